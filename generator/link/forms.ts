/** Forms: which fields they ask for, what is wrong with what the manifest says of them. */
import type { Context } from './context.ts'
import { type Fault } from './faults.ts'
import { type Resource } from './resources.ts'
import { suggestAmong } from './suggest.ts'
import { mergeOptions } from './shown.ts'
import type { Schema } from '../model/types/contract.ts'
import type { RawField } from '../model/types/manifest.ts'
import { ownOf } from '../schema/records.ts'

/** What a form asks for. */
export interface Asked {
  body: Schema
  fields?: readonly string[] | undefined
  omit: readonly string[]
  options: readonly Readonly<Record<string, RawField>>[]
}

/** Stated fields that the body does not have; `except` are no fields of the body. */
export function fieldFaults(
  { fields, body, except }: { fields: readonly string[] | undefined; body: Schema; except: readonly string[] },
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
            // What is asked for already is not what is meant.
            suggestion: suggestAmong(
              name,
              names.filter((one) => !fields?.includes(one)),
            ),
          },
        ],
  )
}

/** Names of the fields that a form asks for. */
export function askedNames({ body, fields, omit, options }: Asked, { schemas }: Pick<Context, 'schemas'>): string[] {
  const names = schemas.properties(body).map((p) => p.client)
  const wanted = fields?.filter((name) => names.includes(name)) ?? names.filter((name) => !omit.includes(name))
  return wanted.filter((name) => mergeOptions(options.map((o) => ownOf(o, name) ?? {})).hidden !== true)
}

/** The schema of an item of a set as it is written; undefined when the resource is no set. */
export function itemSchema(resource: Resource, { schemas }: Pick<Context, 'schemas'>): Schema | undefined {
  if (!resource.document) return undefined
  const item = resource.entry.raw.document?.item
  return (item === undefined ? undefined : schemas.named(item)) ?? resource.schema
}
