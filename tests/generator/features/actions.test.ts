/** Forms and actions: what they ask for, send, say and reveal. */
import { describe, expect, it } from 'vitest'
import { emitted, expected, openFixture, screenOf } from '../support/fixture.ts'

describe('action with body', () => {
  const fixture = openFixture('action-with-body')
  const { actions } = screenOf(fixture, 'kettle.list', 'list')
  const [refill, boil, pour, remove] = actions

  it('emits what the files say', () => expect(emitted(fixture)).toEqual(expected(fixture)))

  it('comes in the order of the menu, the rest by name, delete last', () => {
    expect(actions.map(({ id }) => id)).toEqual(['refill', 'boil', 'pour', 'delete'])
  })

  it('is accepted by the mock when it is offered, unless the manifest says otherwise', () => {
    const { rules } = fixture.model.mock
    expect(rules['kettle.boil']?.accept).toEqual({ kind: 'not', of: { kind: 'field', path: 'state', in: ['broken'] } })
    expect(JSON.stringify(rules['kettle.pour']?.accept).replaceAll('_i', 'I').replaceAll('_m', 'M')).toBe(
      JSON.stringify(pour?.offer),
    )
    expect(Object.keys(rules)).toEqual(['kettle.boil', 'kettle.delete', 'kettle.pour'])
  })

  it('asks before it deletes, unless a form does', () => {
    const asking = [boil, pour, refill, remove].map((action) => action?.confirm !== undefined)
    expect(asking).toEqual([false, true, false, true])
  })

  it('bound parts of one object go into one object', () => {
    const text = fixture.files.get('screens/kettle/actions.gen.ts')
    expect(text).toContain(
      "source: { id: fieldAt<Kettle, 'id'>(row, 'id'), side: fieldAt<Kettle, 'spout.side'>(row, 'spout.side') }",
    )
  })
})

describe('actions of a parent', () => {
  const fixture = openFixture('actions-of-a-parent')

  it('emits what the files say', () => expect(emitted(fixture)).toEqual(expected(fixture)))
})

describe('delete by query', () => {
  const fixture = openFixture('delete-by-query')

  it('emits what the files say', () => expect(emitted(fixture)).toEqual(expected(fixture)))
})

describe('delete by body', () => {
  const fixture = openFixture('delete-by-body')

  it('emits what the files say', () => expect(emitted(fixture)).toEqual(expected(fixture)))
})

describe('kept fields', () => {
  const fixture = openFixture('kept-fields')

  it('emits what the files say', () => expect(emitted(fixture)).toEqual(expected(fixture)))

  it('a field that the body does not require is left alone', () => {
    const { call } = screenOf(fixture, 'clock.edit', 'edit')
    expect(call.body?.fixed.map(({ path }) => path)).toEqual(['hands', 'keeper', 'secretTicks', 'chime'])
  })

  it('an action that replaces the row keeps what it neither asks for nor states, of the row as it is then', () => {
    const [wind] = screenOf(fixture, 'clock.list', 'list').actions
    const row = (path: string) => ({ from: 'row', path })
    expect(wind?.form?.map(({ id }) => id)).toEqual(['hands'])
    expect(wind?.call).toMatchObject({
      body: {
        form: true,
        fixed: [
          { path: 'keeper', bind: row('keeperId') },
          { path: 'secretTicks', bind: row('secretTicks') },
          { path: 'zone', bind: row('zone') },
          { path: 'chime', bind: { from: 'literal', value: true } },
          { path: 'face', bind: { from: 'literal', value: 'round' } },
        ],
      },
      readFirst: { of: 'row', operation: 'clock_view' },
    })
  })

  it('an update of a single keeps what it requires as well', () => {
    const { call } = screenOf(openFixture('single-of-a-parent'), 'orchard.quota.edit', 'edit')
    expect(call.body?.fixed).toEqual([{ path: 'trees', bind: { from: 'row', path: 'trees' } }])
  })
})

describe('one-time secret', () => {
  const fixture = openFixture('one-time-secret')

  it('emits what the files say', () => expect(emitted(fixture)).toEqual(expected(fixture)))
})

describe('form widgets', () => {
  const fixture = openFixture('form-widgets')

  it('emits what the files say', () => expect(emitted(fixture)).toEqual(expected(fixture)))

  it('regression: what the contract says of all sizes in bytes was the help of one that is shown in MiB', () => {
    const size = screenOf(fixture, 'cake.create', 'create').fields.find(({ id }) => id === 'size')
    expect(size).toMatchObject({ label: 'Size', widget: { kind: 'bytes', unit: 'MiB' } })
    const column = screenOf(fixture, 'cake.list', 'list').columns.find(({ id }) => id === 'size')
    expect(column).toMatchObject({ label: 'Size', cell: { kind: 'bytes' } })
    expect([size?.help, column?.help]).toEqual([undefined, undefined])
  })

  it('a schema that contains itself ends in plain JSON', () => {
    const layer = screenOf(fixture, 'cake.create', 'create').fields.find(({ id }) => id === 'layer')
    expect(layer?.widget).toMatchObject({
      kind: 'group',
      fields: [{ id: 'below', widget: { kind: 'json' } }, { id: 'of' }],
    })
  })
})

describe('menu links', () => {
  const fixture = openFixture('menu-links')

  it('emits what the files say', () => expect(emitted(fixture)).toEqual(expected(fixture)))
})

describe('mock semantics', () => {
  const fixture = openFixture('mock-semantics')

  it('emits what the files say', () => expect(emitted(fixture)).toEqual(expected(fixture)))

  it('an operation that the default does not serve is counted as such', () => {
    expect(fixture.model.coverage.operations).toMatchObject({
      catalogue_view: { mock: 'crud' },
      catalogue_update: { mock: 'none' },
    })
  })
})
