/**
 * Links: many-to-many relations, shown from both ends. Each side is made into a resource below its end, so
 * that lists, forms and actions need no second implementation.
 */
import type { Context, Early } from './context.ts'
import { rowFields } from '../schema/row-fields.ts'
import { camelCase } from '../schema/client-name.ts'
import { inSentence, labelOf } from './names.ts'
import { statedEffects, type Flat } from './resources.ts'
import { suggest } from './suggest.ts'
import type { RawAction, RawBinds, RawEntity, RawForm, RawLink, RawView } from '../model/types/manifest.ts'
import type { ManifestEntry } from '../model/types/manifest.ts'
import { emptyTable } from '../schema/records.ts'

/** One flat resource per side: `ip_pool_silo.pool` lists the silos of a pool. `entities`: what ends may be → route parameter of its rows. */
export function flattenLinks(
  entries: readonly ManifestEntry<RawLink>[],
  entities: ReadonlyMap<string, string>,
  context: LinkContext,
): Flat[] {
  return entries.flatMap((entry) => {
    const known = withKnown(entry, context)
    if (!checkEnds(entry, entities, context)) return []
    const routes = new Map(Object.entries(entry.raw.ends).map(([end, entity]) => [end, entities.get(entity) ?? end]))
    return Object.keys(entry.raw.ends).flatMap((side) => flattenSide({ side, routes }, known, context))
  })
}

/** The link without operations that the contract does not have, which are reported. */
function withKnown(entry: ManifestEntry<RawLink>, context: LinkContext): ManifestEntry<RawLink> {
  const { list, add, update, remove } = entry.raw.operations
  const known = (id: string | undefined, ...steps: readonly string[]): id is string =>
    id !== undefined && context.operation(id, entry.place('operations', ...steps)) !== undefined
  const lists = Object.entries(list).filter(([end, id]) => known(id, 'list', end))
  const adds =
    typeof add === 'string'
      ? known(add, 'add')
        ? add
        : undefined
      : Object.fromEntries(Object.entries(add ?? {}).filter(([end, id]) => known(id, 'add', end)))
  return {
    ...entry,
    raw: {
      ...entry.raw,
      operations: {
        list: Object.fromEntries(lists),
        ...(adds === undefined ? {} : { add: adds }),
        ...(known(update, 'update') ? { update } : {}),
        ...(known(remove, 'remove') ? { remove } : {}),
      },
    },
  }
}

/** Whether the ends are entities; names of sides and lists that are no ends are reported as well. */
function checkEnds(
  { raw, place }: ManifestEntry<RawLink>,
  entities: ReadonlyMap<string, string>,
  { diagnostics }: LinkContext,
): boolean {
  const ends = Object.keys(raw.ends)
  const stated = [
    ...Object.keys(raw.operations.list).map((end) => ['operations', 'list', end]),
    ...endsIn(raw.operations.add).map((end) => ['operations', 'add', end]),
    ...Object.keys(raw.sides ?? {}).map((end) => ['sides', end]),
  ]
  for (const steps of stated) {
    const end = steps.at(-1) ?? ''
    if (!ends.includes(end))
      diagnostics.error('UNKNOWN_END', place(...steps), {
        cause: `\`${end}\` is no end of \`${raw.link}\``,
        suggestion: suggest(end, ends) ?? `its ends are ${ends.join(' and ')}`,
      })
  }
  const unknown = Object.entries(raw.ends).filter(([, entity]) => !entities.has(entity))
  for (const [end, entity] of unknown)
    diagnostics.error('UNKNOWN_ENTITY', place('ends', end), {
      cause: `there is no entity \`${entity}\``,
      suggestion: suggest(entity, entities.keys()),
    })
  return unknown.length === 0
}

type Adds = RawLink['operations']['add']

const endsIn = (add: Adds): string[] => (add === undefined || typeof add === 'string' ? [] : Object.keys(add))

/** What adds from one side; undefined where nothing does. */
const addFrom = (side: string, add: Adds): string | undefined => (typeof add === 'string' ? add : add?.[side])

/** All operations that add, from whichever side. */
export const addsOf = ({ operations: { add } }: RawLink): string[] =>
  add === undefined ? [] : typeof add === 'string' ? [add] : Object.values(add)

