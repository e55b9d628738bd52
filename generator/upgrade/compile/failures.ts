/** What the compiler says of hand-written code against a newer contract: which part of the console that is, and the change that caused it. */
import { camelCase } from '../../schema/client-name.ts'
import { sideOf, wholeOf, type Change, type FieldChange } from '../compare/change.ts'
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

interface Known {
  changes: readonly Change[]
  /** Screens and actions that are gone, as code names them. */
  gone: ReadonlyMap<string, Change>
  /** A line of a file, counted from 1. */
  lineOf: (file: string, line: number) => string
}

export function failuresOf(output: string, { changes, gone, lineOf }: Known): Failure[] {
  return output.split('\n').flatMap((text): Failure[] => {
    const [, file, line, message] = told.exec(text.trim()) ?? []
    if (file === undefined || line === undefined || message === undefined) return []
    const code = lineOf(file, Number(line))
    // What the compiler thinks is meant is there.
    const said = message.replace(/ Did you mean .*$/, '')
    const around = `${said} ${code}`
    const cause = goneIn(said, gone) ?? causeOf(said, around, changes) ?? causeOf(code, around, changes)
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

/** A screen or an action that a message names: by its id, or by the module of the screen. Neither is a word of the contract. */
function goneIn(message: string, gone: Known['gone']): Change | undefined {
  for (const [name] of message.matchAll(/[\w$.\-/]+/g)) {
    const found = gone.get(name.replace(/^.*\/generated\/screens\/(.+)\.tsx?$/, '$1'))
    if (found !== undefined) return found
  }
  return undefined
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

/**
 * The change whose name is said. Of several that have it, the one of a schema or an operation that is said around it, and the longest: `size` is
 * also in `block_size`.
 */
function causeOf(text: string, around: string, changes: readonly Change[]): Change | undefined {
  const words = wordsOf(text)
  const near = wordsOf(around)
  const found = changes.flatMap((change) => {
    const name = longest(namesOf(change).filter((one) => words.has(one)))
    const owner = longest(ownersOf(change).filter((one) => near.has(one)))
    return name === undefined && (owner === undefined || !words.has(owner))
      ? []
      : [{ change, name: name ?? '', owner: owner ?? '' }]
  })
  return found.toSorted(
    (a, b) =>
      rank(a.change) - rank(b.change) ||
      Number(b.name !== '') - Number(a.name !== '') ||
      Number(b.owner !== '') - Number(a.owner !== '') ||
      // Where a type is named and none of its fields, it is another as a whole.
      Number(isWhole(b)) - Number(isWhole(a)) ||
      b.name.length - a.name.length ||
      b.owner.length - a.owner.length,
  )[0]?.change
}

const isWhole = ({ change, name }: { change: Change; name: string }): boolean =>
  name === '' && 'owner' in change && wholeOf(change) !== undefined

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.match(/[\w$]+/g))

const longest = (names: readonly string[]): string | undefined => names.toSorted((a, b) => b.length - a.length)[0]

/** What is new can hardly break what was written before. */
const rank = ({ type }: Change): number =>
  type.endsWith('-added') && type !== 'variant-added' && type !== 'value-added' ? 1 : 0

/** A name as the contract and as code write it. */
const spellings = (name: string): string[] => {
  const client = camelCase(name)
  return [name, client, client.charAt(0).toUpperCase() + client.slice(1)]
}

/** An operation as code names it: how it is asked, and the types of what is sent and answered. */
function operationNames(operation: string): string[] {
  const [id = '', call = '', type = ''] = spellings(operation)
  return [id, call, type, `${call}Options`, `${call}QueryKey`, `${type}Data`, `${type}Response`, `${type}Responses`]
}

/** What the field or parameter that a change is about belongs to, as code names it. */
function ownersOf(change: Change): string[] {
  if ('owner' in change) return [...wordsForOwner(change), ...schemasIn(change)]
  return 'parameter' in change ? operationNames(change.operation) : []
}

/** A schema with a name has it in code as well; what a call takes or answers goes by the names of that call. */
function wordsForOwner(change: FieldChange): string[] {
  const part = sideOf(change)
  return part === undefined ? [change.owner] : operationNames(part.operation)
}

/** What a call took or answered until now, and what it does by now: `Image`, `list of Image`. */
const schemasIn = (change: FieldChange): string[] =>
  change.type === 'field-changed' && wholeOf(change) !== undefined
    ? [change.from, change.to].flatMap((said) => /[A-Z]\w*$/.exec(said) ?? [])
    : []

/** What a change is about, as code names it. */
function namesOf(change: Change): string[] {
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
    return [...(leaf === '' ? wordsForOwner(change) : spellings(leaf)), ...to.flatMap(spellings), ...value].filter(
      (name) => name !== '',
    )
  }
  if (change.type === 'schema-renamed') return [change.schema]
  if (change.type === 'convention-renamed') return spellings(change.from)
  if ('parameter' in change) return spellings(change.parameter)
  const operations = 'operations' in change ? change.operations : [change.operation]
  return operations.flatMap(operationNames)
}
