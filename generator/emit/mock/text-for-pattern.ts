/** A text that a pattern accepts. */
import RandExp from 'randexp'

/** Such a text, always the same: each choice is its first, and what may be left out is. Undefined for a pattern that says more than the library knows. */
export function textForPattern(pattern: string): string | undefined {
  try {
    const form = new RandExp(pattern)
    form.max = 0
    form.randInt = (first) => first
    const text = form.gen()
    return new RegExp(pattern).test(text) ? text : undefined
  } catch {
    return undefined
  }
}
