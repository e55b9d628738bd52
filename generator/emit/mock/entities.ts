/** `mock/entities.gen.ts`: what the mock's CRUD default knows of each entity, link and single. */
import type { Schema } from '../../model/types/contract.ts'
import type { EmittedFile, Model } from '../../model/types/ir.ts'
import type { MockEntityIR } from '../../model/types/mock-ir.ts'
import { nonEmpty, nonEmptyObject, print, propertyKey } from '../print.ts'
import { header, render } from '../template.ts'
import { schemasOf } from '../../schema/schemas.ts'
import { sample } from './schema.ts'

/** Emits the entity table. */
export function emitEntities(model: Model): readonly EmittedFile[] {
  const rows = model.mock.entities.map((entity) => ({
    key: propertyKey(entity.entity),
    text: print(entitySpec(model, entity), 1),
  }))
  const text = render('mock-entities', { header: header('openapi/ and openapi/resources/'), rows })
  return [{ path: 'mock/entities.gen.ts', text }]
}

/** What IDs of rows look like, where that is said and is not a UUID. */
function idsOf(id: Schema | undefined, { document }: Model): object | undefined {
  if (id?.type === 'integer') return { number: true }
  return id?.pattern === undefined ? undefined : { like: sample(document, id), pattern: id.pattern }
}

function entitySpec(model: Model, entity: MockEntityIR): object {
  const schemas = schemasOf(model.document)
  const properties = schemas.allProperties(schemas.named(entity.schema) ?? {})
  const known = new Set(['id', entity.parent?.field, ...(entity.link?.ends.map((end) => end.field) ?? [])])
  const times = properties.filter(
    (property) => property.required && !property.nullable && property.schema.format === 'date-time',
  )
  const fill = properties.filter(
    (property) =>
      property.required &&
      !known.has(property.wire) &&
      !times.includes(property) &&
      !Object.hasOwn(entity.defaults, property.wire),
  )
  return {
    entity: entity.entity,
    type: entity.type,
    schema: entity.schema,
    parent: entity.parent,
    scope: entity.scope,
    key: entity.key,
    selectors: nonEmpty(entity.selectors),
    selectorText: entity.selectorText,
    unique: nonEmpty(entity.unique),
    fields: properties.map((property) => property.wire),
    nullable: nonEmpty(properties.filter((property) => property.nullable).map((property) => property.wire)),
    times: nonEmpty(times.map((property) => property.wire)),
    ids: idsOf(properties.find(({ wire }) => wire === model.conventions.rows.id)?.schema, model),
    fill: nonEmptyObject(
      Object.fromEntries(fill.map((property) => [property.wire, sample(model.document, property.own)])),
    ),
    defaults: nonEmptyObject(entity.defaults),
    contains: nonEmpty(entity.contains),
    cascade: nonEmpty(entity.cascade),
    refuse: nonEmptyObject(entity.refuse),
    lifts: nonEmptyObject(entity.lifts),
    link: entity.link,
    single: entity.single === true ? true : undefined,
  }
}
