/** Forms: which fields they ask for, what is wrong with what the manifest says of them. */
import { askedParams, keptFields, linkBody, topLevel } from './bodies.ts'
import { rowAbove } from './calls.ts'
import type { Context } from './context.ts'
import { below, type Fault } from './faults.ts'
import type { Site } from './lists.ts'
import { pathsOf } from './paths.ts'
import { statedScreen, suggestAmong, type Resource } from './resources.ts'
import { formRole, linkOwnCall, sourceFaults } from './screens.ts'
import { fieldOptions, mergeOptions } from './shown.ts'
import { linkText } from './texts.ts'
import { linkSee } from './ways.ts'
import type { Schema } from '../model/types/contract.ts'
import type { RawField, RawForm } from '../model/types/manifest.ts'

/** What a form asks for. */
export interface Asked {
  body: Schema
  fields?: readonly string[] | undefined
  omit: readonly string[]
  options: readonly Readonly<Record<string, RawField>>[]
}

/** Stated fields that the body does not have; `except` are no fields of the body. */
export function fieldFaults(
  fields: readonly string[] | undefined,
  body: Schema,
  except: readonly string[],
  { schemas }: Pick<Context, 'schemas'>,
): Fault[] {
  const names = schemas.properties(body).map((p) => p.client)
  return (fields ?? []).flatMap((name, i): Fault[] =>
    names.includes(name) || except.includes(name)
      ? []
      : [
          {
            code: 'UNKNOWN_FIELD',
            steps: ['fields', i],
            cause: `the request has no field \`${name}\``,
            suggestion: suggestAmong(name, names),
          },
        ],
  )
}

/** Names of the fields that a form asks for. */
export function askedNames({ body, fields, omit, options }: Asked, { schemas }: Pick<Context, 'schemas'>): string[] {
  const names = schemas.properties(body).map((p) => p.client)
  const wanted = fields?.filter((name) => names.includes(name)) ?? names.filter((name) => !omit.includes(name))
  return wanted.filter((name) => mergeOptions(options.map((o) => o[name] ?? {})).hidden !== true)
}

/** The schema of an item of a set as it is written; undefined when the resource is no set. */
export function itemSchema(resource: Resource, { schemas }: Pick<Context, 'schemas'>): Schema | undefined {
  if (!resource.document) return undefined
  const item = resource.entry.raw.document?.item
  return (item === undefined ? undefined : schemas.named(item)) ?? resource.schema
}

/** Faults of a form, by the part of the entry that they are in. */
export interface FormFaults {
  /** What the form itself states. */
  form: Fault[]
  /** In its operations. */
  operations: Fault[]
}

export function formFaults(resource: Resource, kind: 'create' | 'edit', site: Site): FormFaults {
  const { context } = site
  const raw: RawForm = statedScreen(resource.raw, kind) ?? {}
  const at = pathsOf(resource, site)[kind]
  const role = formRole(resource, kind)
  const op = resource.ops[role]?.op
  const item = itemSchema(resource, context)
  const body = item ?? op?.request.schema
  const params = op === undefined ? [] : askedParams(raw, op, context).map(({ name }) => name)
  const fields = raw.fields?.filter((name) => !params.includes(name))
  const omit = [...(raw.omit ?? []), ...topLevel(Object.keys(raw.body ?? {}))]
  const asked = body === undefined ? [] : askedNames({ body, fields, omit, options: fieldOptions(resource) }, context)
  const ofForm: Fault[] = body === undefined ? [] : fieldFaults(raw.fields, body, params, context)
  const operations: Fault[] = []
  // A set is read and replaced as its list is; what a form of it sends is the set.
  for (const one of item === undefined ? [role] : (['list', 'update'] as const)) {
    const self = kind === 'edit' && item === undefined ? { self: 'route' as const } : {}
    const form = item === undefined ? { form: raw } : {}
    for (const fault of linkOwnCall(resource, { role: one, at, ...self, ...form }, site)?.faults ?? []) {
      const where = fault.steps[0]
      const isStated = item === undefined && (where === 'path' || where === 'query') && raw[where] !== undefined
      if (isStated) ofForm.push(fault)
      else operations.push(...below([fault], one))
    }
  }
  if (op !== undefined && item === undefined) {
    const row = resource.viewSchema
    const kept =
      kind === 'edit' && body !== undefined ? keptFields({ row, body }, asked, raw.body ?? {}, context) : undefined
    const fixed = kept === undefined ? raw.body : { ...kept, ...raw.body }
    const { faults } = linkBody({ raw: fixed, op, form: asked.length > 0, scope: { at, row } }, context)
    ofForm.push(...below(faults, 'body'))
  }
  const names = [...params, ...asked]
  const scope = { row: resource.viewSchema, form: names, ...rowAbove(resource, context) }
  ofForm.push(...below(linkText(raw.toast, scope, context).faults, 'toast'))
  if (raw.see !== undefined) ofForm.push(...linkSee(raw.see, { at, form: names }, site).faults)
  if (kind === 'edit') {
    const source = sourceFaults(resource, at, site)
    operations.push(...below(source.faults, source.role))
  }
  return { form: ofForm, operations }
}
