/** Changes that nobody has to do anything about, in few lines: what happened to many operations alike is said once. */
import type { Report, ReportedChange } from './report.ts'
import { methodsOf } from './title.ts'

/** Names that are printed of several; the rest is counted. */
const maxNames = 6

export function infoLines({ changes, proposals }: Pick<Report, 'changes' | 'proposals'>): string[] {
  const proposed = new Set(proposals.flatMap(({ operations }) => operations))
  const all = changes.filter(({ weight }) => weight === 'info')
  const isProposed = ({ type, operation = '' }: ReportedChange): boolean =>
    type === 'operation-added' && proposed.has(operation)
  const count = all.filter(isProposed).length
  const groups = new Map<string, ReportedChange[]>()
  for (const change of all) {
    if (isProposed(change)) continue
    const key = alike(change) ?? `${change.type} ${change.title}`
    groups.set(key, [...(groups.get(key) ?? []), change])
  }
  return [
    ...(count === 0
      ? []
      : [
          `  ${count === 1 ? '1 operation is new and has a proposal' : `${count} operations are new and have proposals`} below`,
        ]),
    ...[...groups].map(([key, group]) => (group.length > 1 ? groupLine(key, group) : group.map(infoLine).join(''))),
  ]
}

/** What happened, where it may have happened to others as well. */
function alike({ type, from, to, title, operation }: ReportedChange): string | undefined {
  if (type === 'parameter-limits-changed' || type === 'parameter-default-changed')
    return `take the ${title.replace(` of ${operation}:`, ':')}`
  if (type === 'operation-deprecated') return 'are deprecated'
  if (from === undefined || to === undefined) return undefined
  if (type === 'operation-retagged') return `have the tag ${to}, no longer ${from}`
  if (type !== 'operation-moved') return undefined
  const methods = methodsOf({ from, to })
  if (methods !== undefined) return `are called by ${methods.to}, no longer by ${methods.from}`
  const [a, b] = [from.split('/'), to.split('/')]
  // What they end with alike, they have from before; where a step came in or went, the one after it tells them apart.
  let shared = 0
  while (shared < Math.min(a.length, b.length) - 1 && a.at(-1 - shared) === b.at(-1 - shared)) shared++
  const cut = a.length === b.length ? shared : shared - 1
  const [was, is] = cut > 0 ? [a.slice(0, -cut), b.slice(0, -cut)] : [a, b]
  return `are below ${is.join('/')}, no longer below ${was.join('/')}`
}

function groupLine(what: string, group: readonly ReportedChange[]): string {
  const names = group.flatMap(({ operation }) => operation ?? [])
  const more = names.length > maxNames ? `, and ${names.length - maxNames} more` : ''
  return `  ${group.length} operations ${what} (${restOf(group)}): ${names.slice(0, maxNames).join(', ')}${more}`
}

const infoLine = (change: ReportedChange): string => `  ${change.title} (${restOf([change])})`

/** Why nothing has to be done, and how much of the console it is about. */
function restOf(group: readonly ReportedChange[]): string {
  const reasons = [...new Set(group.map(({ reason }) => reason))]
  const places = group.reduce((sum, { touches }) => sum + touches.length, 0)
  return [...reasons, ...(places === 0 ? [] : [`${places} ${places === 1 ? 'place' : 'places'}`])].join('; ')
}
