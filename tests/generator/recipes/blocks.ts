/** The recipes of CONTRIBUTING.md as what they are: files to write and changes to make. */

/** A block of the document that names a file in its first line. */
export interface Block {
  /** Heading that it stands under. */
  recipe: string
  path: string
  /** `diff` changes the file, anything else is the whole of it. */
  language: string
  text: string
  /** 1-based, in the document. */
  line: number
}

const FENCE = /^```(\w+)\n(?:#|\/\/) (\S+\/\S+)\n([\s\S]*?)^```$/gm

/** In the order in which they stand there. Blocks without a file's name are commands and examples. */
export function blocksIn(markdown: string): Block[] {
  return [...markdown.matchAll(FENCE)].map(({ 1: language = '', 2: path = '', 3: text = '', index }) => {
    const before = markdown.slice(0, index)
    return {
      recipe:
        before
          .match(/^#+ (.*)$/gm)
          ?.at(-1)
          ?.replace(/^#+ /, '') ?? '',
      path,
      language,
      text,
      line: before.split('\n').length,
    }
  })
}

/**
 * The text with the changes of a diff made: lines with ` ` and `-` are what is there, in one piece, lines with ` ` and `+` what comes
 * instead. `@@` begins the next place; `…` stands for the rest of what is there.
 *
 * @throws Error where the lines are not there, or more than once
 */
export function applyDiff(text: string, diff: string): string {
  return diff.split(/^@@\n/m).reduce(applyHunk, text)
}

function applyHunk(text: string, hunk: string): string {
  const lines = hunk.replace(/\n$/, '').split('\n')
  const side = (marks: string): string[] =>
    lines.filter((line) => marks.includes(line[0] ?? ' ')).map((line) => line.slice(1))
  const wanted = side(' -').map(patternOf).join('\n')
  const found = [...text.matchAll(new RegExp(`^${wanted}$`, 'gm'))]
  const [match, ...others] = found
  if (match === undefined || others.length > 0)
    throw new Error(`these lines are there ${found.length} times instead of once:\n${side(' -').join('\n')}`)
  const rests = match.slice(1)
  const written = side(' +')
    .join('\n')
    .replaceAll('…', () => rests.shift() ?? '')
  return text.slice(0, match.index) + written + text.slice(match.index + match[0].length)
}

const patternOf = (line: string): string => line.split('…').map(escaped).join('(.*)')
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
