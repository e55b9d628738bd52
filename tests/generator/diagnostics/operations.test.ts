/** Faults in what the manifest says about operations: which there are, and which row they are about. */
import { describe, expect, it } from 'vitest'
import { build, outcome, type Case } from './world.ts'

const cases: readonly Case[] = [
  {
    title: 'an operation that the contract does not have',
    change: { replace: '  stem: boat', by: '  stem: boat\n  list: boat_lst' },
    errors: {
      code: 'UNKNOWN_OPERATION',
      at: 'list: boat_lst',
      cause: 'there is no operation `boat_lst` in the contract',
      suggestion: 'did you mean `boat_list`?',
    },
  },
  {
    title: 'an action without an operation of its name',
    change: { replace: '  anchor: {}', by: '  anker: {}' },
    errors: {
      code: 'UNKNOWN_OPERATION',
      at: 'anker: {}',
      cause: 'there is no operation `boat_anker` for the action `anker`',
      suggestion: 'did you mean `boat_anchor`? Else state `op:`',
    },
  },
  {
    title: 'an operation of a link that the contract does not have',
    change: { replace: '  add: harbor_pilot_add', by: '  add: harbor_pilot_ad' },
    errors: {
      code: 'UNKNOWN_OPERATION',
      at: 'add: harbor_pilot_ad',
      cause: 'there is no operation `harbor_pilot_ad` in the contract',
      suggestion: 'did you mean `harbor_pilot_add`?',
    },
  },
  {
    title: 'an operation of a single that the contract does not have',
    change: { replace: 'view: harbor_depth_view', by: 'view: harbor_dept_view' },
    errors: {
      code: 'UNKNOWN_OPERATION',
      at: 'view: harbor_dept_view',
      cause: 'there is no operation `harbor_dept_view` in the contract',
      suggestion: 'did you mean `harbor_depth_view`?',
    },
  },
  {
    title: 'an excuse for an operation that the contract does not have',
    change: { in: 'resources/console.yaml', replace: '  tide_view:', by: '  tied_view:' },
    errors: {
      code: 'UNKNOWN_OPERATION',
      in: 'resources/console.yaml',
      at: 'tied_view:',
      cause: 'there is no operation `tied_view` in the contract',
      suggestion: 'did you mean `tide_view`?',
    },
  },
  {
    title: 'a stem that no operation begins with',
    change: { replace: '  stem: boat', by: '  stem: boot' },
    errors: {
      code: 'UNKNOWN_STEM',
      at: 'stem: boot',
      cause: 'no operation begins with `boot_`',
      suggestion: 'did you mean `boat`?',
    },
  },
  {
    title: 'an operation that nobody uses',
    change: { replace: '  anchor: {}\n', by: '' },
    errors: {
      code: 'UNCLAIMED_OPERATION',
      in: 'contract.yaml',
      at: 'post:\n      operationId: boat_anchor',
      cause: 'no entry of the manifest uses `boat_anchor`',
      suggestion: 'add it to an entity, or excuse it in `console`',
    },
  },
  {
    title: 'an operation that nobody uses, called almost like an entity',
    change: { replace: 'detail: {tabs: [{link: service}]}', by: 'operations: {view: false}\ndetail: false' },
    errors: [
      {
        code: 'UNCLAIMED_OPERATION',
        in: 'contract.yaml',
        at: 'get:\n      operationId: pilot_view',
        cause: 'no entry of the manifest uses `pilot_view`',
        suggestion: 'add it to an entity, or excuse it in `console` (did you mean `pilot`?)',
      },
      {
        severity: 'warning',
        code: 'NO_WAY_TO_SCREEN',
        at: 'pilot: {label: Harbors',
        cause: 'nothing leads to the screen `service.pilot.list`',
        suggestion: 'name it in `nav`, in `tabs`, or in `to` of an action',
      },
    ],
  },
  {
    title: 'a list whose answer is none',
    change: {
      replace: 'at: /pilots',
      by: 'at: /pilots\noperations: {list: tide_view}\nclaims: {pilot_list: not now}',
    },
    errors: {
      code: 'NOT_A_LIST',
      at: 'list: tide_view',
      cause: 'the answer of `tide_view` is no list',
      suggestion: 'state `shape: {wrapped: <property>}` or use another operation',
    },
  },
  {
    title: 'a list that looks for its rows in the wrong property',
    change: { replace: '  stem: boat', by: '  stem: boat\n  list: {op: boat_list, shape: {wrapped: boats}}' },
    errors: {
      code: 'NOT_A_LIST',
      at: 'list: {op: boat_list',
      cause: 'the answer of `boat_list` is no list',
      suggestion: 'state `shape: {wrapped: <property>}` or use another operation',
    },
  },
  {
    title: 'a read that may change something',
    change: {
      replace: '  stem: boat',
      by: '  stem: boat\n  view: boat_sail',
    },
    errors: [
      {
        code: 'NOT_A_QUERY',
        at: 'view: boat_sail',
        cause: '`boat_sail` is a POST: it may change something',
        suggestion: 'use another operation, or list it under `queries` of the console if it only reads',
      },
      {
        code: 'UNCLAIMED_OPERATION',
        in: 'contract.yaml',
        at: 'get:\n      operationId: boat_view',
        cause: 'no entry of the manifest uses `boat_view`',
        suggestion: 'add it to an entity, or excuse it in `console` (did you mean `boat`?)',
      },
    ],
  },
  {
    title: 'an action that only reads',
    change: { replace: '  anchor: {}', by: '  anchor: {}\n  look: {op: tide_view, confirm: false}' },
    errors: {
      code: 'NOT_A_MUTATION',
      at: 'op: tide_view',
      cause: '`tide_view` is a GET: it only reads',
      suggestion: 'use another operation',
    },
  },
  {
    title: 'a parameter that the operation does not have',
    change: { replace: 'query: {speed: $row.length}', by: 'query: {sped: $row.length}' },
    errors: {
      code: 'UNKNOWN_PARAM',
      at: 'sped: $row',
      cause: '`boat_sail` has no query parameter `sped`',
      suggestion: 'did you mean `speed`?',
    },
  },
  {
    title: 'a parameter of an operation that has none',
    change: { replace: 'anchor: {}', by: 'anchor: {query: {depth: $row.length}}' },
    errors: {
      code: 'UNKNOWN_PARAM',
      at: 'depth: $row',
      cause: '`boat_anchor` has no query parameter `depth`',
      suggestion: 'remove it: there are none',
    },
  },
  {
    title: 'a filter that the list does not have',
    change: { replace: 'list:\n  columns', by: 'list:\n  filters: {state: {query: status}}\n  columns' },
    errors: {
      code: 'UNKNOWN_PARAM',
      at: 'state: {query',
      cause: 'the list has no query parameter `status`',
      suggestion: 'it has limit, pageToken, harbor',
    },
  },
  {
    title: 'a required parameter that the page does not have',
    change: { replace: 'parent: harbor\n', by: 'at: /boats\n' },
    errors: {
      code: 'MISSING_PARAM',
      at: 'operations:\n  stem',
      cause: '`boat_create` needs `harbor`, and `/boats-new` has no such parameter',
      suggestion: 'bind it: `query: {harbor: …}`',
    },
  },
  {
    title: 'a form whose operation is gone',
    change: { replace: 'at: /pilots', by: 'at: /pilots\ncreate: {fields: [name]}' },
    errors: {
      code: 'NO_FORM_OPERATION',
      at: 'create: {fields: [name]}',
      cause: '`pilot.create` has no operation to send',
      suggestion: 'name it in `operations`, or remove `create`',
    },
  },
  {
    title: 'a form for changes whose operation is gone',
    change: { replace: 'at: /pilots', by: 'at: /pilots\nedit: {submit: Save}' },
    errors: {
      code: 'NO_FORM_OPERATION',
      at: 'edit: {submit: Save}',
      cause: '`pilot.edit` has no operation to send',
      suggestion: 'name it in `operations`, or remove `edit`',
    },
  },
  {
    title: 'a field that a body newly requires, and that its form does not ask for',
    change: {
      in: 'contract.yaml',
      replace: '    BoatCreate:\n      type: object\n      required: [name]\n      properties:',
      by: '    BoatCreate:\n      type: object\n      required: [name, flag]\n      properties:\n        flag: {type: string}',
    },
    errors: {
      code: 'UNSENT_FIELD',
      at: 'create:\n  fields: [name',
      cause: '`boat_create` requires `flag`, which nothing sends',
      suggestion: 'ask for it in `fields`, or bind it: `body: {flag: …}`',
    },
  },
  {
    title: 'an action whose body is a text, and that binds none',
    change: {
      in: 'contract.yaml',
      replace: '      operationId: boat_anchor\n      tags: [harbors]\n      parameters:\n        - {name: boat,',
      by: '      operationId: boat_anchor\n      tags: [harbors]\n      requestBody: {required: true, content: {application/json: {schema: {type: string}}}}\n      parameters:\n        - {name: boat,',
    },
    errors: {
      code: 'NOT_AN_OBJECT',
      at: 'anchor: {}',
      cause: 'the body of `boat_anchor` is no object',
      suggestion: 'bind all of it: `body: $row.…`, or remove the action',
    },
  },
  {
    title: 'an action whose operation takes a file',
    change: {
      in: 'contract.yaml',
      replace: '      operationId: boat_anchor\n      tags: [harbors]\n      parameters:\n        - {name: boat,',
      by: '      operationId: boat_anchor\n      tags: [harbors]\n      requestBody: {required: true, content: {application/octet-stream: {schema: {type: string, format: binary}}}}\n      parameters:\n        - {name: boat,',
    },
    errors: {
      code: 'UNSENT_FIELD',
      at: 'anchor: {}',
      cause: '`boat_anchor` requires a file, which an action does not ask for',
      suggestion: 'give it a page: `page: …` with `operation: boat_anchor`',
    },
  },
  {
    title: 'a field that a body newly requires, and that its action does not ask for',
    change: {
      in: 'contract.yaml',
      replace: '      required: [to]\n      properties:',
      by: '      required: [to, crew]\n      properties:\n        crew: {type: integer}',
    },
    errors: {
      code: 'UNSENT_FIELD',
      at: 'sail:\n    query',
      cause: '`boat_sail` requires `crew`, which nothing sends',
      suggestion: 'ask for it in `fields`, or bind it: `body: {crew: …}`',
    },
  },
]