/** @param from `routes`: by end, the route parameter of its rows, however operations call it */
function flattenSide(
  { side, routes }: { side: string; routes: ReadonlyMap<string, string> },
  entry: ManifestEntry<RawLink>,
  context: LinkContext,
): Flat[] {
  const { raw } = entry
  const end = raw.ends[side]
  const list = raw.operations.list[side]
  if (end === undefined || list === undefined) return []
  const listOp = context.operations.get(list)
  if (listOp === undefined) return []
  const far = farLabel(side, raw, context)
  const near = routes.get(side) ?? side
  const binds = sideBinds({ side, raw, near }, listOp.response.schema ?? {}, context)
  const stated = raw.sides?.[side] ?? {}
  const actions = emptyTable<RawAction>()
  const ownText = `${inSentence(labelOfEntity(end, context))} {$parent.name}`
  const said = (action: RawAction = {}): RawAction => withEnds(action, { side, raw, routes, rowKey: binds.rowKey })
  for (const [id, own] of Object.entries(raw.actions ?? {})) {
    if (id === 'remove') continue
    const action = said(own)
    const name = action.op === undefined ? raw.operations.update : (raw.operations[action.op as 'update'] ?? action.op)
    if (name !== undefined)
      actions[id] = { ...action, op: name, path: { ...pathBinds(name, binds, context), ...action.path } }
  }
  if (raw.operations.remove !== undefined) {
    actions['remove'] = {
      label: 'Unlink',
      confirm: 'danger',
      phrase: `Unlink ${inSentence(far)} {name} from ${ownText}`,
      toast: `${far} {name} unlinked from ${ownText}`,
      ...said(raw.actions?.['remove']),
      op: raw.operations.remove,
      path: { ...pathBinds(raw.operations.remove, binds, context), ...raw.actions?.['remove']?.path },
    }
  }
  const view: RawView = {
    operations: {
      list: stated.query === undefined ? list : { op: list, query: stated.query },
      view: false,
      update: false,
      delete: false,
      create: (stated.add !== false && addFrom(side, raw.operations.add)) || false,
    },
    label: far,
    parent: end,
    at: stated.at ?? side,
    key: binds.rowKey,
    detail: false,
    edit: false,
    list: {
      ...(stated.label === undefined ? {} : { title: stated.label }),
      ...(stated.columns === undefined ? {} : { columns: stated.columns }),
      ...(stated.empty === undefined ? {} : { empty: stated.empty }),
      ...(stated.placeholder === undefined ? {} : { placeholder: stated.placeholder }),
    },
    create:
      stated.add === false
        ? false
        : {
            then: 'list',
            // What is there already is put together: nothing is made.
            title: `Link ${inSentence(far)}`,
            submit: 'Link',
            toast: `${far} {$form.${camelCase(farEnd(side, raw))}} linked to ${ownText}`,
            ...stated.add,
            ...addBinds({ side, stated: stated.add, raw, near }, context),
          },
    fields: {
      ...raw.fields,
      [camelCase(farEnd(side, raw))]: {
        taken: { in: `${raw.link}.${side}`, by: binds.rowKey, say: 'Already linked' },
        ...raw.fields?.[camelCase(farEnd(side, raw))],
      },
    },
    actions,
    ...(raw.menu === undefined ? {} : { menu: raw.menu }),
  }
  const owner: RawEntity = {
    entity: raw.link,
    ...(raw.role === undefined ? {} : { role: raw.role }),
    ...(raw.effects === undefined ? {} : { effects: withCreate(statedEffects(raw, ['add', 'update', 'remove'])) }),
  }
  return [
    {
      id: `${raw.link}.${side}`,
      entity: raw.link,
      view: side,
      raw: view,
      entry: { ...entry, raw: owner, place: placeOf(side, entry) },
      steps: [],
      parent: end,
    },
  ]
}

/** Where the parts of a side's resource are stated in the link. */
function placeOf(side: string, { place }: ManifestEntry<RawLink>): ManifestEntry['place'] {
  return (...steps) => {
    const [part, name, ...rest] = steps
    switch (part) {
      case 'actions':
      case 'fields':
      case 'menu':
        return place(...steps)
      case 'operations':
        if (name === 'create') return place('operations', 'add', ...rest)
        // What an end is sent is said of the end.
        return rest.length > 0 ? place('sides', side, ...rest) : place('operations', 'list', side)
      case 'list':
        return place('sides', side, ...steps.slice(1))
      case 'create':
        return place('sides', side, 'add', ...steps.slice(1))
      default:
        return place('sides', side, ...steps)
    }
  }
}

/** Effects of a link speak of `add`, the resource of a side creates. */
const withCreate = (
  effects: Readonly<Record<string, readonly string[]>>,
): Readonly<Record<string, readonly string[]>> => ({
  ...effects,
  ...(effects['add'] === undefined ? {} : { create: effects['add'] }),
})

