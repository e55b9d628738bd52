/** A text that a pattern accepts, as far as it is written with letters, classes, groups and counts. */

/** How often something has to stand there: without a number, not at all. */
const fewest = (min: string | undefined): number => Number(min ?? 0)

/** The shortest such text with the first character of each class; undefined for a pattern that says more. */
export function textForPattern(pattern: string): string | undefined {
  const text = partsOf(pattern.replace(/^\^/, '').replace(/\$$/, ''))
  try {
    return text !== undefined && new RegExp(pattern).test(text) ? text : undefined
  } catch {
    return undefined
  }
}

const part =
  /\((?:\?:)?(?<group>[^()]*)\)|\[(?<set>(?:\\.|[^\]\\])+)\]|\\(?<escaped>.)|(?<plain>[^()[\]{}*+?.\\^$|])|(?<any>\.)/y
const count = /\{(?<min>\d+)(?:,\d*)?\}|(?<some>\+)|[*?]/y

function partsOf(pattern: string): string | undefined {
  let text = ''
  let at = 0
  while (at < pattern.length) {
    part.lastIndex = at
    const found = part.exec(pattern)
    const one = found?.groups === undefined ? undefined : partText(found.groups)
    if (found === null || one === undefined) return undefined
    at += found[0].length
    count.lastIndex = at
    const counted = count.exec(pattern)
    at += counted?.[0].length ?? 0
    const times = counted === null || counted.groups?.['some'] !== undefined ? 1 : fewest(counted.groups?.['min'])
    text += one.repeat(times)
  }
  return text
}

function partText({ group, set, escaped, plain }: Readonly<Record<string, string | undefined>>): string | undefined {
  if (group !== undefined) return partsOf(group.split('|')[0] ?? '')
  if (set !== undefined) return set.startsWith('^') ? undefined : firstOf(set)
  if (escaped !== undefined) return firstOf(`\\${escaped}`)
  return plain ?? 'a'
}

const classes: Readonly<Record<string, string>> = { d: '0', w: 'a', s: ' ' }

function firstOf(set: string): string | undefined {
  if (!set.startsWith('\\')) return set[0]
  const letter = set[1] ?? ''
  return classes[letter] ?? (/[a-z0-9]/i.test(letter) ? undefined : letter)
}
