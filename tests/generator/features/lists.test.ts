/** Lists in the shapes that APIs give them, and pages of rows that only a list has. */
import { describe, expect, it } from 'vitest'
import { emitted, expected, openFixture, screenOf } from '../support/fixture.ts'

describe('bare array list', () => {
  const fixture = openFixture('bare-array-list')

  it('emits what the files say', () => expect(emitted(fixture)).toEqual(expected(fixture)))
})

describe('wrapped list', () => {
  const fixture = openFixture('wrapped-list')

  it('emits what the files say', () => expect(emitted(fixture)).toEqual(expected(fixture)))

  it('tells the mock where the rows go', () => {
    const shapes = fixture.model.mock.operations.map(({ operation, shape }) => [operation, shape])
    expect(shapes).toEqual([
      ['meadow_list', { kind: 'wrapped', items: 'allMeadows' }],
      ['brook_list', { kind: 'wrapped', items: 'found' }],
    ])
  })
})

describe('detail from the list', () => {
  const fixture = openFixture('detail-from-the-list')

  it('emits what the files say', () => expect(emitted(fixture)).toEqual(expected(fixture)))

  it('has no page for a row unless the manifest asks for one', () => {
    const without = openFixture('bare-array-list')
    expect(without.model.screens.map(({ kind }) => kind)).toEqual(['list'])
  })
})

describe('lists that ask', () => {
  const fixture = openFixture('lists-that-ask')

  it('emits what the files say', () => expect(emitted(fixture)).toEqual(expected(fixture)))

  it('are for nobody but those who say what they ask: no picker, name or search reads them', () => {
    expect(fixture.model.lookups).toEqual([])
    expect(fixture.model.findables).toEqual([])
    const form = screenOf(fixture, 'mooring.create', 'create')
    expect(form.fields.map(({ id, widget }) => [id, widget.kind])).toEqual([
      ['name', 'text'],
      ['buoyId', 'uuid'],
    ])
  })
})

describe('references and pickers', () => {
  const fixture = openFixture('references-and-pickers')

  it('emits what the files say', () => expect(emitted(fixture)).toEqual(expected(fixture)))

  it('a list of references is a list of pickers, not one picker', () => {
    const copies = screenOf(fixture, 'letter.create', 'create').fields.find(({ id }) => id === 'copyTo')
    expect(copies?.widget).toMatchObject({ kind: 'list', item: { widget: { kind: 'picker', lookup: 'envelope' } } })
    const column = screenOf(fixture, 'letter.list', 'list').columns.find(({ id }) => id === 'copyTo')
    expect(column?.cell).toEqual({ kind: 'list' })
  })

  it('what a lookup asks counts as used by the screens that show it', () => {
    expect(screenOf(fixture, 'letter.list', 'list').uses).toEqual(['envelope_list', 'letter_list', 'stamp_list'])
  })
})

describe('lifted fields', () => {
  const fixture = openFixture('lifted-fields')

  it('emits what the files say', () => expect(emitted(fixture)).toEqual(expected(fixture)))
})

describe('refresh', () => {
  const fixture = openFixture('refresh')

  it('emits what the files say', () => expect(emitted(fixture)).toEqual(expected(fixture)))
})

describe('integer ids', () => {
  const fixture = openFixture('integer-ids')

  it('emits what the files say', () => expect(emitted(fixture)).toEqual(expected(fixture)))

  it('a parameter that no route could have gets a name that it can', () => {
    expect(screenOf(fixture, 'drawer.detail', 'detail').path).toBe('/cabinets/:cabinet/drawers/:drawerNo')
  })
})
