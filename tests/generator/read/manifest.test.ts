import { describe, expect, test } from 'vitest'
import { manifestOf } from './read.ts'

const console = 'console: Cairn\nlevels: { top: { nav: [thing.list] } }\n'

describe('a manifest', () => {
  const files = {
    'console.yaml': console,
    'things.yaml': `# Comment
entity: thing
at: /things
list:
  columns:
    - name
    - { field: size, label: Size }
children:
  part: { at: parts }
---
link: thing_owner
ends: { thing: thing, owner: owner }
operations: { list: { thing: thing_owner_list } }
---
page: overview
title: Overview
at: /overview
kind: bespoke
---
# nothing here
`,
    'owners.yaml': 'entity: owner\nat: /owners\nlist: false\n',
  }

  test('is sorted into its kinds, files in order of their names', () => {
    const { result, codes } = manifestOf(files)
    expect(codes).toEqual([])
    expect(result?.entities.map(({ raw, area }) => [raw.entity, area])).toEqual([
      ['owner', 'owners'],
      ['thing', 'things'],
    ])
    expect(result?.links.map(({ raw }) => raw.link)).toEqual(['thing_owner'])
    expect(result?.pages.map(({ raw }) => raw.page)).toEqual(['overview'])
    expect(result?.console.raw.console).toBe('Cairn')
  })

  test('knows the place of every part', () => {
    const thing = manifestOf(files).result?.entities[1]
    const file = 'openapi/resources/things.yaml'
    expect(thing?.place()).toMatchObject({ file, line: 2 })
    expect(thing?.place('list')).toMatchObject({ line: 4 })
    expect(thing?.place('list', 'columns', 1)).toMatchObject({ line: 7 })
    expect(thing?.place('list', 'columns', 1, 'label')).toMatchObject({ line: 7, column: 22 })
    // Of something that is not there: the nearest part above.
    expect(thing?.place('list', 'empty', 'title')).toMatchObject({ line: 4 })
    expect(manifestOf(files).result?.pages[0]?.place('title')).toMatchObject({ line: 16 })
  })

  test('finds nothing that was not written', () => {
    const entity = manifestOf({ 'console.yaml': console, 'a.yaml': 'entity: a\nfields: { name: {} }\n' }).result
      ?.entities[0]
    expect(entity?.raw.fields?.['constructor']).toBeUndefined()
    const hostile = manifestOf({
      'console.yaml': console,
      'a.yaml': 'entity: a\nfields: { __proto__: { label: x } }\n',
    })
    expect(Object.keys(hostile.result?.entities[0]?.raw.fields ?? {})).toEqual(['__proto__'])
  })
})