it('a required field that is bound, or has a value of its own, is sent', () => {
  const { diagnostics } = build([
    {
      in: 'contract.yaml',
      replace: '      required: [to]\n      properties:',
      by: '      required: [to, state, crew]\n      properties:\n        crew: {type: integer, default: 2}',
    },
  ])
  expect(diagnostics).toEqual([])
})

it.each([
  ['a field called like the parameter', 'rope', 'rope_id', 'ropeId'],
  ['its own key, though the row lies in another of its kind', 'boat', 'boat_id', 'id'],
])('a row is selected by %s', (_, param, field, path) => {
  const head =
    '/anchor:\n    post:\n      operationId: boat_anchor\n      tags: [harbors]\n      parameters:\n        - {name: '
  const { model, diagnostics } = build([
    { in: 'contract.yaml', replace: `/v1/boats/{boat}${head}boat,`, by: `/v1/boats/{${param}}${head}${param},` },
    {
      in: 'contract.yaml',
      replace: '        hull: {type: object',
      by: `        ${field}: {type: string, format: uuid}\n        hull: {type: object`,
    },
  ])
  expect(diagnostics).toEqual([])
  const list = model?.screens.find(({ id }) => `${id}` === 'boat.list')
  const anchor = list?.kind === 'list' ? list.actions.find(({ id }) => id === 'anchor') : undefined
  expect(anchor?.call.path).toEqual([{ param, bind: { from: 'row', path } }])
})

describe('operations', () => {
  it.each(cases)('$title', (one) => {
    const { actual, wanted } = outcome(one)
    expect(actual).toEqual(wanted)
  })
})
