/** Words whose letters look like those of another script: `pаypal` with a Cyrillic а (https://unicode.org/reports/tr39/#Mixed_Script_Detection). */

/** Scripts that have letters which look like those of another one here. */
const scripts = [
  ['Latin', /\p{Script=Latin}/u],
  ['Cyrillic', /\p{Script=Cyrillic}/u],
  ['Greek', /\p{Script=Greek}/u],
  ['Armenian', /\p{Script=Armenian}/u],
  ['Cherokee', /\p{Script=Cherokee}/u],
] as const

type Script = (typeof scripts)[number][0]

/** Letters that nobody tells from Latin ones. */
const likeLatin = /^[аеорсухіјѕһԁԛԝӏАВЕКМНОРСТУХІЈЅοναικρυχΑΒΕΖΗΙΚΜΝΟΡΤΥΧ]+$/u
/** Fewer letters are an abbreviation, a sign or a unit. */
const shortest = 3

const word = /[\p{L}\p{M}\p{Nd}]+/gu
const letter = /\p{L}\p{M}*/gu

export interface LookAlike {
  word: string
  /** The letters that are of another script than most of the word; without them it is the whole word. */
  letters?: string
  /** `styled`: drawn like a plain letter, and another character. */
  script: Script | 'styled'
}

/** What looks like something else in the text, each word once. */
export function lookAlikesIn(text: string): LookAlike[] {
  const words = new Set(text.match(word))
  return [...words].flatMap((one) => {
    const found = lookAlike(one)
    return found === undefined ? [] : [found]
  })
}

function lookAlike(text: string): LookAlike | undefined {
  const letters = text.match(letter) ?? []
  const styled = distinct(letters.filter(isStyled))
  if (styled !== '') return { word: text, letters: styled, script: 'styled' }
  const byScript = Map.groupBy(letters, scriptOf)
  byScript.delete(undefined)
  const [first, ...others] = [...byScript].toSorted(([, a], [, b]) => b.length - a.length)
  if (first?.[0] === undefined) return undefined
  const odd = others.find(([script]) => script !== undefined)
  if (odd?.[0] !== undefined) {
    // Of as many of each, those that are not Latin are the ones to look at.
    const [script, few] = odd[0] === 'Latin' && odd[1].length === first[1].length ? first : odd
    return script === undefined ? undefined : { word: text, letters: distinct(few), script }
  }
  return letters.length >= shortest && likeLatin.test(text) ? { word: text, script: first[0] } : undefined
}

const scriptOf = (one: string): Script | undefined => scripts.find(([, letters]) => letters.test(one))?.[0]

const isStyled = (one: string): boolean => !/^[ -~]/.test(one) && /^[a-z]+$/i.test(one.normalize('NFKC'))

const distinct = (letters: readonly string[]): string => [...new Set(letters)].join(' ')
