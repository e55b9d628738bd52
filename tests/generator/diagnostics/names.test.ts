/** Faults in names: entities, actions, screens, tabs, levels, operations. */
import { describe, expect, it } from 'vitest'
import { createDiagnostics } from '../../../generator/diagnostics.ts'
import { readOperations } from '../../../generator/link/operations.ts'
import { conventions, smallDocument } from '../../support/document-model.ts'
import { outcome, type Case } from './world.ts'

const cases: readonly Case[] = [
  {
    title: 'a role',
    change: { replace: '  anchor: {}', by: '  anchor: {role: crew.captian}' },
    errors: {
      code: 'UNKNOWN_ROLE',
      at: 'role: crew.captian}',
      cause: 'there is no role `crew.captian`',
      suggestion: 'did you mean `captain`?',
    },
  },
  {
    title: 'the level of a role',
    change: { replace: '  anchor: {}', by: '  anchor: {role: crews.captain}' },
    errors: {
      code: 'UNKNOWN_ROLE',
      at: 'role: crews.captain}',
      cause: 'the console has no roles of a level `crews`',
      suggestion: 'did you mean `crew`?',
    },
  },
  {
    title: 'the roles of a level',
    change: { in: 'resources/console.yaml', replace: 'crew: CrewRole', by: 'crew: CrewRoles' },
    errors: {
      code: 'UNKNOWN_SCHEMA',
      in: 'resources/console.yaml',
      at: 'crew: CrewRoles}',
      cause: 'there is no schema `CrewRoles`',
      suggestion: 'did you mean `CrewRole`?',
    },
  },
  {
    title: 'the page that a list is a part of',
    change: { replace: '  columns: [name, state, length]', by: '  in: char\n  columns: [name, state, length]' },
    errors: {
      code: 'UNKNOWN_SCREEN',
      at: 'in: char\n',
      cause: 'there is no page `char`',
      suggestion: 'did you mean `chart`?',
    },
  },
  {
    title: 'a button of the heading',
    change: { replace: 'list:\n  columns:', by: 'detail: {buttons: [sale]}\nlist:\n  columns:' },
    errors: {
      code: 'UNKNOWN_ACTION',
      at: 'sale]',
      cause: 'there is no action `sale`',
      suggestion: 'did you mean `sail`?',
    },
  },
  {
    title: 'a parent',
    change: { replace: 'parent: harbor\n', by: 'parent: harbour\n' },
    errors: {
      code: 'UNKNOWN_ENTITY',
      at: 'parent: harbour',
      cause: 'there is no entity `harbour`',
      suggestion: 'did you mean `harbor`?',
    },
  },
  {
    title: 'the entity of a level',
    change: { in: 'resources/console.yaml', replace: 'under: harbor', by: 'under: harbour' },
    errors: {
      code: 'UNKNOWN_ENTITY',
      in: 'resources/console.yaml',
      at: 'under: harbour',
      cause: 'there is no entity `harbour`',
      suggestion: 'did you mean `harbor`?',
    },
  },
  {
    title: 'the entity of a page',
    change: { replace: 'page: chart\n', by: 'page: chart\nunder: harbour\n' },
    errors: {
      code: 'UNKNOWN_ENTITY',
      at: 'under: harbour',
      cause: 'there is no entity `harbour`',
      suggestion: 'did you mean `harbor`?',
    },
  },
  {
    title: 'a reference',
    change: { replace: '  cargo: {variants', by: '  harborId: {ref: harbour}\n  cargo: {variants' },
    errors: {
      code: 'UNKNOWN_ENTITY',
      at: 'ref: harbour',
      cause: 'there is no entity `harbour` to refer to',
      suggestion: 'did you mean `harbor`?',
    },
  },
  {
    title: 'the reference of a column',
    change: {
      replace: 'columns: [name, state, length]',
      by: 'columns: [name, {field: harborId, ref: {entity: harbor, view: mine}}]',
    },
    errors: {
      code: 'UNKNOWN_ENTITY',
      at: '{field: harborId',
      cause: 'there is no entity `harbor.mine` to refer to',
    },
  },
  {
    title: 'an effect',
    change: { replace: '  sail: [harbor]', by: '  sail: [harbour]' },
    errors: {
      code: 'UNKNOWN_ENTITY',
      at: 'harbour]',
      cause: 'the effect `harbour` is no entity, link, single or page',
      suggestion: 'did you mean `harbor`?',
    },
  },
  {
    title: 'an entity that has to be empty',
    change: { replace: 'offer: {state: [moored]}', by: 'offer: {empty: pilots}' },
    errors: {
      code: 'UNKNOWN_ENTITY',
      at: 'empty: pilots',
      cause: 'there is no entity or link `pilots`',
      suggestion: 'did you mean `pilot`?',
    },
  },
  {
    title: 'the entity at an end of a link',
    change: { replace: 'ends: {harbor: harbor, pilot: pilot}', by: 'ends: {harbor: harbor, pilot: pilott}' },
    errors: {
      code: 'UNKNOWN_ENTITY',
      at: 'pilot: pilott',
      cause: 'there is no entity `pilott`',
      suggestion: 'did you mean `pilot`?',
    },
  },
  {
    title: 'what the mock deletes as well',
    change: {
      replace: 'entity: boat\n',
      by: 'entity: boat\nmock: {contains: [bote], cascade: [service, harbor_dept]}\n',
    },
    errors: [
      {
        code: 'UNKNOWN_ENTITY',
        at: 'bote]',
        cause: 'the mock keeps no `bote`',
        suggestion: 'did you mean `boat`?',
      },
      {
        code: 'UNKNOWN_ENTITY',
        at: 'harbor_dept]',
        cause: 'the mock keeps no `harbor_dept`',
        suggestion: 'did you mean `harbor_depth`?',
      },
    ],
  },
  {
    title: 'an action with effects',
    change: { replace: '  sail: [harbor]', by: '  sale: [harbor]' },
    errors: {
      code: 'UNKNOWN_ACTION',
      at: 'sale: [harbor]',
      cause: 'there is no action `sale`',
      suggestion: 'did you mean `sail`?',
    },
  },
  {
    title: 'an action in the order of a menu',
    change: { replace: '  anchor: {}', by: '  anchor: {}\nmenu: [anchr, sail]' },
    errors: {
      code: 'UNKNOWN_ACTION',
      at: 'anchr, sail]',
      cause: 'there is no action `anchr`',
      suggestion: 'did you mean `anchor`?',
    },
  },
  {
    title: 'a side of a link',
    change: { replace: '  pilot: {label: Harbors', by: '  pilots: {label: Harbors' },
    errors: {
      code: 'UNKNOWN_END',
      at: 'pilots: {label',
      cause: '`pilots` is no end of `service`',
      suggestion: 'did you mean `pilot`?',
    },
  },
  {
    title: 'a level of a page',
    change: { replace: 'page: chart\n', by: 'page: chart\nlevel: see\n' },
    errors: {
      code: 'UNKNOWN_LEVEL',
      at: 'level: see',
      cause: 'the console has no level `see`',
      suggestion: 'did you mean `sea`?',
    },
  },
  {
    title: 'a tab',
    change: { replace: 'tabs: [boat,', by: 'tabs: [boot,' },
    errors: {
      code: 'UNKNOWN_TAB',
      at: 'boot,',
      cause: '`boot` is no entity, link, single or page',
      suggestion: 'did you mean `boat`?',
    },
  },
  {
    title: 'a tab with a link that has no end here',
    change: { replace: 'tabs: [{link: service}]}\n---', by: 'tabs: [{link: service, side: sailor}]}\n---' },
    errors: {
      code: 'UNKNOWN_TAB',
      at: '{link: service, side',
      cause: '`service.sailor` is no entity, link, single or page',
      suggestion: 'did you mean `service.harbor`?',
    },
  },
  {
    title: 'an entry of the navigation',
    change: { in: 'resources/console.yaml', replace: 'nav: [boat.list]', by: 'nav: [boats.list]' },
    errors: {
      code: 'UNKNOWN_SCREEN',
      in: 'resources/console.yaml',
      at: 'boats.list',
      cause: 'there is no screen `boats.list`',
      suggestion: 'did you mean `boat.list`?',
    },
  },
  {
    title: 'where a menu entry leads to',
    change: { replace: '  anchor: {}', by: '  anchor: {}\n  map: {to: chrt}' },
    errors: {
      code: 'UNKNOWN_SCREEN',
      at: 'to: chrt',
      cause: 'there is no screen `chrt`',
      suggestion: 'did you mean `chart`?',
    },
  },
  {
    title: 'a screen that the entity does not have',
    change: { replace: '  anchor: {}', by: '  anchor: {}\n  berth: {to: harbor.create}' },
    errors: { code: 'UNKNOWN_SCREEN', at: 'to: harbor.create', cause: 'there is no screen `harbor.create`' },
  },
  {
    title: 'the home of a row',
    change: { replace: 'at: /pilots', by: 'at: /pilots\nhome: pilots.list' },
    errors: {
      code: 'UNKNOWN_SCREEN',
      at: 'home: pilots.list',
      cause: 'there is no screen `pilots.list`',
      suggestion: 'did you mean `pilot.list`?',
    },
  },
  {
    title: 'where a redirect leads to',
    change: { in: 'resources/console.yaml', replace: '/: /harbors', by: '/: /harbours' },
    errors: {
      code: 'UNKNOWN_SCREEN',
      in: 'resources/console.yaml',
      at: '/: /harbours',
      cause: 'there is no screen at `/harbours`',
      suggestion: 'did you mean `/harbors`?',
    },
  },
  {
    title: 'a home that needs more than the row has',
    change: { replace: 'at: /pilots', by: 'at: /pilots\nhome: boat.list' },
    errors: {
      code: 'MISSING_PARAM',
      at: 'home: boat.list',
      cause: '`/harbors/:harbor/boats` needs `harbor`, which a row of `pilot` does not have',
      suggestion: 'lead to a screen of the same row or of one of its parents',
    },
  },
  {
    title: 'a redirect that needs more than its address has',
    change: { in: 'resources/console.yaml', replace: '/: /harbors', by: '/h/:harbr: /harbors/:harbor' },
    errors: {
      code: 'MISSING_PARAM',
      in: 'resources/console.yaml',
      at: '/h/:harbr',
      cause: '`/harbors/:harbor` needs `harbor`, and `/h/:harbr` has no such parameter',
      suggestion: 'did you mean `harbr`?',
    },
  },
  {
    title: 'two entities of one name',
    unchecked: true,
    change: {
      replace: 'entity: pilot\n',
      by: 'entity: chart_\nat: /x\n---\nentity: chart_\nat: /y\n---\nentity: pilot\n',
    },
    errors: {
      code: 'DUPLICATE_ENTITY',
      at: 'entity: chart_\nat: /y',
      cause: '`chart_` is defined twice',
      suggestion: 'give one of them another name',
    },
  },
  {
    title: 'a placeholder that says nothing',
    unchecked: true,
    change: { replace: "issue: '9'\n", by: '' },
    errors: {
      code: 'BAD_PLACEHOLDER',
      at: 'page: chart',
      cause: 'a placeholder says which issue brings the page and what it will show',
      suggestion: 'add `issue:` and `summary:`',
    },
  },
  {
    title: 'a form of a document that is not listed',
    change: {
      replace: 'entity: pilot\nat: /pilots',
      by: 'entity: log\nparent: boat\noperations: {}\ndocument: {read: boat_list, write: boat_update, items: items, key: name}\nlist: {placeholder: {issue: later, summary: What happened}}\nedit: false\n---\nentity: pilot\nat: /pilots',
    },
    errors: {
      code: 'DOCUMENT_FORM',
      at: 'entity: log',
      cause: '`log.create` changes one item of a set that no generated list shows',
      suggestion: 'generate `log.list` as well, or state `create: false`, a placeholder or `bespoke`',
    },
  },
  {
    title: 'an owner that is no reference',
    change: { replace: 'entity: boat\nparent: harbor\n', by: 'entity: boat\nparent: harbor\nfind: {owner: length}\n' },
    errors: {
      code: 'UNKNOWN_OWNER',
      at: 'owner: length',
      cause: '`length` of `boat` leads to no page',
      suggestion: 'state `$parent`, or a field with the id of something that has a page',
    },
  },
  {
    title: 'a property that no path can name',
    change: {
      in: 'contract.yaml',
      replace: '        time_built: {type',
      by: '        built.time: {type: string}\n        time_built: {type',
    },
    errors: {
      severity: 'warning',
      code: 'DOTTED_NAME',
      in: 'contract.yaml',
      at: 'Boat:\n',
      cause: '`built.time` of `Boat` is neither shown nor asked for: a dot separates the steps of a path here',
      suggestion: 'rename it in the contract',
    },
  },
  {
    title: 'properties that become one in the client view',
    change: {
      in: 'contract.yaml',
      replace: '        time_built: {type',
      by: '        timeBuilt: {type: string}\n        time_built: {type',
    },
    errors: {
      code: 'NAME_COLLISION',
      in: 'contract.yaml',
      at: 'Boat:\n',
      cause: '`timeBuilt` and `time_built` of `Boat` are the same name in the client view',
      suggestion: 'rename one of them in the contract',
    },
  },
]

describe('names', () => {
  it.each(cases)('$title', (one) => {
    const { actual, wanted } = outcome(one)
    expect(actual).toEqual(wanted)
  })

  it('two operations of one id, which the reader refuses already', () => {
    const diagnostics = createDiagnostics()
    const document = smallDocument(
      {},
      { 'GET /a': { operationId: 'boat_list' }, 'GET /b': { operationId: 'boat_list' } },
    )
    const place = (key: string) => ({ file: 'contract.yaml', line: key === 'operation:boat_list' ? 7 : 1 })
    readOperations({ document, conventions, bundle: '', place }, diagnostics)
    expect(diagnostics.all).toEqual([
      {
        severity: 'error',
        code: 'DUPLICATE_OPERATION',
        place: { file: 'contract.yaml', line: 7 },
        cause: 'operation id `boat_list` is used twice',
        suggestion: 'give each operation its own operationId',
      },
    ])
  })
})
