import { expect, it } from 'vitest'

import * as effects from '../../generated/model/effects.gen.ts'
import * as paths from '../../generated/model/paths.gen.ts'
import contract from '../../generated/openapi.json' with { type: 'json' }
import { repositoryFiles } from '../support/repository-files.ts'
import { describeViolations, readSource } from './source.ts'
import { checkBridge, isBridged } from './typed-bridge.ts'

const { schemas } = contract.components
const levels = { fleet: schemas.FleetRole, silo: schemas.SiloRole, project: schemas.ProjectRole }
const known = {
  paths: new Set(Object.values(paths)),
  entities: new Set(Object.values(effects).flat()),
  roles: new Set(Object.entries(levels).flatMap(([level, role]) => role.enum.map((name) => `${level}.${name}`))),
}
const check = (text: string) => describeViolations(checkBridge({ path: 'src/overrides/disk/List.tsx', text }, known))

it('hand-written screens name paths, effects, fields and roles by what is generated', () => {
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
  [`useAllowed('project.collaborator', params)`, 'types the role project.collaborator by hand'],
  [`import { textAt } from '../../kit/values.ts'`, 'reads a field by its path'],
  [`const nameOf = (row: Row) => row['name']`, 'has rows of any type'],
  [`const rows: readonly Record<string, unknown>[] = []`, 'has rows of any type'],
])('%s is refused', (text, message) => expect(check(text)).toContain(message))

it.each([
  [`fill(diskListPath, params)`],
  [`navigate('/login')`],
  [`const read = ['disk', 'snapshot']`],
  [`const action = { effects: effectsOf(effects.disk_create) }`],
  [`useAllowed(imageList.create?.role, params)`],
  [`const nameOf = ({ name }: Disk) => name`],
  [`const all = <R extends Row>(page: Query<R>) => page`],
])('%s is fine', (text) => expect(check(text)).toBe(''))
