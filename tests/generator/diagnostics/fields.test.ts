/** Faults in what the manifest says about fields and their values. */
import { describe, expect, it } from 'vitest'
import { outcome, type Case } from './world.ts'

/** Fields of a boat, as a suggestion lists them. */
const boat = 'there are harborId, hull, id and 4 more'

const cases: readonly Case[] = [
  {
    title: 'a field of the line under the title',
    change: {
      replace: 'detail:\n  tabs: [boat',
      by: 'detail:\n  rows: [name, id]\n  line: [nam]\n  tabs: [boat',
    },
    errors: {
      code: 'UNKNOWN_FIELD',
      at: 'nam]',
      cause: '`nam` is none of the rows of the page',
      suggestion: 'did you mean `name`?',
    },
  },
  {
    title: 'a value that passes by itself',
    change: {
      replace: 'fields:\n  cargo:',
      by: 'fields:\n  state: {passing: [sail]}\n  cargo:',
    },
    errors: {
      code: 'UNKNOWN_VALUE',
      at: 'sail]',
      cause: 'the field is never `sail`',
      suggestion: 'it is one of moored, sailing, day and 1 more',
    },
  },
  {
    title: 'the time of the last change',
    change: {
      replace: 'fields:\n  cargo:',
      by: 'fields:\n  state: {since: timeBuild}\n  cargo:',
    },
    errors: {
      code: 'UNKNOWN_FIELD',
      at: 'since: timeBuild}',
      cause: 'there is no field `timeBuild`',
      suggestion: 'did you mean `timeBuilt`?',
    },
  },
  {
    title: 'a column of a table inside a value',
    change: {
      replace: 'fields:\n  cargo:',
      by: 'fields:\n  hull: {table: [{field: kei}]}\n  cargo:',
    },
    errors: {
      code: 'UNKNOWN_FIELD',
      at: '{field: kei}',
      cause: 'the row has no field `kei`',
      suggestion: 'did you mean `key`?',
    },
  },
  {
    title: 'a column of a table inside a column',
    change: {
      replace: 'columns: [name, state, length]',
      by: 'columns: [name, {field: hull, table: [{field: kei}]}]',
    },
    errors: {
      code: 'UNKNOWN_FIELD',
      at: '{field: kei}',
      cause: 'the row has no field `kei`',
      suggestion: 'did you mean `key`?',
    },
  },
  {
    title: 'a column',
    change: { replace: 'columns: [name, state, length]', by: 'columns: [name, stat]' },
    errors: {
      code: 'UNKNOWN_FIELD',
      at: 'stat]',
      cause: 'the row has no field `stat`',
      suggestion: 'did you mean `state`?',
    },
  },
  {
    title: 'a field of a form',
    change: { replace: 'fields: [name, length, cargo]', by: 'fields: [name, carga]' },
    errors: {
      code: 'UNKNOWN_FIELD',
      at: 'carga]',
      cause: 'the request has no field `carga`',
      suggestion: 'did you mean `cargo`?',
    },
  },
  {
    title: 'a field that a form leaves out',
    change: { replace: 'fields: [name, length, cargo]', by: 'omit: [carga]' },
    errors: {
      code: 'UNKNOWN_FIELD',
      at: 'carga]',
      cause: 'there is no field `carga`',
      suggestion: 'did you mean `cargo`?',
    },
  },
  {
    title: 'a field of the form of an action',
    change: { replace: 'form: {fields: [to]}', by: 'form: {fields: [too]}' },
    errors: {
      code: 'UNKNOWN_FIELD',
      at: 'too]',
      cause: 'the request has no field `too`',
      suggestion: 'did you mean `to`?',
    },
  },
  {
    title: 'a bound field of a body',
    change: { replace: 'body: {state: day}', by: 'body: {stat: day}' },
    errors: {
      code: 'UNKNOWN_FIELD',
      at: 'stat: day',
      cause: 'the body of `boat_sail` has no field `stat`',
      suggestion: 'did you mean `state`?',
    },
  },
  {
    title: 'a column of a field that each entry of a list has',
    change: [
      {
        in: 'contract.yaml',
        replace: 'hull: {type: object, properties: {colour: {type: string}}}',
        by: 'hull: {type: array, items: {type: object, properties: {colour: {type: string}}}}',
      },
      { replace: 'columns: [name, state, length]', by: 'columns: [name, state, hull.colour]' },
    ],
    errors: {
      code: 'UNKNOWN_FIELD',
      at: 'hull.colour]',
      cause: '`hull` is a list: a row has no single `hull.colour`',
      suggestion: 'show `hull` itself, as a `table` of its fields',
    },
  },
  {
    title: 'a field of a single',
    change: { replace: 'update: harbor_depth_update}', by: 'update: harbor_depth_update, rows: [meters]}' },
    errors: {
      code: 'UNKNOWN_FIELD',
      at: 'meters]',
      cause: 'the row has no field `meters`',
      suggestion: 'did you mean `metres`?',
    },
  },
  {
    title: 'a field of a condition',
    change: { replace: 'offer: {state: [moored]}', by: 'offer: {stat: [moored]}' },
    errors: {
      code: 'UNKNOWN_FIELD',
      at: 'stat: [moored]',
      cause: 'the row has no field `stat`',
      suggestion: 'did you mean `state`?',
    },
  },
  {
    title: 'a field of the parent in a condition',
    change: { replace: 'offer: {state: [moored]}', by: 'offer: {$parent.opn: [true]}' },
    errors: {
      code: 'UNKNOWN_FIELD',
      at: '$parent.opn',
      cause: 'the row has no field `opn`',
      suggestion: 'did you mean `open`?',
    },
  },
  {
    title: 'a field of the parent in a value of a condition',
    change: { replace: 'offer: {state: [moored]}', by: 'offer: {state: [$parent.opn]}' },
    errors: {
      code: 'UNKNOWN_FIELD',
      at: 'state: [$parent.opn]',
      cause: 'the row has no field `opn`',
      suggestion: 'did you mean `open`?',
    },
  },
  {
    title: 'a parent in a condition where there is none',
    change: {
      replace: 'at: /pilots',
      by: 'at: /pilots\nactions: {delete: {op: boat_anchor}, update: {offer: {$parent.x: [1]}, reason: y}}',
    },
    errors: {
      code: 'UNKNOWN_FIELD',
      at: '$parent.x',
      cause: '`$parent.x` needs a parent, and there is none',
      suggestion: 'state `parent` or use a field of the row',
    },
  },
  {
    title: 'options for a field that does not exist',
    change: { replace: '  cargo: {variants', by: '  carga: {variants' },
    errors: {
      code: 'UNKNOWN_FIELD',
      at: 'carga: {variants',
      cause: 'there is no field `carga`',
      suggestion: 'did you mean `cargo`?',
    },
  },
  {
    title: 'a condition on a form with a field that no form has',
    change: { replace: '  cargo: {variants', by: '  length: {when: {nope: [1]}}\n  cargo: {variants' },
    errors: {
      code: 'UNKNOWN_FIELD',
      at: 'nope: [1]',
      cause: 'the row has no field `nope`',
      suggestion: 'did you mean `name`?',
    },
  },
  {
    title: 'a condition on the rows of an edit form',
    change: { replace: '  cargo: {variants', by: '  length: {fixed: {nane: [x]}}\n  cargo: {variants' },
    errors: {
      code: 'UNKNOWN_FIELD',
      at: 'nane: [x]',
      cause: 'the row has no field `nane`',
      suggestion: 'did you mean `name`?',
    },
  },
  {
    title: 'a lifted field',
    change: { replace: 'refresh:', by: 'lift: {colour: hull.color}\nrefresh:' },
    errors: { code: 'UNKNOWN_FIELD', at: 'colour: hull', cause: 'there is no field `hull.color`', suggestion: boat },
  },
  {
    title: 'a key',
    change: { replace: 'entity: boat\n', by: 'entity: boat\nkey: ident\n' },
    errors: { code: 'UNKNOWN_FIELD', at: 'key: ident', cause: 'there is no field `ident`', suggestion: boat },
  },
  {
    title: 'a name',
    change: { replace: 'entity: boat\n', by: 'entity: boat\nname: tittle\n' },
    errors: { code: 'UNKNOWN_FIELD', at: 'name: tittle', cause: 'there is no field `tittle`', suggestion: boat },
  },
  {
    title: 'a secret that the answer does not hold',
    change: {
      replace: '    reason: It is at sea',
      by: '    reason: It is at sea\n    reveal: {path: nane, label: Code}',
    },
    errors: {
      code: 'UNKNOWN_FIELD',
      at: 'path: nane',
      cause: 'there is no field `nane`',
      suggestion: 'did you mean `name`?',
    },
  },
  {
    title: 'wire names of the mock',
    change: {
      replace: 'entity: boat\n',
      by: "entity: boat\nmock: {unique: [nane], defaults: {stat: x}, refuse: {delete: [{unless: {lenght: [1]}, message: 'is {harborId}'}]}}\n",
    },
    errors: [
      { code: 'UNKNOWN_FIELD', at: 'nane]', cause: 'there is no field `nane`', suggestion: 'did you mean `name`?' },
      { code: 'UNKNOWN_FIELD', at: 'stat: x', cause: 'there is no field `stat`', suggestion: 'did you mean `state`?' },
      {
        code: 'UNKNOWN_FIELD',
        at: 'lenght:',
        cause: 'there is no field `lenght`',
        suggestion: 'did you mean `length`?',
      },
    ],
  },
  {
    title: 'a refusal of the mock that nothing gives a condition',
    change: { replace: 'entity: boat\n', by: "entity: boat\nmock: {refuse: {update: [{message: 'no'}]}}\n" },
    errors: {
      code: 'MISSING_CONDITION',
      at: "{message: 'no'}",
      cause: 'nothing says when `update` is refused',
      suggestion: 'state `accept` or `offer` of the action, or `unless` or `when` here',
    },
  },
  {
    title: 'a rule of the server',
    change: { replace: '    reason: It is at sea', by: '    reason: It is at sea\n    accept: {stat: [moored]}' },
    errors: {
      code: 'UNKNOWN_FIELD',
      at: 'stat: [moored]',
      cause: 'the row has no field `stat`',
      suggestion: 'did you mean `state`?',
    },
  },
  {
    title: 'what an action does to a row of the mock',
    change: { replace: '  anchor: {}', by: '  anchor: {mock: {set: {stat: moored}}}' },
    errors: {
      code: 'UNKNOWN_FIELD',
      at: 'stat: moored',
      cause: 'there is no field `stat`',
      suggestion: 'did you mean `state`?',
    },
  },
  {
    title: 'a value in a condition',
    change: { replace: 'offer: {state: [moored]}', by: 'offer: {state: [morred]}' },
    errors: {
      code: 'UNKNOWN_VALUE',
      at: 'state: [morred]',
      cause: '`state` is never `morred`',
      suggestion: 'did you mean `moored`?',
    },
  },
  {
    title: 'a value in a body',
    change: { replace: 'body: {state: day}', by: 'body: {state: noon}' },
    errors: {
      code: 'UNKNOWN_VALUE',
      at: 'state: noon',
      cause: '`state` is never `noon`',
      suggestion: 'it is one of day, night',
    },
  },
  {
    title: 'a value with a tone',
    change: { replace: '  cargo: {variants', by: '  state: {tones: {sunk: danger}}\n  cargo: {variants' },
    errors: {
      code: 'UNKNOWN_VALUE',
      at: 'sunk: danger',
      cause: 'the field is never `sunk`',
      suggestion: 'it is one of moored, sailing, day and 1 more',
    },
  },
  {
    title: 'a variant of a union',
    change: { replace: '{fish: {label: Fish}}', by: '{fisch: {label: Fish}}' },
    errors: {
      code: 'UNKNOWN_VALUE',
      at: 'fisch: {label',
      cause: 'the field is never `fisch`',
      suggestion: 'did you mean `fish`?',
    },
  },
  {
    title: 'a schema',
    change: { replace: 'entity: boat\n', by: 'entity: boat\nschema: Boot\n' },
    errors: {
      code: 'UNKNOWN_SCHEMA',
      at: 'schema: Boot',
      cause: 'there is no schema `Boot`',
      suggestion: 'did you mean `Boat`?',
    },
  },
  {
    title: 'an action that can be disabled and does not say why',
    change: { replace: '    reason: It is at sea\n', by: '' },
    errors: {
      code: 'MISSING_REASON',
      at: 'offer: {state',
      cause: 'an action that can be disabled has to say why',
      suggestion: 'add `reason:` in plain words',
    },
  },
  {
    title: 'conditions that are none',
    unchecked: true,
    change: { replace: 'offer: {state: [moored]}', by: 'offer: {not: [moored]}' },
    errors: {
      code: 'BAD_CONDITION',
      at: 'not: [moored]',
      cause: '`not` takes conditions',
      suggestion: 'write `{field: [values]}`',
    },
  },
  {
    title: 'an age that is none',
    unchecked: true,
    change: { replace: 'offer: {state: [moored]}', by: 'offer: {newer: [timeBuilt, old]}' },
    errors: {
      code: 'BAD_CONDITION',
      at: 'newer: [',
      cause: '`newer` takes a field and an age',
      suggestion: 'write `newer: [timeCreated, 30m]`',
    },
  },
  {
    title: 'an interval that is none',
    unchecked: true,
    change: { replace: 'every: 10s', by: 'every: soon' },
    errors: {
      code: 'BAD_INTERVAL',
      at: 'every: soon',
      cause: '`soon` is no interval',
      suggestion: 'write 20s, 30m or 2h',
    },
  },
]

describe('fields and values', () => {
  it.each(cases)('$title', (one) => {
    const { actual, wanted } = outcome(one)
    expect(actual).toEqual(wanted)
  })
})
