/** What is wrong with what the manifest says of screens: their columns, forms, actions, calls. */
import { nearest } from '../diagnostics.ts'
import { actionOperation, offerFaults } from './actions.ts'
import { linkCondition, readSeconds } from './conditions.ts'
import type { Linking } from './context.ts'
import { below, placed, type At, type Fault, type Placed } from './faults.ts'
import { isOfRole } from './offered-faults.ts'
import type { Site } from './lists.ts'
import { checkKind, statedScreen, type Resource } from './resources.ts'
import { ruleFaults } from './rules.ts'
import { detailFaults } from './views/detail/faults.ts'
import { createFaults, editFaults } from './views/form/faults.ts'
import { listFaults } from './views/list/faults.ts'
import { consoleFaults, entityFaults, hasScreen, pageKinds, screenKinds } from './views/register.ts'
import type { ScreenKind } from './views/view.ts'
import { shownFaults } from './shown.ts'
import { singleFaults, type Single } from './views/single/single.ts'
import type { RawAction } from '../model/types/manifest.ts'

/** Whether a screen is generated: it is neither to come nor written by hand. */
function isMade(resource: Resource, kind: ScreenKind): boolean {
  if (!hasScreen(resource, kind)) return false
  const stated = statedScreen(resource.raw, kind)
  return stated?.placeholder === undefined && !(stated !== undefined && 'bespoke' in stated && stated.bespoke)
}

export function checkScreens(singles: readonly Single[], context: Linking, site: Site): void {
  for (const resource of site.context.resources) checkOperations(resource, context)
  for (const single of singles) checkSingle(single, context, site)
  const ofPages = context.manifest.pages.flatMap((page) => pageKinds[page.raw.kind].faults(page, site))
  for (const { code, place, cause, suggestion } of [...consoleFaults(site.context), ...ofPages])
    context.diagnostics.error(code, place, { cause, suggestion })
  const entities = new Set(site.context.resources.map(({ entity }) => entity))
  for (const entity of entities) {
    const views = site.context.resources.filter((one) => one.entity === entity)
    // One statement may be made use of by the list, the page and, of a link, both sides: it is wrong once.
    const faults = new Map(
      views
        .flatMap((resource) => resourceFaults(resource, site))
        .map((fault) => [JSON.stringify([fault.code, fault.place, fault.cause]), fault]),
    )
    for (const { code, place, cause, suggestion } of faults.values())
      context.diagnostics.error(code, place, { cause, suggestion })
  }
}

/** Operations that actions and forms written by hand name. */
function checkOperations(resource: Resource, context: Linking): void {
  const { raw, entity, place } = resource
  for (const kind of ['create', 'edit'] as const)
    for (const [i, op] of (statedScreen(raw, kind)?.bespoke?.uses ?? []).entries())
      context.operation(op, place(kind, 'bespoke', 'uses', i))
  // The sides of a link repeat what is stated of it.
  if (isOfLink(resource, context) && context.resources.find((one) => one.entity === entity) !== resource) return
  for (const [id, action] of Object.entries(raw.actions ?? {})) {
    if (action.to !== undefined || isOfRole(id)) continue
    if (action.op !== undefined) {
      const op = context.operation(action.op, place('actions', id, 'op'))
      if (op !== undefined) checkKind(op, { isRead: false, place: place('actions', id, 'op') }, context)
      continue
    }
    const op = actionOperation({ id, raw: action }, resource, context)
    if (op !== undefined) checkKind(op, { isRead: false, place: place('actions', id, 'op') }, context)
    else reportNoOperation(id, resource, context)
  }
}

/** An action whose operation is found by its name, and is not. */
function reportNoOperation(
  id: string,
  { entity, place }: Resource,
  { operations, claimed, diagnostics, meant }: Linking,
): void {
  const wanted = `${entity}_${id}`
  const near = nearest(wanted, operations.keys())
  if (near !== undefined) claimed.add(near)
  const suggested = meant(wanted)
  diagnostics.error('UNKNOWN_OPERATION', place('actions', id), {
    cause: `there is no operation \`${wanted}\` for the action \`${id}\``,
    suggestion: suggested === undefined ? 'state `op:`' : `did you mean \`${suggested}\`? Else state \`op:\``,
  })
}

const isOfLink = ({ entity }: Resource, { manifest }: Pick<Linking, 'manifest'>): boolean =>
  manifest.links.some(({ raw }) => raw.link === entity)

