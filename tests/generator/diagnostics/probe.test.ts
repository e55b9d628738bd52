import { expect, it } from 'vitest'
import { formatDiagnostic } from '../../../generator/diagnostics.ts'
import { build, type Change } from './world.ts'
const H = (replace: string, by: string): Change => ({ replace, by })
const C = (replace: string, by: string): Change => ({ in: 'resources/console.yaml', replace, by })
const probes: [string, Change[], boolean?][] = [
  ['none', []],
  ['link end unknown', [H('ends: {harbor: harbor, pilot: pilot}', 'ends: {harbor: harbor, pilot: pilott}')]],
  ['empty unknown', [H('offer: {state: [moored]}', 'offer: {empty: boot}')]],
  ['effects key unknown', [H('  sail: [harbor]', '  sale: [harbor]')]],
  ['effects value unknown', [H('  sail: [harbor]', '  sail: [harbour]')]],
  ['effects create value unknown', [H('  sail: [harbor]', '  create: [harbour]')]],
  ['fields key unknown', [H('  cargo: {variants', '  carga: {variants')]],
  ['variants key unknown', [H('{fish: {label: Fish}}', '{fisch: {label: Fish}}')]],
  ['tones key', [H('fields:\n  cargo: {variants: {fish: {label: Fish}}}', 'fields:\n  state: {tones: {moord: success}}')]],
  ['options key', [H('fields:\n  cargo: {variants: {fish: {label: Fish}}}', 'fields:\n  state: {options: {moord: {label: x}}}')]],
  ['ref unknown', [H('fields:\n  cargo: {variants: {fish: {label: Fish}}}', 'fields:\n  harborId: {ref: harbour}')]],
  ['ref unknown shown', [H('  columns: [name, state, length]', '  columns: [name, harborId]'), H('fields:\n  cargo: {variants: {fish: {label: Fish}}}', 'fields:\n  harborId: {ref: harbour}')]],
  ['lift', [H('refresh:', 'lift: {colour: hull.color}\nrefresh:')]],
  ['lift clean col', [H('refresh:', 'lift: {colour: hull.colour}\nrefresh:'), H('[name, state, length]', '[name, colour]')]],
  ['key', [H('entity: boat\n', 'entity: boat\nkey: ident\n')]],
  ['name', [H('entity: boat\n', 'entity: boat\nname: title\n')]],
  ['reveal', [H('  anchor: {}', '  anchor: {reveal: {path: code, label: Code}}')]],
  ['page under', [H("page: chart\n", "page: chart\nunder: harbour\n")]],
  ['page level', [H("page: chart\n", "page: chart\nlevel: see\n")]],
  ['mock contains', [H('entity: boat\n', 'entity: boat\nmock: {contains: [bote], cascade: [bute], unique: [nane], defaults: {stat: x}}\n')]],
  ['mock refuse', [H('entity: boat\n', "entity: boat\nmock: {refuse: {delete: [{unless: {stat: [x]}, message: 'y {nope}'}]}}\n")]],
  ['filters', [H('  columns: [name, state, length]', '  columns: [name, state, length]\n  filters: {foo: {query: bar}}')]],
  ['form omit', [H('  fields: [name, length, cargo]', '  omit: [nane]')]],
  ['action form field', [H('form: {fields: [to]}', 'form: {fields: [too]}')]],
  ['action form omit', [H('form: {fields: [to]}', 'form: {omit: [too]}')]],
  ['actions update unknown', [H('  anchor: {}', '  anchor: {}\n  update: {offer: {state: [moored]}, reason: x, role: a.b}')]],
  ['create cond', [H('  anchor: {}', '  anchor: {}\n  create: {offer: {$parent.open: [true]}}')]],
  ['mock set', [H('  anchor: {}', '  anchor: {mock: {set: {stat: sailing, harbor_id: $body.nope}}}')]],
  ['home', [H('at: /pilots', 'at: /pilots\nhome: boat.list')]],
  ['redirect target', [C('  /: /harbors', '  /: /harborz')]],
  ['console labels', [C('acronyms: [ID]', 'acronyms: [ID]\nlabels: {nosuch: X}')]],
  ['claims dup', [C('  tide_view: sailors', '  boat_list: twice\n  tide_view: sailors')]],
  ['form bind', [H('query: {speed: $row.length}', 'query: {speed: $form.pace}')]],
  ['me bind', [H('query: {speed: $row.length}', 'query: {speed: $me.pace}')]],
  ['op path wrong', [H('  stem: boat', '  stem: boat\n  view: boat_sail')]],
  ['sides unknown', [H('  pilot: {label: Harbors, at: harbors, add: false}', '  pilots: {label: Harbors, at: harbors, add: false}')]],
  ['link list end unknown', [H('list: {harbor: harbor_pilot_list, pilot: pilot_harbor_list}', 'list: {harbor: harbor_pilot_list, pilots: pilot_harbor_list}')]],
  ['link op unknown', [H('  add: harbor_pilot_add', '  add: harbor_pilot_ad')]],
  ['single op unknown', [H('view: harbor_depth_view', 'view: harbor_dept_view')]],
  ['single field unknown', [H('update: harbor_depth_update}', 'update: harbor_depth_update, fields: [meters], rows: [meters]}')]],
  ['document items', [H('entity: pilot\nat: /pilots', 'entity: pilot\nat: /pilots\ndocument: {read: pilot_list, write: boat_update, items: itemz, key: nane}\ncreate: false\nedit: false')]],
  ['level unknown entity', [H('entity: pilot\n', 'entity: pilot\nlevel: see\n')]],
  ['rows', [H('at: /pilots', 'at: /pilots\ndetail: {rows: [idd]}')]],
  ['children into', [H('at: /pilots', 'at: /pilots\nreads: [tide_vew]')]],
  ['among', [H('  cargo: {variants', '  length: {among: {stat: [x]}, ref: pilot}\n  cargo: {variants')]],
  ['when', [H('  cargo: {variants', '  length: {when: {nope: [1]}}\n  cargo: {variants')]],
  ['create query', [H('  fields: [name, length, cargo]', '  query: {harbour: x}')]],
  ['body', [H('body: {state: day}', 'body: {stat: day}')]],
  ['body value', [H('body: {state: day}', 'body: {state: noon}')]],
  ['body type', [H('body: {state: day}', 'body: {to: 5}')]],
  ['query literal type', [H('query: {speed: $row.length}', 'query: {speed: fast}')]],
  ['duplicate claim of stem', [H('at: /pilots', 'at: /pilots\noperations: {list: boat_list}')]],
]
it('probe', () => {
  for (const [name, changes, unchecked] of probes) {
    let out: string
    try {
      const r = build(changes, { unchecked: unchecked === true })
      out = r.diagnostics.map(formatDiagnostic).join('\n   ')
      if (out === '') out = r.model === undefined ? 'NO MODEL' : '-- silent --'
    } catch (e) { out = 'THROWS ' + (e as Error).stack?.split('\n').slice(0, 3).join(' | ') }
    console.log(`## ${name}\n   ${out}`)
  }
  expect(1).toBe(1)
})
