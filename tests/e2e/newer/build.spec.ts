/** A document with many more operations becomes a console: upgraded to, generated, type-checked and built by command alone. */
import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { expect, test } from '@playwright/test'

import { edited } from '../../generator/upgrade/draft.ts'
import { enlarge } from '../../generator/upgrade/larger.ts'
import { root } from '../../support/repository-files.ts'
import { added, coverage, folder, spec, upgraded } from './newer.ts'

test('a larger document needs no edit by hand until its console stands', async () => {
  test.setTimeout(300_000)
  mkdirSync(folder, { recursive: true })
  let ids: readonly string[] = []
  const { bundle } = edited((draft) => {
    draft.info.version = '20990101.0.0'
    ids = enlarge(draft)
  })
  writeFileSync(spec, bundle)

  await test.step('upgrade, generate and build', async () => {
    await run(root, 'scripts/bootstrap.mjs', 'scripts/build.ts', '--mock', '--spec', spec)
  })

  await test.step('every operation has a screen and an answer, and none is excused', () => {
    const { operations } = added()
    expect(operations.map(([id]) => id).sort()).toEqual(ids.toSorted())
    for (const [id, { screens, mock, excused, claimed }] of operations) {
      expect(screens, id).not.toEqual([])
      expect({ excused, claimed }, id).toEqual({})
      expect(mock, id).toMatch(/^(crud|sample)$/)
    }
  })

  await test.step('what cannot be answered truly is a sample, and what was moved is where it is now', () => {
    const { operations } = coverage()
    expect(operations['affinity_group_update']?.mock).toBe('sample')
    expect(operations['buoy_disk_link']?.mock).toBe('crud')
    expect(operations['switch_list']).toMatchObject({ path: '/v2/fleet/hardware/switches', mock: 'crud' })
  })

  await test.step('of what is gone nothing is left but what is to decide', () => {
    const { operations, screens } = coverage()
    expect(Object.keys(operations).filter((id) => id.includes('inbound_icmp'))).toEqual([])
    expect(Object.keys(screens).filter((id) => id.startsWith('inbound_icmp.'))).toEqual([])
    const notes = readFileSync(join(upgraded(), 'docs/upgrades/20990101.0.0.md'), 'utf8')
    expect(notes).toContain('- mock `src/mock/access/rules.ts`: networking_inbound_icmp_view is gone')
  })

  await test.step('type-check', async () => {
    await run(
      upgraded(),
      join(root, 'node_modules/typescript-7/bin/tsc'),
      '--pretty',
      'false',
      '-p',
      'tsconfig.src.json',
    )
  })
})

/** Runs a program. @throws Error with all it printed when it fails */
async function run(cwd: string, ...args: readonly string[]): Promise<void> {
  const { FORCE_COLOR: _, ...env } = process.env
  const options = { cwd, env: { ...env, NO_COLOR: '1', TMPDIR: folder, TEMP: folder }, maxBuffer: 1 << 26 }
  try {
    await promisify(execFile)(process.execPath, args, options)
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${args.join(' ')} failed:\n${stdout}${stderr}`, { cause: error })
  }
}
