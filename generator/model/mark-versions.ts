/** Puts onto parts of screens in which versions of the contract there is what they stand for. */
import { camelCase } from '../schema/client-name.ts'
import { clientPath } from './presence.ts'
import type { PresenceIR, Versions } from './types/facts.ts'
import type { ActionIR, BoundCall, FormFieldIR, LinkIR, ListCall, PathTemplate, ShownIR, Source } from './types/ir.ts'
import { ownOf } from '../schema/records.ts'

/** What views ask, each of their own parts. A part that is in all versions is answered as it is. */
export interface VersionMarks {
  call: (call: BoundCall) => Versions | undefined
  /** Fields of the row that the calls answer. */
  shown: <T extends ShownIR>(parts: readonly T[], rows: { call: BoundCall; above: string }) => readonly T[]
  fields: (fields: readonly FormFieldIR[], call: BoundCall) => readonly FormFieldIR[]
  actions: (actions: readonly ActionIR[]) => readonly ActionIR[]
  /** What leads to a page. */
  ways: <T extends { to: PathTemplate; versions?: Versions }>(ways: readonly T[]) => readonly T[]
  links: (links: readonly LinkIR[]) => readonly LinkIR[]
  /** What a part has to have that shows the page of a path. */
  page: (path: string) => { versions?: Versions }
}

/** @param pageAt in which versions there is the page of a path */
export function createMarks(presence: PresenceIR, pageAt: (path: string) => Versions | undefined): VersionMarks {
  const requests = inClientView(presence.requests)
  const answers = inClientView(presence.answers)
  const needs = neededFields(presence.needs)
  const ofOperation = (id: string): Versions | undefined => bounds(ownOf(presence.operations, id))
  const call = ({ operation }: BoundCall): Versions | undefined => ofOperation(operation)

  const shown: VersionMarks['shown'] = (parts, { call: { operation }, above }) => {
    const known = answers.get(operation)
    if (known === undefined) return parts
    return parts.map((part) => ({ ...part, ...marked(at(known, above + part.path)) }))
  }

  const fieldsBelow = (fields: readonly FormFieldIR[], known: Asked, above: string): readonly FormFieldIR[] =>
    fields.map((field) => {
      const path = [above, field.id].filter((part) => part !== '').join('.')
      const { widget } = field
      const inner = (part: readonly FormFieldIR[]): readonly FormFieldIR[] => fieldsBelow(part, known, path)
      const below = (): FormFieldIR['widget'] => {
        if (widget.kind === 'group') return { ...widget, fields: inner(widget.fields) }
        if (widget.kind === 'union')
          return { ...widget, variants: widget.variants.map((one) => ({ ...one, fields: inner(one.fields) })) }
        if (widget.kind === 'list') return { ...widget, item: inner([widget.item])[0] ?? widget.item }
        return widget
      }
      return { ...field, widget: below(), ...marked(versionsOf(known, { path, id: field.id })) }
    })
  const fields: VersionMarks['fields'] = (list, { operation }) => {
    const [served, needed] = [requests.get(operation), needs.get(operation)]
    return served === undefined && needed === undefined ? list : fieldsBelow(list, { served, needed }, '')
  }
  const ways: VersionMarks['ways'] = (list) => list.map((way) => ({ ...way, ...marked(pageAt(way.to.template)) }))
  return {
    call,
    shown,
    fields,
    actions: (actions) =>
      actions.map((action) => ({
        ...action,
        ...(action.form === undefined ? {} : { form: fields(action.form, action.call) }),
        ...marked(call(action.call)),
      })),
    ways,
    links: ways,
    page: (path) => marked(pageAt(path)),
  }
}

/** Where the fields of a row are in what a list answers. */
export const rowsIn = ({ shape }: Pick<ListCall, 'shape'>, items: string): string =>
  shape.kind === 'page' ? `${camelCase(items)}.` : shape.kind === 'wrapped' ? `${shape.items}.` : ''

/** The same of what a page shows. */
export const rowIn = ({ pick }: Source, items: string): string => (pick === undefined ? '' : rowsIn(pick, items))

type Known = ReadonlyMap<string, Versions>

/** Operation → client path → versions. */
function inClientView(table: PresenceIR['requests']): Map<string, Known> {
  return new Map(
    Object.entries(table).map(([id, paths]) => [
      id,
      new Map(Object.entries(paths).map(([path, versions]) => [clientPath(path), versions])),
    ]),
  )
}

/** What holds for a field, or for what it is in. */
function at(known: Known, path: string): Versions | undefined {
  const steps = path.split('.')
  for (let end = 1; end <= steps.length; end++) {
    const found = known.get(steps.slice(0, end).join('.'))
    if (found !== undefined) return found
  }
  return undefined
}

/** What is known of the fields that an operation is sent. */
interface Asked {
  served: Known | undefined
  /** Client path → versions that require it, of those that may be left out. */
  needed: ReadonlyMap<string, readonly string[]> | undefined
}

/** A field of a form may fill a field of the body, or a parameter of its name. */
function versionsOf({ served, needed: all }: Asked, { path, id }: { path: string; id: string }): Versions | undefined {
  const own = served && (at(served, path) ?? served.get(`?${id}`))
  const needed = all?.get(path) ?? all?.get(`?${id}`)
  return needed === undefined ? own : { ...own, needed }
}

/** A field is asked for inside of what it is in, which may be left out as a whole. */
const neededFields = (table: PresenceIR['needs']): Map<string, ReadonlyMap<string, readonly string[]>> =>
  new Map(
    Object.entries(table).map(([id, paths]) => [
      id,
      new Map(Object.entries(paths).map(([path, versions]) => [clientPath(path.replaceAll('?.', '.')), versions])),
    ]),
  )

const marked = (versions: Versions | undefined): { versions?: Versions } => (versions === undefined ? {} : { versions })

/** Without paths: an operation that is elsewhere is there. */
export function bounds(versions: Versions | undefined): Versions | undefined {
  if (versions?.since === undefined && versions?.until === undefined) return undefined
  const { since, until } = versions
  return { ...(since === undefined ? {} : { since }), ...(until === undefined ? {} : { until }) }
}
