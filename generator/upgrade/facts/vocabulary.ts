import { isObject, objectAt, objectEntries, objectsAt, stringAt } from './json.ts'
import type { Json, JsonObject } from './json.ts'
import { elementSchemas, operationsOf, parametersOf, schemasOf } from './parts.ts'

/** Each word of the contract language that occurs, with the first place (in alphabetical order) as an example. */
export interface Vocabulary {
  schemaKeywords: Record<string, string>
  schemaTypes: Record<string, string>
  formats: Record<string, string>
  extensions: Record<string, string>
  operationKeywords: Record<string, string>
  parameterPlaces: Record<string, string>
  mediaTypes: Record<string, string>
  statuses: Record<string, string>
}

/** Lists what the generator must understand, so that a new word is noticed instead of ignored. */
export function vocabularyOf(document: JsonObject): Vocabulary {
  const places = {
    schemaKeywords: new Map<string, string>(),
    schemaTypes: new Map<string, string>(),
    formats: new Map<string, string>(),
    extensions: new Map<string, string>(),
    operationKeywords: new Map<string, string>(),
    parameterPlaces: new Map<string, string>(),
    mediaTypes: new Map<string, string>(),
    statuses: new Map<string, string>(),
  } satisfies Record<keyof Vocabulary, Map<string, string>>

  const note = (list: keyof Vocabulary, word: string, place: string) => {
    const known = places[list].get(word)
    if (known === undefined || place < known) places[list].set(word, place)
  }
  const noteKey = (list: 'schemaKeywords' | 'operationKeywords', key: string, place: string) =>
    note(key.startsWith('x-') ? 'extensions' : list, key, place)

  const visitSchema = (schema: JsonObject, place: string): void => {
    for (const key of Object.keys(schema)) noteKey('schemaKeywords', key, place)
    note('schemaTypes', stringAt(schema, 'type') ?? '(none)', place)
    const format = stringAt(schema, 'format')
    if (format !== undefined) note('formats', format, place)
    for (const [name, property] of objectEntries(objectAt(schema, 'properties')))
      visitSchema(property, `${place}.${name}`)
    for (const key of ['oneOf', 'allOf', 'anyOf']) {
      objectsAt(schema, key).forEach((form, index) => visitSchema(form, `${place}<${index}>`))
    }
    for (const element of elementSchemas(schema)) visitSchema(element, `${place}[]`)
  }
  const visitContent = (holder: JsonObject, place: string): void => {
    for (const [mediaType, content] of objectEntries(objectAt(holder, 'content'))) {
      note('mediaTypes', mediaType, place)
      visitSchema(objectAt(content, 'schema'), place)
    }
  }

  for (const [name, schema] of schemasOf(document)) visitSchema(schema, name)
  for (const { id, operation } of operationsOf(document)) {
    for (const key of Object.keys(operation)) noteKey('operationKeywords', key, id)
    for (const parameter of parametersOf(document, operation)) {
      note('parameterPlaces', stringAt(parameter, 'in') ?? '(none)', id)
      visitSchema(objectAt(parameter, 'schema'), `${id}?${stringAt(parameter, 'name')}`)
    }
    visitContent(objectAt(operation, 'requestBody'), `${id} request`)
    for (const [status, response] of objectEntries(objectAt(operation, 'responses'))) {
      note('statuses', status, id)
      visitContent(response, `${id} response`)
    }
  }
  return {
    schemaKeywords: sorted(places.schemaKeywords),
    schemaTypes: sorted(places.schemaTypes),
    formats: sorted(places.formats),
    extensions: sorted(places.extensions),
    operationKeywords: sorted(places.operationKeywords),
    parameterPlaces: sorted(places.parameterPlaces),
    mediaTypes: sorted(places.mediaTypes),
    statuses: sorted(places.statuses),
  }
}

/**
 * Words that only the later of two bundled documents uses, each behind its part of the language: `schemaKeywords: readOnly`.
 * @throws when a text is no JSON object
 */
export function newWords(before: string, after: string): string[] {
  const known = new Set(wordsIn(before))
  return wordsIn(after).filter((word) => !known.has(word))
}

const wordsIn = (bundle: string): string[] =>
  Object.entries(vocabularyOf(parsed(bundle))).flatMap(([part, places]) =>
    Object.keys(places).map((word) => `${part}: ${word}`),
  )

function parsed(bundle: string): JsonObject {
  const document: Json = JSON.parse(bundle)
  if (!isObject(document)) throw new TypeError('a bundled document is a JSON object')
  return document
}

function sorted(places: Map<string, string>): Record<string, string> {
  return Object.fromEntries([...places].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
