import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { expect, it, onTestFinished } from 'vitest'

import { standInsPlugin, withStandIns } from './stand-ins.ts'

/** A project whose generated modules are these. */
function project(files: Readonly<Record<string, string>>): { root: string; file: string } {
  const root = mkdtempSync(join(tmpdir(), 'cairn-test-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  return { root, file: join(root, 'src/features/map.ts') }
}

const disks = { 'generated/api/sdk/disks.gen.ts': 'export const diskList = 1\nexport type Disk = string\n' }

it('imports that can be resolved stay as they are', () => {
  const code = "import { diskList, type Disk } from '../../generated/api/sdk/disks.gen.ts'\n"
  expect(withStandIns(code, project(disks))).toEqual({ code, missing: [] })
})

it('a call that another tag has by now is taken from there', () => {
  const where = project({ ...disks, 'generated/api/sdk/probes.gen.ts': 'export const probeList = 1\n' })
  const { code, missing } = withStandIns("import { probeList } from '../../generated/api/sdk/old.gen.ts'\n", where)
  expect(code).toBe(`import { probeList } from "${join(where.root, 'generated/api/sdk/probes.gen.ts')}"\n`)
  expect(missing).toEqual([])
})

it('what nothing has is stood in for, beside what there is', () => {
  const from = '../../generated/api/sdk/disks.gen.ts'
  const { code, missing } = withStandIns(
    `import {\n  diskList,\n  diskMelt as melt,\n} from '${from}'\n`,
    project(disks),
  )
  expect(missing).toEqual(['diskMelt'])
  expect(code).toContain(`import { diskList } from '${from}'`)
  expect(code).toContain("const melt = standIn('diskMelt')")
  // The plugin that makes the files of screens takes all that begins with `cairn:`.
  expect(code).toMatch(/^import \{ standIn \} from 'trial:/)
})

it('a module that is gone is stood in for, whatever is imported from it', () => {
  const from = '../../generated/screens/a/list.gen.tsx'
  const { code, missing } = withStandIns(
    `import List, { screen } from '${from}'\nimport * as all from '${from}'\n`,
    project({}),
  )
  expect(missing).toEqual([`default of ${from}`, 'screen', from])
  for (const name of ['List', 'screen', 'all']) expect(code).toContain(`const ${name} = standIn(`)
})

it('types need nothing', () => {
  const code = "import type { Old } from '../../generated/api/types.gen.ts'\n"
  expect(withStandIns(code, project({})).code).toBe(code)
})

it('what stands in can be taken hold of, and says what is missing when it is used', async () => {
  const { load } = standInsPlugin('/')
  const text = typeof load === 'object' && typeof load.handler === 'function' ? (load.handler as () => string)() : ''
  const { standIn } = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as {
    standIn: (name: string) => { screen: { fields: () => void } }
  }
  const { fields } = standIn('diskMelt').screen
  expect(fields).toThrow('This contract has no diskMelt')
})
