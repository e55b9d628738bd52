/** One run reports all it finds, in the order of the files, and then writes nothing. */
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { run, stages } from '../../../generator/cli.ts'
import { scratch } from '../support/folders.ts'
import { nothingBegun } from '../support/nothing-begun.ts'

const world = fileURLToPath(new URL('world', import.meta.url))

function change(path: string, ...changes: readonly (readonly [string, string])[]): void {
  let text = readFileSync(path, 'utf8')
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`${path} does not hold ${from}`)
    text = text.replace(from, () => to)
  }
  writeFileSync(path, text)
}

it('faults of contract and manifest come together, sorted by place, and nothing is written', async () => {
  const folder = scratch()
  cpSync(world, folder, { recursive: true })
  change(
    join(folder, 'resources/harbors.yaml'),
    ['  stem: boat', '  stem: boat\n  list: boat_lst'],
    ['view: harbor_depth_view', 'view: harbor_depth_view, rows: [meters]'],
    ['detail: {tabs: [{link: service}]}', 'detail: {rows: [idd], tabs: [{link: service}]}'],
    ['    reason: It is at sea\n', ''],
    ['at: /chart', 'at: /pilots'],
    ["issue: '9'", "issue: '9'\nunder: harbour"],
    ['query: {speed: $row.length}', 'query: {speed: $row.name}'],
  )
  change(
    join(folder, 'resources/console.yaml'),
    ['nav: [pilot.list]', 'nav: [pilots.list]'],
    ['tide_view:', 'tied_view:'],
  )
  const emitted: string[] = []
  let told = ''
  const code = await run(['--root', '.', '--spec', 'contract.yaml', '--resources', 'resources', '--out', 'out'], {
    cwd: folder,
    out: () => {},
    err: (text) => {
      told += text
    },
    tty: false,
    stages: {
      ...stages,
      begin: () => nothingBegun,
      emit: (model) => {
        emitted.push(model.version)
        return Promise.resolve([])
      },
    },
  })
  const places = told
    .split('\n')
    .flatMap((line) => /^(\S+:\d+:\d+) error ([A-Z_]+):/.exec(line)?.slice(1).join(' ') ?? [])
  expect(places).toEqual([
    'resources/console.yaml:4:55 UNKNOWN_SCREEN',
    'resources/console.yaml:9:3 UNKNOWN_OPERATION',
    'resources/harbors.yaml:6:43 UNKNOWN_FIELD',
    'resources/harbors.yaml:12:3 UNKNOWN_OPERATION',
    'resources/harbors.yaml:23:13 ILL_TYPED_BIND',
    'resources/harbors.yaml:26:5 MISSING_REASON',
    'resources/harbors.yaml:33:17 UNKNOWN_FIELD',
    'resources/harbors.yaml:49:1 DUPLICATE_ROUTE',
    'resources/harbors.yaml:52:1 UNKNOWN_ENTITY',
  ])
  expect(told).toContain(`${places.length} errors. Nothing was written.`)
  expect(code, 'the exit code for faults of the input').toBe(3)
  expect(emitted).toEqual([])
  expect(existsSync(join(folder, 'out'))).toBe(false)
})
