/** Another API family is another `conventions.yaml`, not other code. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { emitSession } from '../../../generator/emit/routes/session.ts'
import type { Model } from '../../../generator/model/types/ir.ts'
import { readContract } from '../../../generator/read/contract.ts'
import { readConventions } from '../../../generator/read/conventions.ts'
import { openInput, sameInputs } from '../../../generator/read/input.ts'
import { readManifest } from '../../../generator/read/manifest.ts'
import { root } from '../support/folders.ts'
import { isUpgraded } from '../support/upgraded.ts'
import { createWorkspace } from '../workspace.ts'
import { build, contract, open, own, project } from './things.ts'

describe('conventions', () => {
  it('beside a contract say what its names mean', () => {
    const { model, diagnostics } = build(createWorkspace(project))
    expect(diagnostics.all).toEqual([])
    const list = model?.screens.find(({ id }) => `${id}` === 'thing.list')
    expect(list).toMatchObject({ kind: 'list', list: { query: [], paged: true } })
    const room = expect.objectContaining({ id: 'room', cell: { kind: 'bytes' } })
    expect(list).toMatchObject({ columns: expect.arrayContaining([room]) })
    const order = { uid: { rising: 'uid_up' }, label: { rising: 'label_up', falling: 'label_down' } }
    expect(list).toMatchObject({ list: { server: { order } } })
    // What people call a row first, then what is said of it; when it was made comes last, and what it is told apart by is hidden.
    expect(list).toMatchObject({ rowKey: 'uid', rowName: 'label' })
    const columns = list?.kind === 'list' ? list.columns : []
    const shown = columns.filter(({ hidden }) => hidden !== true).map(({ id }) => id)
    expect([shown.slice(0, 2), shown.at(-1)]).toEqual([['label', 'note'], 'madeAt'])
    const cells = Object.fromEntries(columns.map(({ id, label, cell }) => [id, [label, cell.kind]]))
    expect(cells).toMatchObject({ uid: ['Uid', 'id'], note: ['Note', 'description'], thingUid: ['Thing', 'ref'] })
    const page = model?.screens.find(({ id }) => `${id}` === 'thing.detail')
    const rows = page?.kind === 'detail' ? page.rows.map(({ id }) => id) : []
    expect([rows[0], ...rows.slice(-3)]).toEqual(['note', 'changedAt', 'madeAt', 'uid'])
    const operations = new Map(model?.operations.map((operation) => [operation.id, operation]))
    expect(operations.get('thing_list')?.paged).toEqual({ required: ['owner'] })
    expect(operations.get('feed')?.response.transport).toBe('socket')
  })

  it('of the generator count where a contract has none', () => {
    const { input, diagnostics } = open(createWorkspace({ ...project, 'conventions.yaml': '' }))
    expect(readConventions(input, diagnostics)).toBeUndefined()
    const { 'conventions.yaml': _, ...none } = project
    const other = open(createWorkspace(none))
    const table = readFileSync(join(root, 'generator/read/default-conventions.yaml'), 'utf8')
    const same = open(createWorkspace({ ...project, 'conventions.yaml': table }))
    expect(readConventions(other.input, other.diagnostics)).toEqual(readConventions(same.input, same.diagnostics))
    expect(other.diagnostics.all).toEqual([])
  })

  it('of the generator are those of our own API, but for who is signed in', ({ skip }) => {
    const { 'conventions.yaml': _, ...none } = project
    const other = open(createWorkspace(none))
    const { session: __, ...ours } = readConventions(openInput({ root }), other.diagnostics) ?? {}
    const general = readConventions(other.input, other.diagnostics)
    skip(isUpgraded && !isDeepStrictEqual(ours, general), 'the table is that of another document')
    expect(general).toEqual(ours)
  })

  it('call names what takes lower-case letters, digits and hyphens; a schema that takes more is an ordinary text', () => {
    const formOf = (pattern: string): unknown => {
      const made = contract
        .replace(
          '  /v1/things:\n',
          `  /v1/things:
    post:
      operationId: thing_create
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/New' } } } }
      responses:
        201: { description: It, content: { application/json: { schema: { $ref: '#/components/schemas/Thing' } } } }
`,
        )
        .replace("pattern: '^[a-z]+$'", () => pattern)
      const New =
        "    New: { type: object, required: [label], properties: { label: { $ref: '#/components/schemas/Title' } } }\n"
      const { model, diagnostics } = build(createWorkspace({ ...project, 'contract.yaml': made + New }))
      expect(diagnostics.all).toEqual([])
      return model?.screens.find(({ id }) => `${id}` === 'thing.create')
    }
    expect(formOf("pattern: '^[a-z]+$'")).toMatchObject({ fields: [{ widget: { kind: 'name' } }] })
    expect(formOf("pattern: '^[A-Z][A-Za-z0-9 ]*$'")).toMatchObject({
      fields: [{ widget: { kind: 'text', pattern: '^[A-Z][A-Za-z0-9 ]*$' } }],
    })
    expect(formOf('maxLength: 40')).toMatchObject({ fields: [{ widget: { kind: 'text', maxLength: 40 } }] })
  })

  it('need not have a header for the version, nor say that a field which a PUT leaves out is kept', () => {
    const callsOf = (more: string) => {
      const { input, diagnostics } = open(createWorkspace({ ...project, 'conventions.yaml': own + more }))
      return [readConventions(input, diagnostics)?.calls, diagnostics.all.map(({ cause }) => cause)]
    }
    expect(callsOf('')).toEqual([{}, []])
    expect(callsOf('calls: { version: x-version }\n')).toEqual([{ version: 'x-version' }, []])
    expect(callsOf('calls: { version: [] }\n')).toEqual([undefined, ['"calls.version" must be a text, but is a list.']])
    expect(callsOf('calls: { leftOut: kept }\n')).toEqual([{ leftOut: 'kept' }, []])
    expect(callsOf('calls: { leftOut: gone }\n')).toEqual([
      undefined,
      ['"calls.leftOut" must be `kept`, or left out, but is text.'],
    ])
  })

  it.each([
    ['is missing', 'bytes: Octets, ', '', 'There is no "schemas.bytes".'],
    ['is no text', 'bytes: Octets', 'bytes: [Octets]', '"schemas.bytes" must be a text, but is a list.'],
    ['is no list', '[Address]', 'Address', '"schemas.addresses" must be a list of texts, but is text.'],
  ])('one that %s is reported with its place', (_, from, to, cause) => {
    const { input, diagnostics } = open(createWorkspace({ ...project, 'conventions.yaml': own.replace(from, to) }))
    expect(readConventions(input, diagnostics)).toBeUndefined()
    expect(diagnostics.all).toMatchObject([
      { code: 'WRONG_CONVENTION', place: { file: 'conventions.yaml', line: 3 }, cause },
    ])
  })

  it.each([
    ['token: cursor', 'token: mark', 'token', 'lists end after their first page', 'did you mean `cursor`?'],
    ['limit: page_size', 'limit: count', 'limit', 'pages are as long as the server likes', 'did you mean `page_size`?'],
    ['items: rows', 'items: things', 'items', 'lists have no rows', 'did you mean `rows`?'],
    ['next: after', 'next: next_page', 'next', 'lists end after their first page', 'did you mean `after`?'],
    ['sort: order', 'sort: sort_by', 'sort', 'the server sorts no list', 'did you mean `order`?'],
    ['rising: _up, falling: _down', 'rising: _asc, falling: _desc', 'rising', 'the server sorts no list', 'say what'],
  ])('regression: lists lost their pages or their order in silence: %s, written as %s', (was, is, key, then, fix) => {
    const { diagnostics } = build(createWorkspace({ ...project, 'conventions.yaml': own.replace(was, is) }))
    const [warning] = diagnostics.all.filter(({ code }) => code === 'UNUSED_CONVENTION')
    expect(warning).toMatchObject({
      severity: 'warning',
      place: { file: 'conventions.yaml', line: 1 },
      cause: expect.stringMatching(new RegExp(`^\`paging\\.${key}\` is .*: ${then}$`)),
      suggestion: expect.stringContaining(fix),
    })
  })

  it('of pages are no mistake where lists come as a whole', () => {
    const whole = contract
      .replace(/ +x-pages: .*\n/, '')
      .replaceAll(/ +- \{ name: (?:page_size|cursor|order), .*\n/g, '')
      .replace(
        "schema: { $ref: '#/components/schemas/Things' }",
        "schema: { type: array, items: { $ref: '#/components/schemas/Thing' } }",
      )
    const { model, diagnostics } = build(createWorkspace({ ...project, 'contract.yaml': whole }))
    expect(model?.screens.map(({ id }) => `${id}`)).toContain('thing.list')
    expect(diagnostics.all.filter(({ code }) => code === 'UNUSED_CONVENTION')).toEqual([])
  })

  describe('of signing in', () => {
    const things = contract.replace(
      '  /v1/feed:',
      `  /v1/me:
    get:
      operationId: who_am_i
      responses:
        200: { description: You, content: { application/json: { schema: { $ref: '#/components/schemas/Person' } } } }
  /v1/bye: { post: { operationId: say_bye, responses: { 204: { description: Gone } } } }
  /v1/feed:`,
    )
    const person = `    Person:
      type: object
      required: [uid]
      properties: { uid: { type: string }, call_sign: { type: string }, may_steer: { type: boolean } }
`
    const withSession = (session: string, levels = '') =>
      build(
        createWorkspace({
          ...project,
          'contract.yaml': things + person,
          'conventions.yaml': `${own}session: ${session}\n`,
          'resources/console.yaml': `console: C\nlevels: { top: { nav: [thing.list] }${levels} }\nexcused: { feed: nobody }\n`,
        }),
      )
    const emitted = (model: Model | undefined, path: string): string =>
      (model === undefined ? [] : emitSession(model)).find((file) => file.path === path)?.text ?? ''

    it('names operations, which are used by that and have no page of their own', () => {
      const table = '{ who: who_am_i, called: call_sign, end: say_bye, signIn: /gangway }'
      const { model, diagnostics } = withSession(table, ', bridge: { at: /bridge, seen: maySteer, nav: [] }')
      expect(diagnostics.all).toEqual([])
      const text = emitted(model, 'routes/session.gen.ts')
      expect(text).toContain("whoOperation: string | undefined = 'whoAmI'")
      expect(text).toContain("calledField: string | undefined = 'callSign'")
      expect(text).toContain('= () => sayBye({ throwOnError: true })')
      expect(text).toContain("signInPath: string | undefined = '/gangway'")
      expect(text).toMatch(/groups: .* = undefined/)
      expect(model?.session.levels['bridge']).toEqual({ seen: 'maySteer' })
      expect(model?.coverage.operations['say_bye']).toMatchObject({
        screens: [],
        mock: 'sample',
        claimed: expect.any(String),
      })
    })

    it('need not be there: then nobody is asked for', () => {
      const { model, diagnostics } = build(createWorkspace(project))
      expect(diagnostics.all).toEqual([])
      expect(emitted(model, 'routes/session.gen.ts')).toContain('knowsWho: boolean = false')
      expect(emitted(model, 'routes/session-roles.gen.ts')).toContain('= undefined')
    })

    it('regression: people without any role were told of silos, and led to our help, whatever the API was', () => {
      const words = (table: string) => emitted(withSession(table).model, 'routes/session-roles.gen.ts').split('\n')
      const plain = words('{ who: who_am_i, end: say_bye }')
      expect(plain).toContain("export const noAccess: string = 'You are not in any groups and have no role.'")
      expect(plain).toContain('export const noAccessHelp: string | undefined = undefined')
      const said = words('{ who: who_am_i, end: say_bye, noAccess: Ask the mate., noAccessHelp: help/mate.html }')
      expect(said).toContain("export const noAccess: string = 'Ask the mate.'")
      expect(said).toContain("export const noAccessHelp: string | undefined = 'help/mate.html'")
    })

    it.each([
      ['{ who: who_am_y, end: say_bye }', 'session.who', 'who_am_y', 'did you mean `who_am_i`?'],
      ['{ who: who_am_i, called: callsign, end: say_bye }', 'no field `callsign`', '', 'did you mean `call_sign`?'],
      ['{ who: say_bye, end: who_am_i }', 'session.who', 'is a POST', 'name an operation that reads'],
      ['{ who: who_am_i, end: thing_view }', 'session.end', 'which needs thing', 'name an operation that signs out'],
      ['{ end: say_bye, who: who_am_i, noAccessHelp: //a.b }', 'is `//a.b`', '', 'help/access.html'],
      ['{ whom: who_am_i }', '"session.whom" is nothing that the table may say', '', 'Did you mean "who"?'],
      ['who_am_i', '"session" must be a table of who, called', 'but is text', ''],
    ])('what is wrong with it is reported where it stands: %s', (table, cause, more, suggestion) => {
      const { diagnostics } = withSession(table)
      const found = diagnostics.all.find((one) => one.cause.includes(cause) && one.cause.includes(more))
      expect(found, JSON.stringify(diagnostics.all)).toBeDefined()
      expect(found?.place).toMatchObject({ file: 'conventions.yaml', line: 7 })
      expect(found?.suggestion).toContain(suggestion)
    })

    it('that is wrong is told once: not also where a level needs it', () => {
      const { diagnostics } = withSession(
        '{ who: who_am_y, end: say_bye }',
        ', bridge: { at: /bridge, seen: up, nav: [] }',
      )
      expect(diagnostics.all.map(({ code }) => code)).toEqual(['UNKNOWN_OPERATION'])
    })

    it('is what a level for some people only needs', () => {
      const { diagnostics } = withSession('{ end: say_bye }', ', bridge: { at: /bridge, seen: maySteer, nav: [] }')
      expect(diagnostics.all.find(({ cause }) => cause.includes('seen'))).toMatchObject({
        code: 'UNKNOWN_FIELD',
        place: { file: 'resources/console.yaml', line: 2 },
        cause: expect.stringContaining('session.who'),
      })
    })
  })

  it('that are new or other than before make a run necessary', () => {
    const { 'conventions.yaml': _, ...none } = project
    const workspace = createWorkspace(none)
    const { input, locations, diagnostics } = open(workspace)
    readContract(input, diagnostics)
    readManifest(input, diagnostics)
    const recorded = { contract: 'contract.yaml', inputs: input.hashes() }
    expect(sameInputs(locations, recorded)).toBe(true)
    workspace.write({ 'conventions.yaml': own })
    expect(sameInputs(locations, recorded)).toBe(false)
  })
})
