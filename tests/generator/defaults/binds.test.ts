/** What calls are sent where the manifest says nothing of it. */
import { describe, expect, it } from 'vitest'
import { build, type Change } from '../diagnostics/world.ts'

const inContract = (replace: string, by: string): Change => ({ in: 'contract.yaml', replace, by })

/** Boats lie at a berth, and that is what is anchored. */
const anchored = inContract(
  '  /v1/boats/{boat}/anchor:\n    post:\n      operationId: boat_anchor\n      tags: [harbors]\n      parameters:\n        - {name: boat,',
  '  /v1/berths/{berth}/anchor:\n    post:\n      operationId: boat_anchor\n      tags: [harbors]\n      parameters:\n        - {name: berth,',
)
const withField = (field: string): Change =>
  inContract('        time_built: {type', `        ${field}: {type: string, format: uuid}\n        time_built: {type`)

/** What the path of an action on a boat is filled with. */
function anchorPath(...changes: readonly Change[]) {
  const { model, diagnostics } = build(changes)
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  const list = model?.screens.find(({ id }) => String(id) === 'boat.list')
  if (list?.kind !== 'list') throw new Error('there is no list of boats')
  return list.actions.find(({ id }) => id === 'anchor')?.call.path
}

describe('a parameter of the path that nothing binds', () => {
  it('is the row itself where it is called like the entity', () => {
    expect(anchorPath(withField('boat_id'))).toEqual([{ param: 'boat', bind: { from: 'row', path: 'id' } }])
  })

  it('is the field of its name where the row refers to something of that name', () => {
    expect(anchorPath(anchored, withField('berth_id'))).toEqual([
      { param: 'berth', bind: { from: 'row', path: 'berthId' } },
    ])
  })

  it('is the id of the row where it refers to nothing of that name', () => {
    expect(anchorPath(anchored)).toEqual([{ param: 'berth', bind: { from: 'row', path: 'id' } }])
  })
})
