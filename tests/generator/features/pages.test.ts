/** Where screens are: routes, tabs, pages of other kinds, redirects, navigation. */
import { describe, expect, it } from 'vitest'
import { emitted, expected, openFixture, screenOf } from '../support/fixture.ts'

describe('tabs with a redirect', () => {
  const fixture = openFixture('tabs-redirect')

  it('emits what the files say', () => expect(emitted(fixture)).toEqual(expected(fixture)))
})

describe('tabs with the first as index', () => {
  const fixture = openFixture('tabs-index-first')

  it('emits what the files say', () => expect(emitted(fixture)).toEqual(expected(fixture)))

  it('needs no redirect but that of its level', () => expect(Object.keys(fixture.model.redirects)).toEqual(['/']))
})

describe('pages', () => {
  const fixture = openFixture('pages')

  it('emits what the files say', () => expect(emitted(fixture)).toEqual(expected(fixture)))

  it('a page that is written by hand has no emitted screen', () => {
    const folders = [...fixture.files.keys()].filter((path) => path.startsWith('screens/') && path.includes('page.gen'))
    expect(folders).toEqual(['screens/almanac/page.gen.tsx'])
  })

  it('a form that is written by hand keeps its route and says what it calls', () => {
    const form = fixture.model.screens.find(({ id }) => `${id}` === 'sky.create')
    expect(form).toMatchObject({ kind: 'bespoke', path: '/skies-new', uses: ['sky_create', 'sky_view'] })
    expect([...fixture.files.keys()]).not.toContain('screens/sky/create.gen.tsx')
  })

  it('a page under an entity is shown inside its page, whether it is a tab or not', () => {
    const sky = fixture.model.routes.find(({ screen }) => screen === 'sky.detail')
    expect(sky?.children.map(({ screen }) => screen)).toEqual(['star_map', 'moon_map'])
  })

  it('its operations are claimed by it and carry its name', () => {
    const stars = fixture.model.operations.find(({ id }) => id === 'sky_stars_view')
    expect(stars?.tags).toEqual(['star_map'])
    expect(fixture.model.coverage.operations['sky_stars_view']?.screens).toEqual(['star_map'])
  })
})

describe('pages of single operations', () => {
  const fixture = openFixture('operation-pages')
  const screen = (id: string) => screenOf(fixture, id, 'operation')
  const asked = (id: string) => screen(id).fields.map(({ id: name, required, widget }) => [name, widget.kind, required])

  it('emits what the files say', () => expect(emitted(fixture)).toEqual(expected(fixture)))

  it('ask for what the address does not name, and only that', () => {
    expect(asked('survey')).toEqual([
      ['round', 'integer', true],
      ['island', 'picker', false],
      ['since', 'date', true],
      ['exact', 'checkbox', false],
      ['depth', 'json', false],
    ])
    expect(asked('island_scan')).toEqual([])
  })

  it('ask for a body of any kind: as fields, as a value, as a file', () => {
    expect(asked('calibrate')).toEqual([
      ['depth', 'integer', true],
      ['type', 'radio', true],
    ])
    expect(asked('marks')).toEqual([['body', 'list', true]])
    expect(asked('labels')).toEqual([['body', 'map', true]])
    // Of any type, or of an object or a word.
    expect(asked('anything')).toEqual([['body', 'json', true]])
    expect(asked('beacon')).toEqual([['body', 'json', true]])
    expect(asked('word')).toEqual([['body', 'text', false]])
    // That may have others besides, or be null, or one of two objects.
    expect(asked('loose')).toEqual([['meters', 'integer', true]])
    expect(asked('note')).toEqual([['meters', 'integer', true]])
    expect(asked('several')).toEqual([
      ['meters', 'integer', false],
      ['zone', 'radio', false],
    ])
    expect(asked('chart_import')).toEqual([
      ['fileName', 'text', true],
      ['file', 'file', true],
    ])
  })

  it('say what is answered, and whether anything may change', () => {
    const said = ['survey', 'calibrate', 'chart_import'].map((id) => [screen(id).answer, screen(id).changes])
    expect(said).toEqual([
      ['value', false],
      ['none', true],
      ['file', true],
    ])
    expect(screen('calibrate').about).toBe('Says what zero is.')
    expect(screen('survey').about).toBe('Measures a zone once more.')
  })

  it('count as screens of their operations, which the mock answers without knowing anything', () => {
    const { operations } = fixture.model.coverage
    expect(operations['calibrate']).toMatchObject({ screens: ['calibrate'], mock: 'sample' })
    expect(operations['island_deep_scan']).toMatchObject({ screens: ['island_scan'], mock: 'sample' })
  })
})

describe('redirects', () => {
  const fixture = openFixture('redirects')

  it('emits what the files say', () => expect(emitted(fixture)).toEqual(expected(fixture)))
})

describe('levels and groups', () => {
  const fixture = openFixture('levels-and-groups')

  it('emits what the files say', () => expect(emitted(fixture)).toEqual(expected(fixture)))
})

describe('parts of a page', () => {
  const fixture = openFixture('parts-of-a-page')

  it('emits what the files say', () => expect(emitted(fixture)).toEqual(expected(fixture)))

  it('a part has no route, and its form opens over the page', () => {
    const [garden] = fixture.model.routes.filter(({ screen }) => screen === 'garden.detail')
    expect(garden?.children.map(({ screen }) => screen)).toEqual(['garden_ground'])
    expect(garden?.children[0]?.children.map(({ screen }) => screen)).toEqual(['bed.create'])
  })

  it('what the parents are left out for is given by its ID', () => {
    const [keep] = screenOf(fixture, 'bed.list', 'list').actions.filter(({ id }) => id === 'keep')
    expect(keep?.call.path).toContainEqual({ param: 'garden', bind: { from: 'parent', path: 'id' } })
  })
})
