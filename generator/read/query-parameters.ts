/**
 * Queries as addresses have them: names with a text, or several. What a document declares as an object, or in another form, becomes what is
 * written there, so that whatever reads the contract knows of nothing else.
 */
import { methods, type Document, type ParameterObject, type Schema } from '../model/types/contract.ts'
import { schemasOf, type Schemas } from '../schema/schemas.ts'

/** The same document where all queries are plain already. */
export function withPlainQueries(document: Document): Document {
  const schemas = schemasOf(document)
  const isPlain = (parameter: ParameterObject): boolean => plain(parameter, schemas)[0] === parameter
  type Item = Document['paths'][string]
  const changed = (item: Item): Item => {
    const found = methods.flatMap((method) => {
      const operation = item[method]
      const { parameters = [] } = operation ?? {}
      return operation === undefined || parameters.every(isPlain)
        ? []
        : [[method, { ...operation, parameters: once(parameters.flatMap((one) => plain(one, schemas))) }] as const]
    })
    return found.length === 0 ? item : { ...item, ...Object.fromEntries(found) }
  }
  const before = Object.entries(document.paths)
  const paths = before.map(([path, item]) => [path, changed(item)] as const)
  return paths.every(([path, item]) => item === document.paths[path])
    ? document
    : { ...document, paths: Object.fromEntries(paths) }
}

/** Two objects may have fields of one name: in an address they are one. */
const once = (parameters: readonly ParameterObject[]): readonly ParameterObject[] =>
  parameters.filter((one, at) => parameters.findIndex((other) => other.in === one.in && other.name === one.name) === at)

type Style = 'form' | 'deepObject' | 'spaceDelimited' | 'pipeDelimited'

interface Written extends ParameterObject {
  readonly style?: Style
  readonly explode?: boolean
}

/** What is written for one parameter: itself, first and alone, where it is plain. */
function plain(parameter: Written, schemas: Schemas): readonly ParameterObject[] {
  if (parameter.in !== 'query') return [parameter]
  const { style = 'form' } = parameter
  const isApart = parameter.explode ?? style === 'form'
  const { schema } = schemas.resolve(parameter.schema)
  if (schema.type === 'array') {
    const isOfTexts = schema.items === undefined || !isObject(schema.items, schemas)
    return isApart && style === 'form' && isOfTexts
      ? [parameter]
      : [asText(parameter, `Several with ${between[style]} between them`)]
  }
  if (!isObject(schema, schemas)) return [parameter]
  if (style !== 'deepObject' && !isApart)
    return [asText(parameter, `Names and values in turn, with ${between[style]} between them`)]
  // An object without a field is written as nothing.
  return schemas.allProperties(schema).map(({ wire, required, schema: field }): ParameterObject => {
    const { description = parameter.description, ...own } = field
    const one: Written = {
      name: style === 'deepObject' ? `${parameter.name}[${wire}]` : wire,
      in: 'query',
      required: parameter.required === true && required,
      ...(description === undefined ? {} : { description }),
      schema: own,
    }
    return isObject(own, schemas) ? asText(one, 'Written as one text') : one
  })
}

const between: Readonly<Record<Style, string>> = {
  form: 'commas',
  deepObject: 'commas',
  spaceDelimited: 'spaces',
  pipeDelimited: '|',
}

const isObject = (schema: Schema, schemas: Schemas): boolean =>
  schemas.resolve(schema).schema.type === 'object' || schemas.allProperties(schema).length > 0

function asText({ name, required = false, description }: Written, form: string): ParameterObject {
  const said = description === undefined ? `${form}.` : `${description.replace(/\.?\s*$/, '.')} ${form}.`
  return { name, in: 'query', required, description: said, schema: { type: 'string' } }
}