/** What the rows of a side are called: the entity at the other end. */
const farEnd = (side: string, { ends }: RawLink): string => Object.keys(ends).find((end) => end !== side) ?? side

const farLabel = (side: string, raw: RawLink, context: Pick<Context, 'manifest' | 'acronyms'>): string =>
  labelOfEntity(raw.ends[farEnd(side, raw)] ?? side, context)

const labelOfEntity = (entity: string, { manifest, acronyms }: Pick<Context, 'manifest' | 'acronyms'>): string =>
  manifest.entities.find((e) => e.raw.entity === entity)?.raw.label ?? labelOf(entity, acronyms)

/** Texts of a link name its ends; seen from one of them, that is the row above and the other one the row. */
function withEnds(
  action: RawAction,
  { side, raw, routes, rowKey }: { side: string; raw: RawLink; routes: ReadonlyMap<string, string>; rowKey: string },
): RawAction {
  // Addresses may call an end otherwise.
  const byRoute = (of: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(Object.entries(of).map(([end, field]) => [routes.get(end) ?? end, field]))
  const filled = (text: string): string =>
    text.replaceAll(`{${side}}`, '{$parent.name}').replaceAll(`{${farEnd(side, raw)}}`, '{name}')
  const { phrase, text, toast, former } = action
  return {
    ...action,
    ...(phrase === undefined ? {} : { phrase: filled(phrase) }),
    ...(text === undefined ? {} : { text: filled(text) }),
    ...(toast === undefined ? {} : { toast: filled(toast) }),
    ...(former === undefined
      ? {}
      : {
          former: {
            ...former,
            in: `${raw.link}.${former.in}`,
            // The list of the other end's row is that row's own.
            ...(former.in !== side
              ? { of: byRoute({ [former.in]: rowKey }) }
              : former.of === undefined
                ? {}
                : { of: byRoute(former.of) }),
            text: filled(former.text),
            otherwise: filled(former.otherwise),
          },
        }),
  }
}

type LinkContext = Pick<
  Early,
  'contract' | 'operations' | 'schemas' | 'diagnostics' | 'operation' | 'manifest' | 'acronyms'
>

interface SideBinds {
  /** Client-view path parameter → bind. */
  params: ReadonlyMap<string, string>
  rowKey: string
}

/** The near end comes from the route; the far end from the row: `<end>Id` or `<entity>Id` if it has one, else its id. */
function sideBinds(
  { side, raw, near }: { side: string; raw: RawLink; near: string },
  answer: object,
  context: Pick<Context, 'contract' | 'schemas'>,
): SideBinds {
  const params = new Map<string, string>()
  const { id, idOf } = rowFields(context.contract.conventions)
  let rowKey = id
  for (const [end, entity] of Object.entries(raw.ends)) {
    if (end === side) {
      params.set(camelCase(end), `$route.${near}`)
      continue
    }
    const field =
      [idOf(camelCase(end)), idOf(camelCase(entity)), id].find(
        (f) => (context.schemas.at(answer, `items.${f}`) ?? context.schemas.at(answer, f)) !== undefined,
      ) ?? id
    params.set(camelCase(end), `$row.${field}`)
    rowKey = field
  }
  return { params, rowKey }
}

/** Adding from one side: its own end is known from the route, the other one is asked for. */
function addBinds(
  { side, stated, raw, near }: { side: string; stated: RawForm | undefined; raw: RawLink; near: string },
  context: Pick<Context, 'operations' | 'schemas'>,
): { path?: RawBinds; body?: RawBinds } {
  const op = context.operations.get(addFrom(side, raw.operations.add) ?? '')
  const own = camelCase(side)
  const ends = Object.keys(raw.ends).map(camelCase)
  const inferred = Object.fromEntries(
    (op?.pathParams ?? [])
      .filter((p) => ends.includes(p.client))
      .map((p) => [p.client, p.client === own ? `$route.${near}` : `$form.${p.client}`]),
  )
  const path: RawBinds = { ...inferred, ...stated?.path }
  const inBody = op?.request.schema !== undefined && context.schemas.at(op.request.schema, own) !== undefined
  return {
    ...(Object.keys(path).length === 0 ? {} : { path }),
    ...(inBody ? { body: { [own]: `$route.${near}`, ...stated?.body } } : {}),
  }
}

function pathBinds(op: string, binds: SideBinds, context: Pick<Context, 'operations'>): RawBinds {
  const params = context.operations.get(op)?.pathParams ?? []
  return Object.fromEntries(
    params.flatMap((p) => (binds.params.has(p.client) ? [[p.client, binds.params.get(p.client) ?? '']] : [])),
  )
}
