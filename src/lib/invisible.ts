/** Characters that cannot be seen, or that change how the text around them is read: what deceives people and terminals. */

/**
 * Control and format characters (zero width, direction), separators of lines, spaces that are not the usual one, and what fonts
 * draw as nothing (https://unicode.org/reports/tr39/#Confusable_Detection).
 */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/u
/** A picture of several parts, such as a family: what joins the parts is nothing to be seen. */
const picture =
  /\p{RI}{2}|[\p{Extended_Pictographic}\p{Emoji_Modifier}](?:[\u{FE0F}\p{Emoji_Modifier}]|\u200D\p{Extended_Pictographic})*/u

const steps = new RegExp(`(?<picture>${picture.source})|(?<invisible>${invisible.source})`, 'gu')

/** Whether there is such a character anywhere in the text. */
export function hasInvisible(text: string): boolean {
  // Most texts have none, and lists ask by the thousand; of others the first one is enough.
  if (invisible.test(text))
    for (const { groups } of text.matchAll(steps)) if (groups?.['invisible'] !== undefined) return true
  return false
}

/** The same of the ends of a very long text: for what is drawn cut. What another program reads is looked at as a whole. */
export const hasInvisibleAtEnds = (text: string): boolean =>
  hasInvisible(text.length > 2 * longestEnd ? text.slice(0, longestEnd) + text.slice(-longestEnd) : text)

/** A thousand characters, each of which may be two. */
const longestEnd = 2_000

export interface TextPart {
  text: string
  /** Set for a character that cannot be seen: `U+200B`; `U+200B×3` where it stands three times in a row. */
  code?: string
}

/** The text cut at the characters that cannot be seen; joined again, the parts are the text. */
export function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = []
  let start = 0
  for (const match of text.matchAll(steps)) {
    const found = match.groups?.['invisible']
    if (found === undefined) continue
    if (match.index > start) parts.push({ text: text.slice(start, match.index) })
    const code = codeOf(found)
    const last = match.index === start ? parts.at(-1) : undefined
    // Not by its text, which would be put together anew each time.
    if (last?.code?.split('×', 1)[0] === code) {
      last.text += found
      last.code = `${code}×${last.text.length / found.length}`
    } else parts.push({ text: found, code })
    start = match.index + found.length
  }
  if (start < text.length) parts.push({ text: text.slice(start) })
  return parts
}

/** `U+200B`. */
function codeOf(character: string): string {
  const hex = (character.codePointAt(0) ?? 0).toString(16).toUpperCase()
  return `U+${hex.padStart(4, '0')}`
}

/** The text with a mark in place of each such character, for places that take text only: `gita⟨U+200B⟩-rao`. */
export const markInvisible = (text: string): string =>
  partsOf(text)
    .map((part) => (part.code === undefined ? part.text : `⟨${part.code}⟩`))
    .join('')

/** Each such character as `escape` writes it, for texts that another program reads. */
export const escapeInvisible = (text: string, escape: (character: string) => string): string =>
  text.replaceAll(new RegExp(invisible.source, 'gu'), escape)

/** `\u200b`, as JSON and JavaScript write a character; two of them beyond the first plane. */
export const unicodeEscape = (character: string): string =>
  Array.from(
    { length: character.length },
    (_, at) => String.raw`\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('')
