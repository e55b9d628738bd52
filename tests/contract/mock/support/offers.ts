/** The actions of the manifest that carry an offer, straight from its YAML: also those of screens still to come. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseAllDocuments } from 'yaml'

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
  readonly role?: string
}

interface RawPart {
  readonly entity?: string
  readonly link?: string
  readonly actions?: Readonly<Record<string, RawAction>>
  readonly singles?: Readonly<Record<string, RawAction>>
  readonly views?: Readonly<Record<string, RawPart>>
  readonly children?: Readonly<Record<string, RawPart>>
}

const folder = new URL('../../../../openapi/resources/', import.meta.url)

/** `disk.delete`, `disk.attached.detach` (of a view), `ip_pool_silo.pool.makeDefault` → what the manifest says of it. */
function manifestActions(): Map<string, RawAction> {
  const found = new Map<string, RawAction>()
  const walk = (entity: string, place: string, part: RawPart): void => {
    for (const [id, action] of Object.entries(part.actions ?? {})) found.set(`${place}.${id}`, action)
    for (const [id, single] of Object.entries(part.singles ?? {})) found.set(`${place}.${id}`, single)
    for (const [id, view] of Object.entries(part.views ?? {})) walk(entity, `${entity}.${id}`, view)
    for (const [id, child] of Object.entries(part.children ?? {})) walk(`${entity}_${id}`, `${entity}_${id}`, child)
  }
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.yaml')))
    for (const document of parseAllDocuments(readFileSync(new URL(file, folder), 'utf8'))) {
      const part = document.toJS() as RawPart
      const id = part.entity ?? part.link
      if (id !== undefined) walk(id, id, part)
    }
  return found
}

/** Action → when it is offered. */
export const offers = (): Map<string, RawCondition> =>
  new Map([...manifestActions()].flatMap(([id, { offer }]) => (offer === undefined ? [] : [[id, offer]])))

/** Action → the role that the console says it needs, stated or not. */
export function roles(): Map<string, string> {
  const diagnostics = createDiagnostics()
  const input = openInput({ root: fileURLToPath(new URL('../../../../', import.meta.url)) })
  const [contract, manifest] = [readContract(input, diagnostics), readManifest(input, diagnostics)]
  if (contract === undefined || manifest === undefined) throw new Error('the manifest cannot be read')
  const { context } = linkManifest({ contract, manifest }, diagnostics)
  const links = new Set(manifest.links.map(({ raw }) => raw.link))
  return new Map(
    context.resources.flatMap(({ id, entity, view, raw, entry }) => {
      // The sides of a link have its actions.
      const place = links.has(entity) ? entity : id
      const singles = view === undefined ? Object.entries(entry.raw.singles ?? {}) : []
      // Who may delete may create and update.
      const usual = raw.actions?.['delete']?.role
      const all = [...Object.entries({ create: {}, update: {}, ...raw.actions }), ...singles]
      return all.flatMap(([name, action]: [string, { role?: string | false }]) => {
        const role = action.role ?? (/^(?:create|update)$/.test(name) ? usual : undefined)
        return typeof role === 'string' ? [[`${place}.${name}`, role] as const] : []
      })
    }),
  )
}

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
