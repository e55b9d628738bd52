/** Every kind of series that the system records. */
import type { Ctx } from '../context/ctx.ts'
import type { Kind } from '../oxql/source.ts'
import { diskKinds, interfaceKinds, machineKinds } from './instances.ts'
import { linkKinds, provisioningKinds, sensorKinds } from './system.ts'

/** All kinds by name, in the order of names; with a project, those that its users may read, and only its series. */
export function catalogue(ctx: Ctx, project?: string): ReadonlyMap<string, Kind> {
  const measured = { ctx, ...(project === undefined ? {} : { project }) }
  const all = [
    ...machineKinds(measured),
    ...diskKinds(measured),
    ...interfaceKinds(measured),
    ...provisioningKinds(measured),
    ...sensorKinds(measured),
    ...linkKinds(measured),
  ]
  const readable = all.filter(([, { schema }]) => project === undefined || schema.authz_scope !== 'fleet')
  return new Map(readable.sort(([a], [b]) => (a < b ? -1 : 1)))
}
