/** Types of the API that code reads by fields of another one, and that it need not name. */
import { fileOf, type Statement } from './source-text.ts'

/** Where types of the API are, from the root of the project: as the console has them, and as they are on the wire. */
const TYPES = ['generated/api/types.gen.ts', 'generated/api/wire.gen.ts']

/** Names of all that the types which a file takes from the API hold in fields that its text names, however deep. */
export function heldTypes(
  { statements, file, text }: { statements: readonly Statement[]; file: string; text: string },
  textOf: (file: string) => string,
): string[] {
  const words = new Set(text.match(/\w+/g))
  const reached = new Set<string>()
  for (const module of TYPES) {
    const taken = statements.flatMap(({ from }) => (from && fileOf(from.module, file) === module ? from.originals : []))
    if (taken.length === 0) continue
    const types = typesIn(module, textOf(module))
    const visit = (name: string): void => {
      for (const [field, holds] of types.get(name) ?? []) {
        if (!words.has(field)) continue
        for (const one of holds) {
          if (reached.has(one)) continue
          reached.add(one)
          visit(one)
        }
      }
    }
    taken.forEach(visit)
  }
  return [...reached]
}

type Fields = readonly (readonly [field: string, types: readonly string[]])[]

const read = new Map<string, { text: string; types: ReadonlyMap<string, Fields> }>()

/** Each type of a file with its fields, and the types in them. */
function typesIn(module: string, text: string): ReadonlyMap<string, Fields> {
  const known = read.get(module)
  if (known?.text === text) return known.types
  const types = new Map(
    text.split(/^export type (?=\w+ = )/m).map((one): [string, Fields] => {
      const fields = [...one.matchAll(/^ +(\w+)\??: (.*)$/gm)]
      return [
        /^\w+/.exec(one)?.[0] ?? '',
        fields.map(([, field = '', type = '']) => [field, type.match(/\b[A-Z]\w+/g) ?? []]),
      ]
    }),
  )
  read.set(module, { text, types })
  return types
}
