/** When a screen reads its rows again by itself. */
import { readCondition, readSeconds } from '../../link/conditions.ts'
import type { Resource } from '../../link/resources.ts'
import type { RefreshIR } from '../types/part-ir.ts'
import type { Workspace } from '../workspace.ts'

export function refreshOf(resource: Resource, workspace: Workspace): RefreshIR[] {
  return (resource.raw.refresh ?? []).flatMap((raw): RefreshIR[] => {
    const seconds = readSeconds(raw.every)
    if (seconds === undefined) return []
    const when =
      raw.when === undefined ? undefined : readCondition(raw.when, { schema: resource.schema }, workspace.context)
    return [{ seconds, ...(when === undefined ? {} : { when }) }]
  })
}
