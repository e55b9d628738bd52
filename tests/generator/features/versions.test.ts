/** Facts of other versions beside the contract become marks on the parts of screens, and tables. */
import { describe, expect, it } from 'vitest'
import { emitted, expected, openFixture, screenOf } from '../support/fixture.ts'

const fixture = openFixture('other-versions')

describe('other versions of the contract', () => {
  it('are in the emitted files', () => {
    expect(emitted(fixture)).toEqual(expected(fixture))
  })

  it('say since and until when there is an operation, and where it is elsewhere', () => {
    expect(fixture.model.presence.versions).toEqual(['1.0.0', '2.0.0', '3.0.0'])
    expect(fixture.model.presence.operations).toEqual({
      lantern_view: { paths: { '1.0.0': '/old/lanterns/{lantern}' } },
      lantern_update: { since: '2.0.0' },
      lantern_delete: { since: '2.0.0' },
    })
  })

  it('say the same of fields, by the schema that the operation has there', () => {
    const { requests, answers, added } = fixture.model.presence
    expect(requests).toEqual({
      lantern_list: { '?page_token': { since: '2.0.0' } },
      lantern_create: {
        lit: { since: '2.0.0' },
        colour: { until: '3.0.0' },
        ...Object.fromEntries(['mount', 'oil', 'marks'].map((field) => [field, { since: '2.0.0' }])),
      },
    })
    expect(answers['lantern_list']).toEqual({
      'items.lit': { since: '2.0.0' },
      'items.brightness': { since: '2.0.0' },
      'items.colour': { until: '3.0.0' },
    })
    const wick = { wick: 'integer' }
    expect(added).toEqual({
      '3.0.0': {
        lantern_list: { 'items.wick': 'integer' },
        lantern_create: wick,
        lantern_update: wick,
        lantern_view: wick,
      },
    })
  })

  it('say which fields they require and ours does not have', () => {
    const all = ['3.0.0']
    // What is in something that may be left out, or in items, is required with it.
    expect(fixture.model.presence.demands).toEqual({
      lantern_create: { wick: all, 'mount.material': all, 'oil?.origin': all, 'marks?.ink': all },
      lantern_update: { '?force': all },
    })
  })

  it('say which fields they require and ours leaves open', () => {
    const all = ['3.0.0']
    expect(fixture.model.presence.needs).toEqual({
      lantern_create: { brightness: all, mount: all, 'oil?.kind': all },
      lantern_update: { '?brief': all },
    })
  })

  it('mark columns, fields of forms, actions, and ways to pages', () => {
    const list = screenOf(fixture, 'lantern.list', 'list')
    const marks = (parts: readonly { id: string; versions?: object }[]): object =>
      Object.fromEntries(parts.flatMap(({ id, versions }) => (versions === undefined ? [] : [[id, versions]])))
    expect(marks(list.columns)).toEqual({
      lit: { since: '2.0.0' },
      brightness: { since: '2.0.0' },
      colour: { until: '3.0.0' },
    })
    expect(marks(list.actions)).toEqual({ delete: { since: '2.0.0' } })
    expect(marks(list.links)).toEqual({ edit: { since: '2.0.0' } })
    const form = screenOf(fixture, 'lantern.create', 'create')
    const [since, needed] = ['2.0.0', ['3.0.0']]
    expect(marks(form.fields)).toEqual({
      lit: { since },
      colour: { until: '3.0.0' },
      brightness: { needed },
      mount: { since, needed },
      oil: { since },
      marks: { since },
    })
    const [oil] = form.fields.flatMap(({ id, widget }) =>
      id === 'oil' && widget.kind === 'group' ? widget.fields : [],
    )
    expect(oil?.versions).toEqual({ since, needed })
    expect(form.versions).toBeUndefined()
    expect(screenOf(fixture, 'lantern.edit', 'edit').versions).toEqual({ since: '2.0.0' })
  })

  it('cost nothing where there are none', () => {
    const { files, model } = openFixture('plain-resource')
    expect(model.presence).toEqual({
      versions: ['1'],
      operations: {},
      requests: {},
      answers: {},
      demands: {},
      needs: {},
      added: {},
    })
    const marked = [...files].filter(([path, text]) => !path.includes('presence') && text.includes('versions:'))
    expect(marked).toEqual([])
  })
})
