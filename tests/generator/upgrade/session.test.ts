/** Who is signed in: the conventions follow what an upgrade renames and takes away. And a document of another family begins with nothing. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'
import { createDiagnostics } from '../../../generator/diagnostics.ts'
import { planAnew } from '../../../generator/upgrade-anew.ts'
import { planUpgrade } from '../../../generator/upgrade-apply.ts'
import { root, scratch } from '../support/folders.ts'
import { createWorkspace } from '../workspace.ts'

const family = join(root, 'tests/e2e/family')
const harbour = join(family, 'harbour.yaml')

const contract = `openapi: 3.0.3
info: { title: Ships, version: '1.0.0' }
paths:
  /api/me:
    get:
      operationId: who_am_i
      tags: [people]
      responses:
        200: { description: You, content: { application/json: { schema: { $ref: '#/components/schemas/Person' } } } }
  /api/bye: { post: { operationId: say_bye, tags: [people], responses: { 204: { description: Gone } } } }
  /api/log:
    get:
      operationId: log_view
      tags: [log]
      responses: { 200: { description: It, content: { application/json: { schema: { $ref: '#/components/schemas/Log' } } } } }
components:
  schemas:
    Person:
      type: object
      required: [key, call_sign, may_steer]
      properties: { key: { type: string }, call_sign: { type: string }, may_steer: { type: boolean } }
    Log: { type: object, required: [text], properties: { text: { type: string } } }
`
const table = `paging: { limit: count, token: cursor, sort: order, items: data, next: following, rising: .asc, falling: .desc, age: age }
schemas: { nameOrId: KeyOrTitle, name: Title, bytes: Octets, addresses: [] }
rows: { id: key, name: title, description: remark, created: createdAt, modified: updatedAt, time: At, reference: Key }
errors: { request: trace, code: kind, message: reason, header: x-trace }
codes: { exists: a, missing: b, forbidden: c, unauthorized: d, invalidRequest: e, invalidValue: f, conflict: g, unavailable: h, noCapacity: i, internal: j }
session:
  who: who_am_i # says who
  called: call_sign
  end: say_bye
marks: { paged: x-paginated, socket: x-stream }
`
const manifest = `console: Ships
levels:
  main: { nav: [log.detail] }
  bridge: { at: /bridge, seen: maySteer, nav: [] }
---
entity: log
operations: { view: log_view }
detail: { at: /log }
`

async function upgraded(change: (text: string) => string) {
  const workspace = createWorkspace({
    'openapi/openapi.yaml': contract,
    'openapi/conventions.yaml': table,
    'openapi/resources/console.yaml': manifest,
    'newer/newer.yaml': change(contract).replace("'1.0.0'", "'2.0.0'"),
  })
  const diagnostics = createDiagnostics()
  const to = join(workspace.root, 'newer/newer.yaml')
  const plan = await planUpgrade({ locations: { root: workspace.root }, to }, diagnostics)
  expect(diagnostics.all.filter(({ severity }) => severity === 'error')).toEqual([])
  return { plan, conventions: plan?.files.get('openapi/conventions.yaml') }
}

describe('who is signed in, after an upgrade', () => {
  it('is asked for by the name that the operation has now', async () => {
    const { plan, conventions } = await upgraded((text) => text.replaceAll('who_am_i', 'whoami_view'))
    expect(plan?.draft.refused).toEqual([])
    expect(conventions).toBe(table.replace('who_am_i', 'whoami_view'))
    expect(plan?.report.questions).toContain(
      '`session.who` of openapi/conventions.yaml is `whoami_view` now, no longer `who_am_i`: does it say the same?',
    )
  })

  it('is called by the field that has what people call them now', async () => {
    const { plan, conventions } = await upgraded((text) => text.replaceAll('call_sign', 'sign'))
    expect(plan?.draft.refused).toEqual([])
    expect(conventions).toBe(table.replace('called: call_sign', 'called: sign'))
  })

  it('regression: what was below a new field by then was looked for where it was, and nothing could be generated', async () => {
    const { plan, conventions } = await upgraded((text) =>
      text
        .replace('required: [key, call_sign, may_steer]', 'required: [key, crew_badge]')
        .replace(
          'call_sign: { type: string }, may_steer: { type: boolean } }',
          'crew_badge: { type: object, required: [call_sign, may_steer], properties: { call_sign: { type: string }, may_steer: { type: boolean } } } }',
        ),
    )
    expect(plan?.draft.refused).toEqual([])
    expect(conventions).toBe(table.replace('called: call_sign', 'called: crew_badge.call_sign'))
    expect(plan?.files.get('openapi/resources/console.yaml')).toBe(manifest.replace('maySteer', 'crewBadge.maySteer'))
    const { session } = plan?.draft.model ?? {}
    expect(session).toMatchObject({ called: 'crewBadge.callSign', levels: { bridge: { seen: 'crewBadge.maySteer' } } })
  })

  it('cannot sign out where that is gone', async () => {
    const { plan, conventions } = await upgraded((text) => text.replace(/^ {2}\/api\/bye:.*\n/m, ''))
    expect(plan?.draft.refused).toEqual([])
    expect(conventions).toBe(table.replace('  end: say_bye\n', ''))
    expect(plan?.report.questions).toContain(
      '`session.end` of openapi/conventions.yaml was `say_bye`, which is gone, and is left out now: is there another?',
    )
  })

  it('opens a level by the field that says so now', async () => {
    const { plan } = await upgraded((text) => text.replaceAll('may_steer', 'steers'))
    expect(plan?.draft.refused).toEqual([])
    expect(plan?.files.get('openapi/resources/console.yaml')).toBe(manifest.replace('maySteer', 'steers'))
  })
})

it('regression: a contract of one file was written anew when only its lines were others', async () => {
  const { plan } = await upgraded((text) => JSON.stringify(parse(text)))
  expect([...(plan?.files.keys() ?? [])]).toEqual([])
})

describe('a document of another family', () => {
  it('begins with its conventions, and with nothing of what there was', async () => {
    const diagnostics = createDiagnostics()
    const plan = await planAnew({ locations: { root }, to: harbour }, diagnostics)
    expect(diagnostics.all).toEqual([])
    expect(plan?.draft.refused).toEqual([])
    const written = [...(plan?.files ?? [])].flatMap(([path, text]) => (text === undefined ? [] : [path])).sort()
    expect(written).toEqual([
      'docs/upgrades/3.1.md',
      'openapi/conventions.yaml',
      'openapi/openapi.yaml',
      'openapi/resources/console.yaml',
      'openapi/resources/proposed.yaml',
      'tests/contract/document/facts-digest.json',
    ])
    expect(plan?.files.has('openapi/resources/disks.yaml')).toBe(true)
    expect(plan?.files.has('openapi/resources/manifest.schema.json')).toBe(false)
    expect(plan?.files.get('openapi/resources/console.yaml')).toContain('nav: [berth.list, ship.list, tariff.detail]')
    expect(plan?.draft.placed.map(({ yaml }) => yaml.split('\n')[0])).toEqual(
      ['berth', 'ship', 'cargo', 'tariff'].map((entity) => `entity: ${entity}`),
    )
    expect(plan?.files.get('docs/upgrades/3.1.md')).not.toContain('does the generator read it?')
  })

  it('regression: an edit sent only what was changed to a server that replaces the whole, and the rest was lost', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cairn-'))
    onTestFinished(() => void rmSync(folder, { recursive: true, force: true }))
    const plan = await planAnew({ locations: { root: folder }, to: harbour }, createDiagnostics())
    const fields = ['berth.edit', 'tariff.edit'].map((edit) => {
      const screen = plan?.draft.model?.screens.find(({ id }) => `${id}` === edit)
      return screen !== undefined && 'fields' in screen
        ? screen.fields.map(({ id, keep = false }) => ({ id, keep }))
        : []
    })
    const sent = (...ids: string[]) => ids.map((id) => ({ id, keep: false }))
    expect(fields).toEqual([sent('title', 'remark', 'lengthM', 'quay'), sent('remark', 'perMetre')])
  })

  it('regression: what the project had of another API was in no list, and nothing that names it could wait', async () => {
    const folder = scratch()
    const was = {
      paths: {
        '/v1/piers': { get: { operationId: 'pier_list', tags: ['piers'], responses: {} } },
        '/api/berths': { get: { operationId: 'listBerths', tags: ['piers'], responses: {} } },
        '/v1/out': { post: { operationId: 'leave', tags: ['people'], responses: {} } },
      },
      components: { schemas: { Pier: {}, PierPage: {}, Name: {}, Berth: {} } },
    }
    mkdirSync(join(folder, 'openapi'))
    mkdirSync(join(folder, 'generated'))
    const pages = { screens: { 'pier.list': {}, 'pier_wall.list': {} } }
    writeFileSync(join(folder, 'generated/coverage.json'), JSON.stringify(pages))
    const head = { openapi: '3.0.3', info: { title: 'Piers', version: '7' } }
    writeFileSync(join(folder, 'openapi/openapi.yaml'), JSON.stringify({ ...head, ...was }))
    const plan = await planAnew({ locations: { root: folder }, to: harbour }, createDiagnostics())
    const notes = plan?.files.get('docs/upgrades/3.1.md') ?? ''
    const [, open = ''] = /^## Tables of tests\n\n((?:- .*\n)*)/m.exec(notes) ?? []
    expect(open.split('\n').filter((line) => line.endsWith('gone with the API before'))).toEqual([
      '- `people.gen`, `POST /v1/out`: gone with the API before',
      '- `piers.gen`, `pier_list`, `GET /v1/piers`: gone with the API before',
      '- `#/components/schemas/Name`, `Pier`, `PierPage`: gone with the API before',
      '- `pier_wall.list`: gone with the API before',
    ])
  })

  it('needs them beside it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cairn-test-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    writeFileSync(join(folder, 'ships.yaml'), contract)
    const diagnostics = createDiagnostics()
    expect(await planAnew({ locations: { root }, to: join(folder, 'ships.yaml') }, diagnostics)).toBeUndefined()
    expect(diagnostics.all).toMatchObject([{ cause: 'There is no conventions.yaml beside ships.yaml.' }])
  })
})
