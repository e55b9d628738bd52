/** What the makers of screens share: the context plus everything allocated before the first screen is made. */
import { byCodePoint } from '../link/names.ts'
import type { Context } from '../link/context.ts'
import type { Level } from '../link/levels.ts'
import { levelOf } from '../link/levels.ts'
import type { Lookups } from './lookups/lookups.ts'
import type { ResourcePaths } from '../link/paths.ts'
import type { Resource } from '../link/resources.ts'
import type { ActionIR, BoundCall, FormFieldIR, ShownIR } from './types/ir.ts'
import type { LookupIR } from './types/lookup-ir.ts'
import type { RelationsIR } from './types/relation-ir.ts'

export interface Workspace {
  context: Context
  paths: ReadonlyMap<string, ResourcePaths>
  lookups: Lookups
  levels: readonly Level[]
  /** The page that shows a row of the resource. */
  pageOf: (resource: Resource) => string | undefined
}

export const screenLevel = (path: string, stated: string | undefined, workspace: Workspace): string =>
  stated ?? levelOf(path, workspace.levels)

/** Operations that parts of a screen call, sorted. */
export function usesOf(
  parts: {
    calls?: readonly (BoundCall | undefined)[]
    actions?: readonly ActionIR[]
    shown?: readonly ShownIR[]
    fields?: readonly FormFieldIR[]
    relations?: readonly RelationsIR[] | undefined
    lookups?: readonly string[]
  },
  lookups: readonly LookupIR[],
): string[] {
  const used = new Set<string>()
  const addLookup = (id: string): void => {
    const lookup = lookups.find((l) => l.id === id)
    if (lookup === undefined) return
    used.add(lookup.list.operation)
    if (lookup.named !== undefined) addLookup(lookup.named)
    if (lookup.each !== undefined) addLookup(lookup.each.lookup)
  }
  const addFields = (fields: readonly FormFieldIR[]): void => {
    for (const { widget } of fields) {
      if (widget.kind === 'picker') {
        addLookup(widget.lookup)
        if (widget.taken !== undefined) addLookup(widget.taken.lookup)
      } else if (widget.kind === 'cidr' && widget.apart !== undefined) addLookup(widget.apart.lookup)
      else if (widget.kind === 'group') addFields(widget.fields)
      else if (widget.kind === 'union') for (const v of widget.variants) addFields(v.fields)
      else if (widget.kind === 'list') addFields([widget.item])
      else if (widget.kind === 'map') addFields([widget.value])
    }
  }
  for (const call of parts.calls ?? []) {
    if (call === undefined) continue
    used.add(call.operation)
    if (call.above !== undefined) used.add(call.above.call.operation)
  }
  for (const action of parts.actions ?? []) {
    used.add(action.call.operation)
    if (action.call.readFirst?.operation !== undefined) used.add(action.call.readFirst.operation)
    addFields(action.form ?? [])
    for (const { lookup } of action.names ?? []) addLookup(lookup)
    if (action.confirm?.former !== undefined) addLookup(action.confirm.former.lookup)
  }
  const addShown = ({ cell }: ShownIR): void => {
    if (cell.kind === 'ref') addLookup(cell.lookup)
    if (cell.kind === 'named') cell.refs.forEach(({ lookup }) => addLookup(lookup))
    if (cell.kind === 'first') cell.of.forEach(addShown)
    if (cell.kind !== 'read') return
    const { from, show } = cell
    if (from.kind === 'single') used.add(from.operation)
    else for (const { lookup } of [...(from.via ?? []), from]) addLookup(lookup)
    if (typeof show === 'object') addShown(show)
  }
  parts.shown?.forEach(addShown)
  parts.lookups?.forEach(addLookup)
  addFields(parts.fields ?? [])
  for (const { references, related } of parts.relations ?? []) {
    for (const { lookup } of references) addLookup(lookup)
    for (const { lookup, via = [], of: owner } of related)
      for (const one of [...via, { lookup }, ...(owner === undefined ? [] : [owner])]) addLookup(one.lookup)
  }
  return [...used].sort(byCodePoint)
}
