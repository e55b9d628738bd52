/** What the compiler says of hand-written code against a newer contract: which part of the console that is, and the change that caused it. */
import { camelCase } from '../../schema/client-name.ts'
import type { Change } from '../compare/change.ts'
import { titleOf } from '../report/title.ts'

/** What kind of code does not compile. */
export type Part = 'override' | 'behaviour' | 'seed' | 'recipe' | 'mock' | 'source' | 'test' | 'generated'

export interface Failure {
  part: Part
  file: string
  line: number
  message: string
  /** Undefined: no change names what the message or the line names. */
  cause?: string
}

/** `src/a.ts(3,5): error TS2322: …` */
const told = /^(.+?)\((\d+),\d+\): error (TS\d+: .*)$/

/** @param lineOf a line of a file, counted from 1 */
export function failuresOf(
  output: string,
  { changes, lineOf }: { changes: readonly Change[]; lineOf: (file: string, line: number) => string },
): Failure[] {
  return output.split('\n').flatMap((text): Failure[] => {
    const [, file, line, message] = told.exec(text.trim()) ?? []
    if (file === undefined || line === undefined || message === undefined) return []
    const cause = causeOf(message, changes) ?? causeOf(lineOf(file, Number(line)), changes)
    return [
      {
        part: partOf(file),
        file,
        line: Number(line),
        message,
        ...(cause === undefined ? {} : { cause: titleOf(cause) }),
      },
    ]
  })
}

const parts: readonly (readonly [RegExp, Part])[] = [
  [/^src\/overrides\//, 'override'],
  [/^src\/mock\/behaviours\//, 'behaviour'],
  [/^src\/mock\/(?:seed|stories|scenarios)/, 'seed'],
  [/^tests\/contract\/.*recipes\//, 'recipe'],
  [/^src\/mock\//, 'mock'],
  [/^tests\//, 'test'],
  [/^generated\//, 'generated'],
]

const partOf = (file: string): Part => parts.find(([pattern]) => pattern.test(file))?.[1] ?? 'source'

/** The change whose name is said, the longest of them: `size` is also in `block_size`. */
function causeOf(text: string, changes: readonly Change[]): Change | undefined {
  const words = new Set(text.match(/[\w$]+/g) ?? [])
  const found = changes
    .flatMap((change) => namesOf(change).map((name) => ({ change, name })))
    .filter(({ name }) => words.has(name))
  return found.toSorted((a, b) => rank(a.change) - rank(b.change) || b.name.length - a.name.length)[0]?.change
}

/** What is new can hardly break what was written before. */
const rank = ({ type }: Change): number =>
  type.endsWith('-added') && type !== 'variant-added' && type !== 'value-added' ? 1 : 0

/** As code names it. */
function namesOf(change: Change): string[] {
  const all = (name: string): string[] => {
    const client = camelCase(name)
    return [name, client, client.charAt(0).toUpperCase() + client.slice(1)]
  }
  if ('owner' in change) {
    const leaf =
      change.field
        .replaceAll(/\[[^\]]*\]/g, '')
        .split('.')
        .at(-1) ?? ''
    const to =
      'to' in change &&
      typeof change.to === 'string' &&
      change.type !== 'field-changed' &&
      change.type !== 'limits-changed'
        ? [change.to.split('.').at(-1) ?? '']
        : []
    const value = 'value' in change ? [change.value] : []
    return [...(leaf === '' ? [change.owner] : all(leaf)), ...to.flatMap(all), ...value].filter((name) => name !== '')
  }
  if (change.type === 'schema-renamed') return [change.schema]
  if ('parameter' in change) return all(change.parameter)
  const operations = 'operations' in change ? change.operations : [change.operation]
  return operations.flatMap((operation) => {
    const [id = '', call = '', type = ''] = all(operation)
    // How it is asked, and the types of what is sent and answered.
    return [id, call, type, `${call}Options`, `${call}QueryKey`, `${type}Data`, `${type}Response`, `${type}Responses`]
  })
}
