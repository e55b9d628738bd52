/** Types of the API that code reads by fields of another one, and that it need not name. */
import { fileOf, type Statement } from './source-text.ts'

/** Where types of the API are, from the root of the project: as the console has them, and as they are on the wire. */
const TYPES = ['generated/api/types.gen.ts', 'generated/api/wire.gen.ts']

/** Where calls of the API are. */
const CALLS = /^generated\/api\/(?:queries|sdk)\//

/** Names of all that the types which a file takes from the API hold in fields that its text names, however deep; so for what calls answer that it makes. */
export function heldTypes(
  { statements, file, text }: { statements: readonly Statement[]; file: string; text: string },
  textOf: (file: string) => string,
): string[] {
  const words = new Set(text.match(/\w+/g))
  const reached = new Set<string>()
  const takenFrom = (isWanted: (source: string) => boolean): string[] =>
    statements.flatMap(({ from }) => {
      const source = from && fileOf(from.module, file)
      return from !== undefined && source !== undefined && isWanted(source) ? from.originals : []
    })
  const answers = takenFrom((source) => CALLS.test(source)).map(answerOf)
  for (const module of TYPES) {
    const taken = takenFrom((source) => source === module)
    if (taken.length === 0 && answers.length === 0) continue
    const types = typesIn(module, textOf(module))
    const reach = (holds: readonly string[]): void => {
      for (const one of holds) {
        if (reached.has(one)) continue
        reached.add(one)
        visit(one)
      }
    }
    const visit = (name: string): void => {
      for (const [field, holds] of types.get(name) ?? []) if (words.has(field)) reach(holds)
    }
    taken.forEach(visit)
    // Their fields are statuses, which code does not name.
    for (const name of answers) for (const [, holds] of types.get(name) ?? []) reach(holds)
  }
  return [...reached]
}

/** What a call answers, by what the client calls it: of `lampViewOptions` that is `LampViewResponses`. */
const answerOf = (name: string): string =>
  `${name.charAt(0).toUpperCase()}${name.slice(1).replace(/(?:Options|QueryKey)$/, '')}Responses`

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
