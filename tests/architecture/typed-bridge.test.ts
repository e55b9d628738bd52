import { expect, it } from 'vitest'

import * as effects from '../../generated/model/effects.gen.ts'
import * as paths from '../../generated/model/paths.gen.ts'
import { repositoryFiles } from '../support/repository-files.ts'
import { describeViolations, readSource } from './source.ts'
import { checkBridge, isBridged } from './typed-bridge.ts'

const known = { paths: new Set(Object.values(paths)), entities: new Set(Object.values(effects).flat()) }
const check = (text: string) => describeViolations(checkBridge({ path: 'src/overrides/disk/List.tsx', text }, known))

it('hand-written screens name paths and effects by what is generated', () => {
  const files = repositoryFiles().filter(isBridged)
  expect(files.length).toBeGreaterThan(100)
  expect(describeViolations(files.flatMap((path) => checkBridge(readSource(path), known)))).toBe('')
})

it.each([
  [`fill('/projects/:project/disks', params)`, 'types the path /projects/:project/disks by hand'],
  ['fill(`/projects/:project/${tab}`, params)', 'types the path /projects/:project/ by hand'],
  [`navigate('/device/success')`, 'types the path /device/success by hand'],
  [`const action = { effects: ['disk'] }`, 'types what changes by hand'],
  [`invalidateEntities(client, ['disk'])`, 'types what changes by hand'],
])('%s is refused', (text, message) => expect(check(text)).toContain(message))

it.each([
  [`fill(diskListPath, params)`],
  [`navigate('/login')`],
  [`const read = ['disk', 'snapshot']`],
  [`const action = { effects: effectsOf(effects.disk_create) }`],
])('%s is fine', (text) => expect(check(text)).toBe(''))
