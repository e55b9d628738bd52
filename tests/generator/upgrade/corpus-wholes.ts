/** Edits of all that a call takes or answers, and of what a name stands for. */
import type { Schema } from '../../../generator/model/types/contract.ts'
import type { Edit } from './corpus.ts'
import type { Draft } from './draft.ts'
import * as edit from './edits.ts'

const list = (items: Schema): Schema => ({ type: 'array', items })

/** What a call answers is something else. */
function answer(draft: Draft, id: string, change: (schema: Schema) => Schema): void {
  const { responses } = edit.operation(draft, id)
  const [status = '', own] = Object.entries(responses).find(([one]) => one.startsWith('2')) ?? []
  const schema = own?.content?.['application/json']?.schema
  if (schema === undefined) throw new Error(`${id} answers no JSON`)
  responses[status] = { description: 'Done.', content: { 'application/json': { schema: change(schema) } } }
}

const body = (draft: Draft, id: string, schema: Schema): void => {
  edit.operation(draft, id).requestBody = { required: true, content: { 'application/json': { schema } } }
}

export const editsOfWholes: readonly Edit[] = [
  {
    name: 'a view answers a list',
    edit: (draft) => answer(draft, 'image_view', list),
    changes: ['field-changed image_view answer Image → list of Image'],
  },
  {
    name: 'a view answers a union of rows',
    edit: (draft) => answer(draft, 'floating_ip_view', (own) => ({ oneOf: [own, edit.ref('Disk')] })),
    changes: [
      'field-changed floating_ip_view answer FloatingIp → one of FloatingIp, Disk',
      'field-moved floating_ip_view answer.instance_id [FloatingIp].instance_id',
      'field-moved floating_ip_view answer.ip [FloatingIp].ip',
      'field-moved floating_ip_view answer.ip_pool_id [FloatingIp].ip_pool_id',
      'field-added floating_ip_view answer.[Disk].block_size',
      'field-added floating_ip_view answer.[Disk].device_path',
      'field-added floating_ip_view answer.[Disk].image_id',
      'field-added floating_ip_view answer.[Disk].size',
      'field-added floating_ip_view answer.[Disk].snapshot_id',
      'field-added floating_ip_view answer.[Disk].state',
    ],
  },
  {
    name: 'a view may answer nothing',
    edit: (draft) => answer(draft, 'anti_affinity_group_view', (own) => ({ nullable: true, allOf: [own] })),
    changes: ['field-nullable anti_affinity_group_view answer'],
  },
  {
    name: 'the body of a form is a text',
    edit: (draft) => body(draft, 'project_update', { type: 'string' }),
    changes: ['field-changed project_update body ProjectUpdate → string'],
  },
  {
    name: 'what is taken whole is a text',
    edit: (draft) => body(draft, 'ip_pool_range_remove', { type: 'string' }),
    changes: ['field-changed ip_pool_range_remove body IpRange → string'],
  },
  {
    name: 'what makes a row answers a list',
    edit: (draft) => answer(draft, 'snapshot_create', list),
    changes: ['field-changed snapshot_create answer Snapshot → list of Snapshot'],
  },
  {
    name: 'what makes a row answers a text',
    edit: (draft) => answer(draft, 'vpc_create', () => ({ type: 'string' })),
    changes: ['field-changed vpc_create answer Vpc → string'],
  },
  {
    name: 'a list answers its rows alone',
    edit: (draft) => answer(draft, 'networking_loopback_address_list', () => list(edit.ref('LoopbackAddress'))),
    changes: [
      'field-changed networking_loopback_address_list answer LoopbackAddressResultsPage → list of LoopbackAddress',
    ],
  },
  {
    name: 'rows of a list are lists',
    edit: (draft) => edit.changeField(draft, ['VpcSubnetResultsPage', 'items'], list(list(edit.ref('VpcSubnet')))),
    changes: ['field-changed VpcSubnetResultsPage.items VpcSubnet → list of VpcSubnet'],
  },
  {
    name: 'a name is a number',
    edit: (draft) => edit.changeField(draft, ['VpcRouter', 'name'], { type: 'integer' }),
    changes: ['field-changed VpcRouter.name string → integer'],
  },
  {
    name: 'a union says nothing of itself any more',
    edit: (draft) => void (draft.components.schemas['DiskState'] = { description: 'Stage of a disk.' }),
    changes: [
      'field-changed DiskState one of creating, detached, import_ready, importing_from_url, importing_from_bulk_writes and 7 more → anything',
    ],
  },
]
