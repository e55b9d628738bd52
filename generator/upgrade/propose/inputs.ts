/** What calls are told, and what of that names rows of something. */
import { words } from '../../link/names.ts'
import type { Schema } from '../../model/types/contract.ts'
import type { Operation } from '../../model/types/ir.ts'
import { rowFields } from '../../schema/row-fields.ts'
import { lastParam } from '../compare/operations.ts'
import type { Site } from './shape-parts.ts'

/** One thing that a call is told. */
export interface Input {
  client: string
  wire: string
  schema: Schema
  of: 'body' | 'query' | 'path'
  required: boolean
  /** The entity whose row it names. */
  names: string | undefined
  /** The same, where that row is neither the own one nor one that it lies in: somebody has to pick it. */
  picks: string | undefined
}

/** The entity whose row a field or a parameter names: the one that it is called after, else the one that such a parameter selects. */
export function namedBy(client: string, wire: string, { selectedBy, now }: Site): string | undefined {
  const about = rowFields(now.conventions).referredBy(client)
  const name = about === undefined ? undefined : words(about).join('_')
  const byName = name === undefined ? undefined : selectedBy(name)
  return byName !== undefined && byName === name ? byName : (selectedBy(wire) ?? byName)
}

/** What a call is told beside the row at its address. */
export function inputsOf({ path, pathParams, queryParams, request }: Operation, entity: string, site: Site): Input[] {
  const { schemas, now } = site
  const { referredBy } = rowFields(now.conventions)
  const named = (client: string, wire: string): Pick<Input, 'names' | 'picks'> => {
    const names = namedBy(client, wire, site)
    return { names, picks: names === undefined || isAround(names, entity, site) ? undefined : names }
  }
  // A number that is called like a parameter, such as a port, may be anything.
  const isId = (client: string, own: Schema): boolean => {
    const { name, schema: target } = schemas.resolve(own)
    return referredBy(client) !== undefined || name === now.conventions.schemas.nameOrId || target.format === 'uuid'
  }
  const { schema } = request
  const fields = schema === undefined || request.transport !== 'json' ? [] : schemas.properties(schema)
  return [
    ...(lastParam(path) === undefined ? [] : pathParams.slice(-1)).map(({ client, wire, schema: own }): Input => ({
      client,
      wire,
      schema: own,
      of: 'path',
      required: true,
      ...named(client, wire),
    })),
    ...queryParams.map(({ client, wire, schema: own, required }): Input => ({
      client,
      wire,
      schema: own,
      of: 'query',
      required,
      ...named(client, wire),
    })),
    ...fields
      .filter(({ schema: own }) => own.type !== 'array' && own.type !== 'object')
      .map(({ client, wire, own, required }): Input => ({
        client,
        wire,
        schema: own,
        of: 'body',
        required,
        ...(isId(client, own) ? named(client, wire) : { names: undefined, picks: undefined }),
      })),
  ]
}

/** Whether an entity is the own one, or what that lies in: the address says which. */
export function isAround(one: string, entity: string, site: Site): boolean {
  const parent = site.parentOf(entity)
  return one === entity || (parent !== undefined && isAround(one, parent, site))
}

/** Whether a call at the address of all rows is told by this which of them it is about. */
export const namesOwnRow = ({ of, required, names }: Input, entity: string): boolean =>
  of === 'body' && required && names === entity
