/** All names: conversions between the wire and the client view, identifiers, labels. Nothing else builds a name. */
import { camelCase } from '../schema/client-name.ts'

const reserved = new Set(
  (
    'break case catch class const continue debugger default delete do else enum export extends false finally for function if import in ' +
    'instanceof new null return super switch this throw true try typeof var void while with yield let static await async implements ' +
    'interface package private protected public arguments eval'
  ).split(' '),
)

/** `timeCreated` → `time_created`: the mechanical inverse of {@link camelCase} for names without digit groups. */
export const snakeCase = (client: string): string =>
  client.replace(/(?<=[a-z0-9])([A-Z])/g, (c) => `_${c.toLowerCase()}`)

/** The words of a name in any casing: `vpcSubnet`, `vpc_subnet`, `VpcSubnet`, `vpc-subnet` → `['vpc', 'subnet']`. */
export const words = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter((w) => w !== '')
    .map((w) => w.toLowerCase())

export const kebabCase = (name: string): string => words(name).join('-')

export const pascalCase = (name: string): string => words(name).map(capitalise).join('')

const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** One of what a label names many of: `Blocks` → `Block`. The inverse of {@link plural}; what is no plural stays. */
export function singular(label: string): string {
  // QoS and DNS are no plurals.
  if (/[A-Z][A-Za-z]*S$/.test(label)) return label
  if (/[^aeiou]ies$/i.test(label)) return `${label.slice(0, -3)}y`
  if (/(ss|x|ch|sh)es$/i.test(label)) return label.slice(0, -2)
  return /[^s]s$/i.test(label) && !/(status|bus|bps|dns|tls)$/i.test(label) ? label.slice(0, -1) : label
}

/** English plural, good enough for labels and paths; the manifest states the others. */
export function plural(noun: string): string {
  if (/(s|x|ch|sh)$/i.test(noun)) return `${noun}es`
  if (/[^aeiou]y$/i.test(noun)) return `${noun.slice(0, -1)}ies`
  return `${noun}s`
}

/** Lists of acronyms → by their small letters: labels are asked for by the thousand. */
const byLetters = new WeakMap<readonly string[], ReadonlyMap<string, string>>()

/** A label from a name: sentence case with the acronyms of the console kept: `vpc_subnet` → `VPC subnet`. */
export function labelOf(name: string, acronyms: readonly string[]): string {
  const known = byLetters.get(acronyms) ?? new Map(acronyms.map((a) => [a.toLowerCase(), a]))
  byLetters.set(acronyms, known)
  const parts = words(name).map((w, i) => known.get(w) ?? (i === 0 ? capitalise(w) : w))
  return parts.join(' ')
}

/**
 * A label without the words that it begins with and something above says already: `VPC firewall rules` below a VPC → `Firewall rules`.
 * What has no other words stays.
 */
export function withoutWordsOf(label: string, above: readonly string[]): string {
  const own = label.split(' ')
  const said = above
    .map((one) => one.split(' '))
    .filter(
      (parts) =>
        parts.length < own.length &&
        parts.every((part, i) => singular(part).toLowerCase() === singular(own[i] ?? '').toLowerCase()),
    )
  const [first = '', ...rest] = own.slice(Math.max(0, ...said.map(({ length }) => length)))
  return [/[A-Z]/.test(first) ? first : capitalise(first), ...rest].join(' ')
}

/** A label inside a sentence: `Boot disk` → `boot disk`; one that begins with an acronym stays. */
export const inSentence = (label: string): string =>
  /^[A-Z][a-z0-9]*[A-Z]/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)

/** A parameter's name in a route, where only letters, digits and `_` may stand: `thing-id` → `thingId`. */
export function routeName(param: string): string {
  if (/^[A-Za-z]\w*$/.test(param)) return param
  const name = pascalCase(param)
  return name === '' ? 'param' : name.charAt(0).toLowerCase() + name.slice(1)
}

/** A name usable as a variable: reserved words get an underscore, a leading digit too. */
export function identifier(name: string): string {
  const cleaned = name.replace(/[^A-Za-z0-9_$]/g, '_')
  const safe = /^[A-Za-z_$]/.test(cleaned) ? cleaned : `_${cleaned}`
  return reserved.has(safe) ? `${safe}_` : safe
}

/**
 * Hands out names so that no two differ only by what a file system or a reader cannot see.
 * A clash gets a number; the order of requests decides who keeps the plain name, so ask in a fixed order.
 */
export function createAllocator(): (wanted: string) => string {
  const taken = new Set<string>()
  return (wanted) => {
    let name = wanted
    for (let n = 2; taken.has(name.toLowerCase()); n++) name = `${wanted}${n}`
    taken.add(name.toLowerCase())
    return name
  }
}

/**
 * Names whose way back from the client view is not mechanical: client name → wire name.
 * @returns the irregular names and the pairs of wire names that would fall together.
 */
export function irregularNames(wireNames: Iterable<string>): {
  irregular: Record<string, string>
  collisions: [string, string][]
} {
  const irregular: Record<string, string> = {}
  const collisions: [string, string][] = []
  const seen = new Map<string, string>()
  for (const wire of [...wireNames].sort(byCodePoint)) {
    const client = camelCase(wire)
    const other = seen.get(client)
    if (other !== undefined && other !== wire) collisions.push([other, wire])
    seen.set(client, wire)
    if (snakeCase(client) !== wire) {
      Object.defineProperty(irregular, client, { value: wire, enumerable: true, configurable: true, writable: true })
    }
  }
  return { irregular, collisions }
}

/** Orders strings by code point: the same everywhere, whatever the locale. */
export const byCodePoint = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
