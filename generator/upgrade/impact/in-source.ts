/** Hand-written code that reads or names a field, or what may be in it. */
import type { Model } from '../../model/types/ir.ts'
import { kebabCase } from '../../link/names.ts'
import { viewOf } from '../../model/views/register.ts'
import { camelCase } from '../../schema/client-name.ts'
import { schemasOf } from '../../schema/schemas.ts'
import { sideOf, type FieldChange } from '../compare/change.ts'
import { isRespelled } from '../compare/leaves.ts'
import type { ImpactInput } from './impact.ts'
import { fieldsOfType } from './of-type.ts'
import { namesInCode } from './places.ts'
import { findInSource, takersOf, type IsAbout } from './sources.ts'
import type { Touched } from './touched.ts'

/** Code that speaks of the schema or its calls, or is given what those answer, and of the field or the values. */
export function inSource(
  change: FieldChange,
  { called, old, sources }: { called: ReadonlySet<string>; old: Model; sources: ImpactInput['sources'] },
): Touched[] {
  const leaf =
    change.field
      .replaceAll(/\[[^\]]*\]/g, '')
      .split('.')
      .at(-1) ?? ''
  const calls = old.operations.filter(({ id }) => called.has(id)).flatMap((one) => [one.id, ...namesInCode(one)])
  const owner = sideOf(change)?.operation ?? change.owner
  const about = new RegExp(`\\b(?:${[owner, ...calls].join('|')})\\b`)
  // Code that asks as a screen does takes the queries of that screen.
  const asking = old.screens
    .filter((screen) => called.has(viewOf(screen).main?.operation ?? ''))
    .map(
      ({ id }) => new RegExp(`\\b${id.view}Rows?\\b[^']* from '[^']*/screens/${kebabCase(id.of)}/queries\\.gen\\.ts'`),
    )
  const isAbout: IsAbout = (text) => about.test(text) || asking.some((query) => query.test(text))
  // A type of its own says what it has to have: what is called with the answer of a call need not name either. One word may be anybody's.
  const answered = new Set(change.uses.flatMap(({ operation, side }) => (side === 'answer' ? [operation] : [])))
  const asked = old.operations.filter(({ id }) => answered.has(id)).flatMap(namesInCode)
  const asks = new RegExp(`\\b(?:${asked.join('|')})\\b`)
  const isGiven: IsAbout = (text, file) =>
    isAbout(text, file) ||
    (leaf.includes('_') && asked.length > 0 && takersOf(file, sources).some((taker) => asks.test(taker)))
  switch (change.type) {
    case 'field-removed':
    case 'field-renamed':
    case 'field-moved':
    case 'field-changed':
      if (change.field === '') return inSourceOfType(change, { old, sources })
      if (
        'to' in change &&
        change.type !== 'field-changed' &&
        change.to !== undefined &&
        isRespelled(change.field, change.to)
      )
        return inWords(leaf, findInSource(sources, readings(leaf), isGiven))
      return leaf === '' ? [] : findInSource(sources, readingsOf(leaf), isGiven)
    case 'field-optional':
    case 'field-nullable':
      // What is sent may be left out as before.
      return leaf === '' || !change.uses.some(({ side }) => side === 'answer')
        ? []
        : findInSource(
            sources,
            [leaf, camelCase(leaf)].map((name) => `.${name}`),
            isAbout,
          )
    case 'value-removed':
    case 'variant-removed':
      return findInSource(sources, [`'${change.value}'`], isAbout)
    case 'value-added':
    case 'variant-added':
      return findInSource(sources, siblings(change, old), (text) => new RegExp(`\\b${change.owner}\\b`).test(text))
    default:
      return []
  }
}

/** Code that names a type, or reads a field that is of it. */
function inSourceOfType(change: FieldChange, { old, sources }: Pick<ImpactInput, 'old' | 'sources'>): Touched[] {
  const { owner } = change
  const named = findInSource(sources, [`Wire.${owner}`], () => true)
  const imports = new RegExp(`import type \\{[^}]*\\b${owner}\\b[^}]*\\} from '[^']*/types\\.gen\\.ts'`)
  const imported = findInSource(sources, [owner], (text) => imports.test(text))
  const read = fieldsOfType(change, old).flatMap((one) => {
    const called = new Set(one.uses.map(({ operation }) => operation))
    return inSource(one, { called, old, sources })
  })
  return [...new Map([...read, ...imported, ...named].map((one) => [one.name, one])).values()]
}

/** Only code that has the words of the wire has to change where clients call it as before; of names without `_` that is the mock. */
const inWords = (leaf: string, found: readonly Touched[]): Touched[] =>
  found.filter(({ what }) => leaf !== camelCase(leaf) || what === 'mock' || what === 'test')

/** A field as code reads or names it: its name alone may be anybody's; one of several words is written as a key by nobody else. */
export const readingsOf = (leaf: string): string[] =>
  [...new Set([leaf, camelCase(leaf)])].flatMap((name) => readings(name, leaf))

const readings = (name: string, leaf = name): string[] => [
  `.${name}`,
  `'${name}'`,
  ...(leaf.includes('_') ? [`${name}:`] : []),
]

/** Values that there were already, as code writes them. */
export function siblings({ owner }: FieldChange, model: Model): string[] {
  const schemas = schemasOf(model.document)
  const named = schemas.named(owner)
  if (named === undefined) return []
  const union = schemas.union(named)
  const values = union.kind === 'tagged' ? union.variants.map(({ value }) => value) : (schemas.enumValues(named) ?? [])
  return values.map((value) => `'${value}'`)
}
