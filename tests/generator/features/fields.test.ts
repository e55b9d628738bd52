/** What is said of single fields: tables inside a value, labels of what nobody describes, help, lengths of time, ranges. */
import { describe, expect, it } from 'vitest'
import { emitted, expected, openFixture, screenOf } from '../support/fixture.ts'

describe('tables', () => {
  const fixture = openFixture('tables')

  it('emits what the files say', () => expect(emitted(fixture)).toEqual(expected(fixture)))

  it('are stated for a field wherever it is shown, or for one column', () => {
    const pathsIn = (screen: { columns?: readonly Shown[]; rows?: readonly Shown[] }, id: string) => {
      const cell = [...(screen.columns ?? []), ...(screen.rows ?? [])].find((one) => one.id === id)?.cell
      return cell?.kind === 'table' ? cell.of?.map(({ path }) => path) : cell?.kind
    }
    expect(pathsIn(screenOf(fixture, 'parcel.list', 'list'), 'stops')).toEqual(['town', 'note.text'])
    expect(pathsIn(screenOf(fixture, 'parcel.detail', 'detail'), 'stops')).toEqual(['town', 'reached'])
    expect(pathsIn(screenOf(fixture, 'parcel.detail', 'detail'), 'weights')).toEqual(['key', 'value'])
  })
})

interface Shown {
  id: string
  cell: { kind: string; of?: readonly { path: string }[] }
}

describe('free labels', () => {
  const fixture = openFixture('free-labels')

  it('emits what the files say', () => expect(emitted(fixture)).toEqual(expected(fixture)))

  it('go with the acronyms, and there are no rows that the contract would have', () => {
    const { free, rows } = screenOf(fixture, 'kiln.status', 'detail')
    expect(rows).toEqual([])
    expect(free).toEqual({ labels: { tempC: 'Temperature', fsmState: 'State' }, acronyms: ['ID'] })
  })
})

describe('grouped lists', () => {
  const fixture = openFixture('grouped-lists')
  const form = screenOf(fixture, 'survey.create', 'create')
  const itemsOf = (id: string) => {
    const widget = form.fields.find((one) => one.id === id)?.widget
    const inner = widget?.kind === 'list' ? widget.item.widget : undefined
    return { widget, fields: inner?.kind === 'group' ? inner.fields : [] }
  }

  it('emits what the files say', () => expect(emitted(fixture)).toEqual(expected(fixture)))

  it('have the fields of the group and of its items, and say how they are grouped', () => {
    const { widget, fields } = itemsOf('samples')
    expect(fields.map(({ id }) => id)).toEqual(['shaft', 'depth', 'vein'])
    expect(widget).toMatchObject({ grouped: { by: ['shaft'], in: 'found' }, unique: true })
  })

  it('offer the names of another list, whose items have the stated order', () => {
    expect(itemsOf('samples').fields[0]?.widget).toEqual({ kind: 'name', offers: { list: 'shafts', field: 'title' } })
    expect(itemsOf('shafts').fields.map(({ id }) => id)).toEqual(['title', 'depth'])
  })

  it('refer to rows below each row of another list', () => {
    expect(itemsOf('samples').fields[2]?.widget).toMatchObject({ kind: 'picker', lookup: 'mine_vein*mine' })
  })

  it('replace nothing that has the name of a new one', () => {
    expect(form.asNew).toBe('survey')
    expect(screenOf(fixture, 'survey.edit', 'edit').asNew).toBeUndefined()
  })
})

describe('no help', () => {
  const fixture = openFixture('no-help')

  it('emits what the files say', () => expect(emitted(fixture)).toEqual(expected(fixture)))

  it('leaves out what the contract says, in lists, forms and pages', () => {
    const helpOf = (of: readonly { id: string; help?: string }[]) =>
      Object.fromEntries(of.map(({ id, help }) => [id, help]))
    const list = helpOf(screenOf(fixture, 'sail.list', 'list').columns)
    expect(list).toMatchObject({ cloth: 'Canvas lasts longest', cut: undefined, mended: undefined })
    const form = helpOf(screenOf(fixture, 'sail.create', 'create').fields)
    expect(form).toMatchObject({ cloth: 'Canvas lasts longest', cut: 'How the sail is to be cut', mended: undefined })
    const page = helpOf(screenOf(fixture, 'sail.detail', 'detail').rows)
    expect(page).toMatchObject({ cloth: 'Canvas lasts longest', cut: 'How the sail is cut', mended: undefined })
  })
})

describe('durations', () => {
  const fixture = openFixture('durations')

  it('emits what the files say', () => expect(emitted(fixture)).toEqual(expected(fixture)))

  it('are held in the unit of the field, of its name, or in seconds', () => {
    const { fields } = screenOf(fixture, 'tide.create', 'create')
    const widgets = Object.fromEntries(fields.map(({ id, widget }) => [id, widget]))
    expect(widgets['rise']).toMatchObject({ kind: 'integer', length: 'h', min: 1, max: 12 })
    expect(widgets['fallMillis']).toMatchObject({ kind: 'integer', length: 'ms' })
    expect(widgets['pause']).toMatchObject({ kind: 'integer', length: 's' })
    expect(widgets['turns']).not.toHaveProperty('length')
  })
})

describe('ranges', () => {
  const fixture = openFixture('ranges')

  it('emits what the files say', () => expect(emitted(fixture)).toEqual(expected(fixture)))
})

describe('networks', () => {
  const fixture = openFixture('networks')

  it('emits what the files say', () => expect(emitted(fixture)).toEqual(expected(fixture)))
})

describe('a body that is one value', () => {
  const fixture = openFixture('whole-body')

  it('emits what the files say', () => expect(emitted(fixture)).toEqual(expected(fixture)))

  it('is asked for as one field, which says what its document has to have', () => {
    const { fields } = screenOf(fixture, 'charter.create', 'create')
    expect(fields).toMatchObject([
      { id: 'deed', label: 'Signed deed', required: true, widget: { kind: 'json', needs: ['seal', 'parties.first'] } },
    ])
  })
})
