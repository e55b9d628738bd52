import type { DescribedThing } from './described-things.ts'

/** Help texts stand beside form fields: longer ones push the form apart. */
const MAX_LENGTH = 220
const MIN_WORDS = 3

/** Words that add nothing to a name: "The value of the size field." says no more than "size". */
const EMPTY_WORDS = new Set(
  (
    'a an and as at be by for from in is it its of on or that the this to which with ' +
    'field object property schema value'
  ).split(' '),
)

/**
 * Judges descriptions as help texts: each thing has one, it is a short full sentence, it says more than
 * the name, and no two things of unlike name share one. Returns one line per fault, with the place.
 */
export function lintDescriptions(things: readonly DescribedThing[]): string[] {
  const single = things.flatMap(({ place, text }) =>
    text === undefined || text.trim() === '' ? [`${place}: has no description`] : lintText(place, text),
  )
  return [...new Set([...single, ...lintSharing(things)])]
}

function lintText(place: string, text: string): string[] {
  const faults: string[] = []
  if (text.length > MAX_LENGTH) faults.push(`${place}: has ${text.length} characters, ${MAX_LENGTH} at most`)
  if (!isSentence(text)) faults.push(`${place}: is no full sentence: ${text}`)
  if (onlyRestates(text, place)) faults.push(`${place}: only restates the name: ${text}`)
  return faults
}

function isSentence(text: string): boolean {
  return /^[A-Z0-9"]/.test(text) && /[.]"?$/.test(text) && text.split(/\s+/).length >= MIN_WORDS
}

/** Whether every telling word of the text is a word of the name, in any inflection. */
function onlyRestates(text: string, place: string): boolean {
  const name = new Set(stems(place))
  return stems(text).every((word) => name.has(word))
}

function stems(text: string): string[] {
  const words =
    text
      .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  return words.filter((word) => !EMPTY_WORDS.has(word)).map((word) => word.replace(/(ies|es|s|ed|ing|e|y)$/, ''))
}

function lintSharing(things: readonly DescribedThing[]): string[] {
  const namesByText = new Map<string, Map<string, string>>()
  for (const { name, place, text } of things) {
    if (text === undefined || text === '') continue
    const places = namesByText.get(text) ?? new Map<string, string>()
    namesByText.set(text, places)
    if (!places.has(name)) places.set(name, place)
  }
  return [...namesByText]
    .filter(([, places]) => places.size > 1)
    .map(([text, places]) => `${[...places.values()].join(', ')}: are unlike but share a text: ${text}`)
}
