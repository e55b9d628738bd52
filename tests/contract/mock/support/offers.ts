/** The actions of the manifest with their offers and roles: also those of screens still to come. */
import { fileURLToPath } from 'node:url'

import { createDiagnostics } from '../../../../generator/diagnostics.ts'
import { linkManifest } from '../../../../generator/link/link.ts'
import { readContract } from '../../../../generator/read/contract.ts'
import { openInput } from '../../../../generator/read/input.ts'
import { readManifest } from '../../../../generator/read/manifest.ts'
import { mechanicalClient } from '../../../../src/api/codec-core.ts'
import type { Condition } from '../../../../src/lib/condition.ts'

type Value = string | number | boolean | null
type RawCondition = Readonly<Record<string, unknown>>

interface RawAction {
  readonly offer?: RawCondition
  /** `project.collaborator`: the level, and the role that is needed on it. */
  readonly role?: string | false
}

/** `disk.delete`, `disk.attached.detach` (of a view), `ip_pool_silo.pool.makeDefault` → what the manifest says of it, stated or taken over. */
function manifestActions(): [action: string, said: RawAction][] {
  const diagnostics = createDiagnostics()
  const input = openInput({ root: fileURLToPath(new URL('../../../../', import.meta.url)) })
  const [contract, manifest] = [readContract(input, diagnostics), readManifest(input, diagnostics)]
  if (contract === undefined || manifest === undefined) throw new Error('the manifest cannot be read')
  const { context } = linkManifest({ contract, manifest }, diagnostics)
  const links = new Set(manifest.links.map(({ raw }) => raw.link))
  return context.resources.flatMap(({ id, entity, view, raw, entry }) => {
    // The sides of a link have its actions.
    const place = links.has(entity) ? entity : id
    const singles = view === undefined ? Object.entries(entry.raw.singles ?? {}) : []
    // Who may delete may create and update.
    const usual = raw.actions?.['delete']?.role
    const all = [...Object.entries({ create: {}, update: {}, ...raw.actions }), ...singles] as [string, RawAction][]
    return all.map(([name, action]): [string, RawAction] => {
      const role = action.role ?? (/^(?:create|update)$/.test(name) ? usual : undefined)
      return [`${place}.${name}`, { ...action, ...(role !== undefined && { role }) }]
    })
  })
}

/** Action → when it is offered. */
export const offers = (): Map<string, RawCondition> =>
  new Map(manifestActions().flatMap(([id, { offer }]) => (offer === undefined ? [] : [[id, offer]])))

/** Action → the role that the console says it needs. */
export const roles = (): Map<string, string> =>
  new Map(manifestActions().flatMap(([id, { role }]) => (typeof role === 'string' ? [[id, role]] : [])))

/** A row as the console has it. */
export function asClient(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asClient)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [mechanicalClient(key), asClient(part)]))
}

/** The condition as the console has it; `parent` fills in values that are read off the row above. */
export function conditionOf(raw: RawCondition, valueOf: (bind: string) => Value): Condition {
  const parts = Object.entries(raw).map(([key, value]): Condition => {
    switch (key) {
      case 'all':
      case 'any':
        return { kind: key, of: (value as readonly RawCondition[]).map((one) => conditionOf(one, valueOf)) }
      case 'not':
        return { kind: 'not', of: conditionOf(value as RawCondition, valueOf) }
      case 'empty':
        return { kind: 'empty', collection: String(value) }
      case 'fewer':
        return { kind: 'fewer', than: Number(value) }
      case 'older': {
        const [path = '', than = ''] = value as readonly string[]
        return { kind: 'older', path, than }
      }
      case 'newer':
        throw new Error('no offer asks for the age of a row')
      default:
        return {
          kind: 'field',
          path: key,
          in: (value as readonly Value[]).map((one) =>
            typeof one === 'string' && one.startsWith('$') ? valueOf(one) : one,
          ),
        }
    }
  })
  return parts.length === 1 && parts[0] !== undefined ? parts[0] : { kind: 'all', of: parts }
}