function checkSingle(single: Single, context: Linking, site: Site): void {
  const { owner, name, view, update, raw } = single
  const at: At = (...steps) => owner.place('singles', name, ...steps)
  const [read, write] = [view, update].map(
    (one, i) => one && context.operation(one.op, at(i === 0 ? 'view' : 'update')),
  )
  if (raw.placeholder === undefined && read !== undefined) checkKind(read, { isRead: true, place: at('view') }, context)
  if (raw.placeholder === undefined && read !== undefined && write !== undefined)
    checkKind(write, { isRead: false, place: at('update') }, context)
  if (owner.state === 'unusable') return
  for (const { code, steps, cause, suggestion } of singleFaults(single, site))
    context.diagnostics.error(code, at(...steps), { cause, suggestion })
}

/** Of the screens of a resource that are generated. */
const faultsOf: Readonly<Record<ScreenKind, (resource: Resource, site: Site) => readonly Placed[]>> = {
  list: listFaults,
  create: createFaults,
  edit: editFaults,
  detail: detailFaults,
}

/** Everything on the screens of a resource. */
function resourceFaults(resource: Resource, site: Site): Placed[] {
  const own: At = resource.place
  return [
    ...placed(setFaults(resource), own),
    ...placed(isOfLink(resource, site.context) ? [] : formsWithoutOperation(resource), own),
    ...entityFaults(resource, site),
    ...screenKinds.flatMap((kind) => (isMade(resource, kind) ? faultsOf[kind](resource, site) : [])),
    ...placed(hintFaults(resource, site), own),
    ...placed(refreshFaults(resource, site), own),
    ...Object.entries(resource.raw.actions ?? {}).flatMap(([id, raw]) =>
      placed([...ruleFaults(raw, resource, site.context), ...ownOffer({ id, raw }, resource, site)], (...steps) =>
        own('actions', id, ...steps),
      ),
    ),
  ]
}

/** When the ways to forms are open, and when rows of a set may be taken out. */
const ownOffer = ({ id, raw }: { id: string; raw: RawAction }, resource: Resource, { context }: Site): Fault[] =>
  id === 'create' || id === 'update' || (id === 'delete' && resource.document)
    ? offerFaults(raw, resource, context)
    : []

/** What pickers say beside a row. */
function hintFaults({ raw, schema, viewSchema, view }: Resource, site: Site): Fault[] {
  // Fields are looked up with all others of the resource.
  const own = view === undefined || raw.hint !== undefined ? (raw.hint ?? []) : []
  return own.some((name) => site.context.schemas.at(viewSchema, name) === undefined)
    ? []
    : below(shownFaults(own, { schema }, site), 'hint')
}

function refreshFaults({ raw, schema }: Resource, { context }: Site): Fault[] {
  return (raw.refresh ?? []).flatMap(({ every, when }, i): Fault[] => [
    ...(readSeconds(every) === undefined
      ? [
          {
            code: 'BAD_INTERVAL',
            steps: ['refresh', i, 'every'],
            cause: `\`${every}\` is no interval`,
            suggestion: 'write 20s, 30m or 2h',
          },
        ]
      : []),
    ...(when === undefined ? [] : below(linkCondition(when, { schema }, context).faults, 'refresh', i, 'when')),
  ])
}

/** Forms of a set need to know it, as its list does. */
function setFaults({ id, raw, document }: Resource): Fault[] {
  const { list } = raw
  if (!document || (list !== false && list?.placeholder === undefined)) return []
  return (['create', 'edit'] as const).flatMap((kind): Fault[] => {
    const form = raw[kind]
    if (form === false || form?.placeholder !== undefined || form?.bespoke !== undefined) return []
    return [
      {
        code: 'DOCUMENT_FORM',
        steps: [kind],
        cause: `\`${id}.${kind}\` changes one item of a set that no generated list shows`,
        suggestion: `generate \`${id}.list\` as well, or state \`${kind}: false\`, a placeholder or \`bespoke\``,
      },
    ]
  })
}

/** Forms that are stated, and that no operation takes: one that is gone takes its form with it, and nobody would notice. */
function formsWithoutOperation({ id, raw, ops, document, shared = [], state }: Resource): Fault[] {
  if (document || state !== 'sound') return []
  const sends = { create: ops.create ?? ops.upsert, edit: ops.update ?? ops.upsert }
  return (['create', 'edit'] as const).flatMap((kind): Fault[] => {
    const form = raw[kind]
    const isNone = form === undefined || form === false || form.placeholder !== undefined || form.bespoke !== undefined
    if (isNone || sends[kind] !== undefined || shared.includes(kind)) return []
    return [
      {
        code: 'NO_FORM_OPERATION',
        steps: [kind],
        cause: `\`${id}.${kind}\` has no operation to send`,
        suggestion: `name it in \`operations\`, or remove \`${kind}\``,
      },
    ]
  })
}