describe('faults', () => {
  const page = 'page: p\ntitle: P\nat: /p\nkind: bespoke\n'

  test.each([
    ['an unknown key', 'entity: a\nlist:\n  colums: []\n', 'UNKNOWN_KEY', 3, 'Did you mean "columns"?'],
    [
      'an unknown key near nothing',
      'link: a\nends: { x: x, y: y }\noperations: { list: {}, zzzzzz: y }\n',
      'UNKNOWN_KEY',
      3,
      'Known keys: list, add, update, remove.',
    ],
    [
      'a text cut by a comma',
      'entity: a\nlist: { empty: { title: None, but some } }\n',
      'UNKNOWN_KEY',
      2,
      'put the whole text in quotes',
    ],
    ['a prototype as key', 'entity: a\n__proto__: {}\n', 'UNKNOWN_KEY', 2, 'Known keys'],
    ['a missing key', 'link: l\nends: {a: a, b: b}\n', 'MISSING_KEY', 1, 'Add "operations".'],
    [
      'a placeholder without issue',
      'page: p\ntitle: P\nat: /p\nkind: placeholder\nsummary: s\n',
      'MISSING_KEY',
      1,
      'Add "issue".',
    ],
    ['a wrong type', 'entity: a\nlist: [name]\n', 'WRONG_TYPE', 2, undefined],
    ['a number where text is meant', `${page}issue: 5\n`, 'WRONG_TYPE', 5, 'Put it in quotes.'],
    ['nothing where text is meant', 'entity: a\nlabel:\n', 'WRONG_TYPE', 2, undefined],
    ['an empty text', "entity: a\nlabel: ''\n", 'WRONG_VALUE', 2, undefined],
    ['true where only false makes sense', 'entity: a\nlist: true\n', 'WRONG_VALUE', 2, undefined],
    [
      'a word that is not in the list',
      'entity: a\nfields: { x: { widget: chekbox } }\n',
      'WRONG_VALUE',
      2,
      'Did you mean "checkbox"?',
    ],
    [
      'a bind of nothing known',
      'entity: a\nactions: { go: { path: { x: $rwo.id } } }\n',
      'WRONG_VALUE',
      2,
      '$route.x, $row.a.b',
    ],
    ['an interval without unit', "entity: a\nrefresh: [{ every: '30' }]\n", 'WRONG_VALUE', 2, '20s, 30m, 2h'],
    [
      'a tab that is two things',
      'entity: a\ndetail: { tabs: [{ page: x, single: y }] }\n',
      'WRONG_VALUE',
      2,
      undefined,
    ],
    ['a path that climbs', 'entity: a\nat: ../x\n', 'WRONG_VALUE', 2, 'Path'],
    ['a name that is none', 'entity: a\nviews: { Not-a-name: {} }\n', 'WRONG_NAME', 2, 'small letter'],
    ['an id that is none', 'entity: Thing\n', 'WRONG_VALUE', 1, 'snake_case'],
    ['a document of no kind', 'entitty: a\n', 'MANIFEST_KIND', 1, 'Did you mean "entity"?'],
    ['a document that is no map', '- a\n', 'MANIFEST_KIND', 1, 'Begin it with `entity: name`.'],
    ['broken YAML', 'entity: a\nlist: {\n', 'BROKEN_YAML', 3, 'Correct the YAML'],
    ['a repeated key', 'entity: a\nlist: false\nlist: false\n', 'DUPLICATE_KEY', 3, 'Remove or rename'],
    ['an id that is taken', 'entity: a\n---\npage: a\ntitle: P\nat: /p\nkind: bespoke\n', 'DUPLICATE_ID', 3, 'Rename'],
    ['an id that a child has', 'entity: a\nchildren: { b: {} }\n---\nentity: a_b\n', 'DUPLICATE_ID', 4, 'Rename'],
    ['a second console', console, 'DUPLICATE_CONSOLE', 1, 'Merge'],
  ])('%s', (_, text, code, line, suggestion) => {
    const { diagnostics } = manifestOf({ 'a-console.yaml': console, 'b.yaml': text })
    expect(diagnostics).toHaveLength(1)
    expect(diagnostics[0]).toMatchObject({ code, place: { file: 'openapi/resources/b.yaml', line } })
    expect(diagnostics[0]?.suggestion ?? '').toContain(suggestion ?? '')
  })

  test.each([
    ['no manifest', { 'readme.md': '' }, ['NO_MANIFEST openapi/resources']],
    ['no console', { 'a.yaml': 'entity: a\n' }, ['MISSING_CONSOLE openapi/resources']],
    [
      'a console that does not fit is not missing',
      { 'a.yaml': 'console: C\n' },
      ['MISSING_KEY openapi/resources/a.yaml:1'],
    ],
    ['a file name that is no area', { 'My File.yaml': console }, ['AREA_NAME openapi/resources/My File.yaml']],
  ])('%s', (_, files, codes) => {
    const read = manifestOf(files)
    expect(read.result).toBeUndefined()
    expect(read.codes).toEqual(codes)
  })

  test('a file with another ending is pointed out', () => {
    const { result, diagnostics } = manifestOf({
      'a.yaml': console,
      'b.yml': 'entity: b\n',
      'manifest.schema.json': '{}',
    })
    expect(result?.entities).toEqual([])
    expect(diagnostics).toEqual([expect.objectContaining({ code: 'IGNORED_FILE', severity: 'warning' })])
  })

  test('those of all documents are reported together', () => {
    const { result, codes } = manifestOf({
      'a.yaml':
        'entity: a\nlabl: A\n---\nentity: b\nlist: 1\n---\nentity: c\nactions: { go: { confirm: maybe, bulk: 3 } }\n',
      'b.yaml': 'link: l\n',
    })
    expect(result).toBeUndefined()
    const file = 'openapi/resources/a.yaml'
    expect(codes.toSorted()).toEqual(
      [
        'MISSING_CONSOLE openapi/resources',
        ...Array.from({ length: 2 }, () => 'MISSING_KEY openapi/resources/b.yaml:1'),
        `UNKNOWN_KEY ${file}:2`,
        `WRONG_TYPE ${file}:5`,
        `WRONG_TYPE ${file}:8`,
        `WRONG_VALUE ${file}:8`,
      ].toSorted(),
    )
  })

  test('a document with an unknown key is kept without it, so that its meaning is checked as well', () => {
    const { result, codes } = manifestOf({ 'a.yaml': console, 'b.yaml': 'entity: b\nlist: { tite: x, title: y }\n' })
    expect(codes).toEqual(['UNKNOWN_KEY openapi/resources/b.yaml:2'])
    expect(result?.entities[0]?.raw).toEqual({ entity: 'b', list: { title: 'y' } })
  })
})
