/** What is wrong with a story, and where. */
import type { Violation } from '../contract/contract.ts'

/** Keys and places on the way from the whole story to the wrong part. */
export type StoryPath = readonly (string | number)[]

export interface StoryProblem {
  readonly path: StoryPath
  readonly message: string
}

/** `steps[2].disk.size`; the whole story is an empty text. */
export const pathText = (path: StoryPath): string =>
  path.map((step, at) => (typeof step === 'number' ? `[${step}]` : at === 0 ? step : `.${step}`)).join('')

/** A story that cannot be told. The message says everything that is wrong, a line each. */
export class StoryError extends Error {
  readonly problems: readonly StoryProblem[]

  constructor(problems: readonly StoryProblem[]) {
    super(problems.map(({ path, message }) => [pathText(path), message].filter(Boolean).join(': ')).join('\n'))
    this.name = 'StoryError'
    this.problems = problems
  }
}

/** The word of a list that somebody may have meant. */
export type Suggest = (word: string, known: readonly string[]) => string | undefined

/** `there is no "dsik". Did you mean "disk"?` */
export function unknownWord(what: string, word: string, known: readonly string[], suggest: Suggest): string {
  const meant = suggest(word, known)
  const few = known.length <= 20 ? ` Known: ${known.join(', ')}.` : ''
  return `there is no ${what} "${word}".${meant === undefined ? few : ` Did you mean "${meant}"?`}`
}

/** A broken rule of the contract in words. */
export function violationText({ keyword, params }: Violation): string {
  const { missingProperty, type, allowedValues, format, limit, comparison, pattern, tagValue } = params
  switch (keyword) {
    case 'required':
      return `the field "${String(missingProperty)}" is missing`
    case 'type':
      return `is not of the type ${[type].flat().join(' or ')}`
    case 'enum':
      return `is none of ${[allowedValues].flat().join(', ')}`
    case 'format':
      return `is not written as a ${String(format).replace(/^x-/, '')} is`
    case 'pattern':
      return `does not match ${String(pattern)}`
    case 'minimum':
    case 'maximum':
      return `has to be ${String(comparison)} ${String(limit)}`
    case 'minLength':
    case 'maxLength':
    case 'minItems':
    case 'maxItems':
      return `${keyword.startsWith('min') ? 'is shorter' : 'is longer'} than ${String(limit)}`
    case 'discriminator':
      return `is of no known kind: ${JSON.stringify(tagValue)}`
    default:
      return `breaks the contract: ${keyword} ${JSON.stringify(params)}`
  }
}
