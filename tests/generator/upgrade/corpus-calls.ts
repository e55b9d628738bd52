/** Edits of what calls are answered and refused with, of headers, of who may call, and of limits of parameters. */
import type { Edit } from './corpus.ts'
import * as edit from './edits.ts'

const text = { type: 'string' } as const
const asJson = (name: string) => ({ content: { 'application/json': { schema: edit.ref(name) } } })

export const editsOfCalls: readonly Edit[] = [
  // Refusals.
  {
    name: 'refusals have to say more',
    edit: (draft) => edit.addField(draft, ['Error', 'details'], text, true),
    changes: ['field-added Error.details!'],
  },
  {
    name: 'what refusals say has another name',
    edit: (draft) => edit.renameField(draft, ['Error', 'error_code'], 'reason'),
    changes: ['field-renamed Error.error_code reason'],
  },
  {
    name: 'one operation is refused with a schema of its own',
    edit: (draft) => {
      draft.components.schemas['Problem'] = {
        type: 'object',
        description: 'What is wrong with a snapshot.',
        required: ['title'],
        properties: { title: text },
      }
      edit.operation(draft, 'snapshot_create').responses['4XX'] = { description: 'Refused.', ...asJson('Problem') }
    },
    changes: ['field-changed snapshot_create error Error → Problem'],
  },
  // Headers.
  {
    name: 'calls have to say something in a header',
    edit: (draft) => {
      edit.addHeader(draft, 'snapshot_create', 'idempotency-key', true)
      edit.addHeader(draft, 'disk_create', 'idempotency-key', true)
    },
    changes: ['header-added disk_create,snapshot_create idempotency-key!'],
  },
  {
    name: 'a call has to tell its version',
    edit: (draft) => edit.addHeader(draft, 'probe_list', 'API-Version', true),
    changes: ['header-added probe_list api-version!'],
  },
  {
    name: 'a header is gone',
    edit: (draft) => edit.removeQuery(draft, ['support_bundle_index', 'range']),
    changes: ['header-removed support_bundle_index range'],
  },
  {
    name: 'a header may say less',
    edit: (draft) =>
      edit.editQuery(draft, ['support_bundle_index', 'range'], { schema: { type: 'string', maxLength: 20 } }),
    changes: ['header-changed support_bundle_index range'],
  },
  // Extensions.
  {
    name: 'operations have an extension that there was none of',
    edit: (draft) => {
      edit.operation(draft, 'disk_list')['x-cost'] = 2
      edit.operation(draft, 'vpc_list')['x-cost'] = 1
    },
    changes: ['extension-added disk_list,vpc_list x-cost'],
  },
  // Who may call.
  {
    name: 'an operation says who may call it',
    edit: (draft) => (edit.operation(draft, 'snapshot_delete').security = [{ session: [] }, { token: ['write'] }]),
    changes: ['security-changed snapshot_delete anybody → session or token (write)'],
  },
  // Answers.
  {
    name: 'an answer comes before it is done',
    edit: (draft) => edit.changeStatus(draft, 'snapshot_create', '202'),
    changes: ['status-changed snapshot_create 201 → 202'],
  },
  {
    name: 'an answer is a file',
    edit: (draft) =>
      (edit.operation(draft, 'sled_view').responses['200'] = {
        description: 'The sled.',
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      }),
    changes: ['answer-changed sled_view'],
  },
  {
    name: 'a field of an answer that code reads may have no value',
    edit: (draft) => edit.changeField(draft, ['Sled', 'rack_id'], { type: 'string', format: 'uuid', nullable: true }),
    changes: ['field-nullable Sled.rack_id'],
  },
  // Limits of parameters.
  {
    name: 'pages may have fewer rows',
    edit: (draft) =>
      edit.editQuery(draft, ['disk_list', 'limit'], {
        schema: { type: 'integer', format: 'uint32', minimum: 1, maximum: 100, nullable: true },
      }),
    changes: ['parameter-limits-changed disk_list.limit'],
  },
  {
    name: 'a parameter that nobody sends has a default',
    edit: (draft) =>
      edit.editQuery(draft, ['instance_delete', 'project'], {
        schema: { allOf: [edit.ref('NameOrId')], default: 'lab' },
      }),
    changes: ['parameter-default-changed instance_delete.project'],
  },
]

/** More of the same: they differ from those above only in what is found, not in what it means. */
export const moreEditsOfCalls: readonly Edit[] = [
  {
    name: 'refusals may say more',
    edit: (draft) => edit.addField(draft, ['Error', 'details'], text),
    changes: ['field-added Error.details'],
  },
  {
    name: 'one status of an operation has a schema like that of the others',
    edit: (draft) => {
      draft.components.schemas['Conflict'] = structuredClone(edit.schema(draft, 'Error'))
      edit.addField(draft, ['Conflict', 'other_id'], text, true)
      edit.operation(draft, 'disk_delete').responses['409'] = { description: 'In use.', ...asJson('Conflict') }
    },
    changes: ['field-added Error.other_id!'],
  },
  {
    name: 'a call may say something in a header',
    edit: (draft) => edit.addHeader(draft, 'snapshot_create', 'x-trace'),
    changes: ['header-added snapshot_create x-trace'],
  },
  {
    name: 'a header has to be sent',
    edit: (draft) => edit.editQuery(draft, ['support_bundle_index', 'range'], { required: true }),
    changes: ['header-required support_bundle_index range'],
  },
  {
    name: 'an answer says that something was made',
    edit: (draft) => edit.changeStatus(draft, 'floating_ip_attach', '201'),
    changes: ['status-changed floating_ip_attach 202 → 201'],
  },
]
