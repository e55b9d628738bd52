/** `mock/entities.gen.ts`: what the mock's CRUD default knows of each entity, link and single. */
import type { EmittedFile, Model } from '../../model/types/ir.ts'
import type { MockEntityIR } from '../../model/types/mock-ir.ts'
import { nonEmpty, nonEmptyObject, print, propertyKey } from '../print.ts'
import { header, render } from '../template.ts'
import { propertiesOf, resolve, sample, schemaNamed, type Property } from './schema.ts'

/** Emits the entity table. */
export function emitEntities(model: Model): readonly EmittedFile[] {
  const rows = model.mock.entities.map((entity) => ({
    key: propertyKey(entity.entity),
    text: print(entitySpec(model, entity), 1),
  }))
  const text = render('mock-entities', { header: header('openapi/ and openapi/resources/'), rows })
  return [{ path: 'mock/entities.gen.ts', text }]
}

function entitySpec(model: Model, entity: MockEntityIR): object {
  const properties = propertiesOf(model.document, schemaNamed(model.document, entity.schema))
  const known = new Set(['id', entity.parent?.field, ...(entity.link?.ends.map((end) => end.field) ?? [])])
  const format = (property: Property): string | undefined => resolve(model.document, property.schema).format
  const times = properties.filter(
    (property) => property.required && !property.nullable && format(property) === 'date-time',
  )
  const fill = properties.filter(
    (property) =>
      property.required &&
      !known.has(property.name) &&
      !times.includes(property) &&
      !(property.name in entity.defaults),
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
    fields: properties.map((property) => property.name),
    nullable: nonEmpty(properties.filter((property) => property.nullable).map((property) => property.name)),
    times: nonEmpty(times.map((property) => property.name)),
    fill: nonEmptyObject(
      Object.fromEntries(fill.map((property) => [property.name, sample(model.document, property.schema)])),
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
