/** A text that a pattern accepts. */
import RandExp from 'randexp'

/**
 * Such a text, always the same: each choice is its first, and what may be left out is. Undefined for a pattern that says more than the
 * library knows.
 */
export function textForPattern(pattern: string): string | undefined {
  // Where any character may stand, the first of all is a space, which nobody sees.
  return textOf(pattern, 'readable') ?? textOf(pattern, 'any')
}

function textOf(pattern: string, characters: 'readable' | 'any'): string | undefined {
  try {
    const form = new RandExp(pattern)
    form.max = 0
    form.randInt = (first) => first
    if (characters === 'readable') for (const [from, to] of beside) form.defaultRange.subtract(from, to)
    const text = form.gen()
    return new RegExp(pattern).test(text) ? text : undefined
  } catch {
    return undefined
  }
}

/** Codes of the characters before, between and after digits, capitals and small letters. */
const beside = [
  [0x20, 0x2f],
  [0x3a, 0x40],
  [0x5b, 0x60],
  [0x7b, 0x7e],
] as const
