import { isObject, objectAt, objectEntries, objectsAt, stringAt } from '../../../generator/upgrade/facts/json.ts'
import type { JsonObject } from '../../../generator/upgrade/facts/json.ts'
import { elementSchemas, operationsOf, parametersOf, schemasOf } from '../../../generator/upgrade/facts/parts.ts'

/** Something in the document that a reader may want explained. */
export interface DescribedThing {
  /** Where it is, readable: `disk_list`, `disk_list?limit`, `Disk`, `Disk.size`, `DiskSource<blank>`. */
  place: string
  /** Its own name: two things of unlike name must not share a text. */
  name: string
  text: string | undefined
}

/** Operations, parameters, schemas, properties and the forms of unions, with their descriptions. */
export function describedThings(document: JsonObject): DescribedThing[] {
  const operations = operationsOf(document).flatMap(({ id, operation }) => [
    { place: id, name: id, text: stringAt(operation, 'description') },
    ...parametersOf(document, operation).map((parameter) => {
      const name = stringAt(parameter, 'name') ?? ''
      return { place: `${id}?${name}`, name, text: stringAt(parameter, 'description') }
    }),
  ])
  const schemas = schemasOf(document).flatMap(([name, schema]) => [
    { place: name, name, text: stringAt(schema, 'description') },
    ...partsOf(schema, name),
  ])
  return [...operations, ...schemas]
}

function partsOf(schema: JsonObject, place: string): DescribedThing[] {
  const notes = objectAt(schema, 'x-cairn-descriptions')
  const properties = objectEntries(objectAt(schema, 'properties')).flatMap(([name, property]) => [
    {
      place: `${place}.${name}`,
      name,
      text: '$ref' in property ? stringAt(notes, name) : stringAt(property, 'description'),
    },
    ...partsOf(property, `${place}.${name}`),
  ])
  const forms = objectsAt(schema, 'oneOf').flatMap((form, index) => {
    const formPlace = `${place}<${tagOf(form) ?? index}>`
    const text = stringAt(form, 'description')
    // A form without fields, such as one value of an enumeration, may speak for itself.
    const own = 'properties' in form || text !== undefined ? [{ place: formPlace, name: formPlace, text }] : []
    return [...own, ...partsOf(form, formPlace)]
  })
  const inner = elementSchemas(schema).flatMap((element) => partsOf(element, `${place}[]`))
  return [...properties, ...forms, ...inner]
}

/** The value that tells a form of a union from the others: the only value of the first one-value enum. */
function tagOf(form: JsonObject): string | undefined {
  if (Array.isArray(form['enum']) && form['enum'].length === 1) return String(form['enum'][0])
  for (const [, property] of objectEntries(objectAt(form, 'properties'))) {
    if (Array.isArray(property['enum']) && property['enum'].length === 1) return String(property['enum'][0])
  }
  return undefined
}

/**
 * Misplaced texts: keys beside a `$ref`, which OpenAPI 3.0 ignores, and entries of x-cairn-descriptions
 * that belong to no property or to one that can hold its description itself.
 */
export function misplacedTexts(schema: JsonObject, place: string): string[] {
  if ('$ref' in schema && Object.keys(schema).length > 1) return [`${place}: keys beside $ref are ignored`]
  const properties = objectAt(schema, 'properties')
  const strays = Object.keys(objectAt(schema, 'x-cairn-descriptions')).flatMap((name) => {
    const property = properties[name]
    if (!isObject(property)) return [`${place}: x-cairn-descriptions has no property ${name} to describe`]
    return '$ref' in property ? [] : [`${place}.${name}: can hold its description itself, not in x-cairn-descriptions`]
  })
  const inner = [
    ...objectEntries(properties).flatMap(([name, property]) => misplacedTexts(property, `${place}.${name}`)),
    ...['oneOf', 'allOf', 'anyOf'].flatMap((key) =>
      objectsAt(schema, key).flatMap((form, index) => misplacedTexts(form, `${place}<${index}>`)),
    ),
    ...elementSchemas(schema).flatMap((element) => misplacedTexts(element, `${place}[]`)),
  ]
  return [...strays, ...inner]
}
