/** Overviews: what their sections name of contract and manifest. */
import { linkCondition, readSeconds } from '../../conditions.ts'
import type { Context } from '../../context.ts'
import { below, placed, type Fault } from '../../faults.ts'
import type { Lists, Site } from '../../lists.ts'
import { type Resource } from '../../resources.ts'
import { suggestAmong } from '../../suggest.ts'
import { shownSingles } from '../../shown.ts'
import { sourceOf } from '../../own-calls.ts'
import type { Schema } from '../../../model/types/contract.ts'
import type { RawFinding, RawRows, RawRule, RawSection, RawUse } from '../../../model/types/raw-overview.ts'
import { plainUses, type PageKind } from '../view.ts'

export const overview: PageKind = {
  uses: plainUses,
  faults: ({ raw, place }, site) => {
    const { overview: sections = [], at } = raw
    return placed(
      sections.flatMap((section, i) => below(sectionFaults(section, at, site), 'overview', i)),
      place,
    )
  },
}

/** What an overview asks of a site: lists, and where they are. */
export type RowsSite = Pick<Site, 'context' | 'paths'> & { lookups: Pick<Lists, 'find'> }

export interface LinkedRows {
  resource: Resource
  /** The resource whose rows have such a list each. */
  above?: Resource
}

/** The list that a section names; undefined where it cannot be asked for from this page. */
export function linkRows(
  { list, each }: RawRows,
  at: string,
  { context, paths, lookups }: RowsSite,
): LinkedRows | undefined {
  const resource = context.resource(list)
  if (resource === undefined) return undefined
  if (each === undefined) return lookups.find(list, at) === undefined ? undefined : { resource }
  const above = context.resource(each)
  const own = paths.get(list)?.list
  const isThere = above !== undefined && own !== undefined && lookups.find(each, at) && lookups.find(list, own)
  return isThere ? { resource, above } : undefined
}

/** The schema that the fields of a section's part are of; undefined where there is no such thing. */
export function schemaOfUse(raw: RawUse, at: string, site: Site): Schema | undefined {
  const { list, view, single } = raw
  if (view !== undefined) {
    const resource = site.context.resource(view)
    return resource && sourceOf(resource, at, site) ? resource.viewSchema : undefined
  }
  const resource = list === undefined ? undefined : linkRows({ list }, at, site)?.resource
  if (resource === undefined || single === undefined) return resource?.schema
  return shownSingles(resource, site.context).get(single)?.response.schema
}

function sectionFaults({ find = [], count = [], use = [], latest }: RawSection, at: string, site: Site): Fault[] {
  return [
    ...find.flatMap((raw, i) => below(findingFaults(raw, at, site), 'find', i)),
    ...count.flatMap((raw, i) =>
      below(listFaults(raw, { at, fields: raw.by === undefined ? [] : [['by', raw.by]] }, site), 'count', i),
    ),
    ...use.flatMap((raw, i) => below(useFaults(raw, at, site), 'use', i)),
    ...(latest === undefined
      ? []
      : below(
          listFaults(latest, { at, fields: latest.columns.map((field, i) => [['columns', i], field]) }, site),
          'latest',
        )),
  ]
}

type Named = readonly [steps: string | readonly (string | number)[], field: string]

/** The list is one of this page, and its rows have these fields. */
function listFaults(raw: RawRows, { at, fields = [] }: { at: string; fields?: readonly Named[] }, site: Site): Fault[] {
  const linked = linkRows(raw, at, site)
  if (linked !== undefined) return fieldFaults(fields, linked.resource.schema, site.context)
  const isEach = raw.each !== undefined && site.context.resource(raw.list) !== undefined
  const name = isEach ? (raw.each ?? '') : raw.list
  return [unknown([isEach ? 'each' : 'list'], name, site.context)]
}

function unknown(steps: Fault['steps'], name: string, { resources }: Context): Fault {
  const all = resources.map(({ id }) => id)
  return {
    code: 'UNKNOWN_ENTITY',
    steps,
    cause: `there is nothing called \`${name}\` that can be asked for here`,
    suggestion: suggestAmong(name, all.includes(name) ? [] : all) ?? 'name one whose parents the address has',
  }
}

function fieldFaults(fields: readonly Named[], schema: Schema, { schemas }: Context): Fault[] {
  const known = schemas.properties(schema).map(({ client }) => client)
  return fields.flatMap(([steps, field]): Fault[] =>
    schemas.at(schema, field) !== undefined
      ? []
      : [
          {
            code: 'UNKNOWN_FIELD',
            steps: typeof steps === 'string' ? [steps] : steps,
            cause: `there is no field \`${field}\``,
            suggestion: suggestAmong(field, known),
          },
        ],
  )
}

function findingFaults(raw: RawFinding, at: string, site: Site): Fault[] {
  const linked = linkRows(raw, at, site)
  if (linked === undefined) return listFaults(raw, { at }, site)
  return raw.rules.flatMap((rule, i) => below(ruleFaults(rule, linked.resource, site.context), 'rules', i))
}

function ruleFaults({ when, longer, soon }: RawRule, { schema }: Resource, context: Context): Fault[] {
  return [
    ...(when === undefined ? [] : below(linkCondition(when, { schema }, context).faults, 'when')),
    ...fieldFaults(
      [
        ...(longer === undefined ? [] : [[['longer', 0], longer[0]] as const]),
        ...(soon === undefined ? [] : [[['soon', 0], soon[0]] as const]),
      ],
      schema,
      context,
    ),
  ]
}

function useFaults(raw: RawUse, at: string, site: Site): Fault[] {
  const schema = schemaOfUse(raw, at, site)
  const { list, view, single, of = [], share = [], to } = raw
  if (schema === undefined) {
    const key = view !== undefined ? 'view' : linkRows({ list: list ?? '' }, at, site) === undefined ? 'list' : 'single'
    return [unknown([key], { list, view, single }[key] ?? '', site.context)]
  }
  const pages = site.context.manifest.pages.map((page) => page.raw.page)
  return [
    ...fieldFaults(
      [
        ...of.flatMap((measure, i) =>
          (['used', 'left', 'of'] as const).flatMap((key) => {
            const field = measure[key]
            return field === undefined ? [] : [[['of', i, key], field] as const]
          }),
        ),
        ...share.map((field, i) => [['share', i], field] as const),
      ],
      schema,
      site.context,
    ),
    ...(to === undefined || pages.includes(to)
      ? []
      : [
          {
            code: 'UNKNOWN_SCREEN',
            steps: ['to'],
            cause: `there is no page \`${to}\``,
            suggestion: suggestAmong(to, pages, 'there are'),
          },
        ]),
  ]
}

/** Seconds of an age that the schema of the manifest has let pass. */
export const ageOf = (text: string): number => readSeconds(text) ?? 0
