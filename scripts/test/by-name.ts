/** What the compiler complains of where code reads a field by a name that only running code knows: `row[of]`. */
import { spokenOf } from './mentioned.ts'
import type { OpenEntry } from './open-entries.ts'

const BY_NAME = /[\w)]\[[a-zA-Z_$][\w$.]*\]/

/** Any field that the text around speaks of, and that may hold by now what the compiler finds there. */
export function changedByName(
  { message, statement, around }: { message: string; statement: string; around: string },
  entries: readonly OpenEntry[],
): OpenEntry | undefined {
  if (!BY_NAME.test(statement)) return undefined
  const found = holdings.filter(({ said }) => said.test(message))
  return spokenOf(
    { message: '', line: around, around },
    entries.filter(({ text }) => found.some(({ told }) => told.test(text))),
  )
}

/** What the compiler says of what is held → what an entry says of the field. */
const holdings: readonly { said: RegExp; told: RegExp }[] = [
  { said: /\bType 'null' is not assignable|\bpossibly 'null'/, told: /\bmay be null\b/ },
  { said: /\bType 'undefined' is not assignable|\bpossibly 'undefined'/, told: /\bmay be left out\b/ },
  { said: /\bType 'string' is not assignable/, told: /: [^:]* is now string\b/ },
  { said: /\bType 'number' is not assignable/, told: /: [^:]* is now (?:integer|number)\b/ },
  { said: /\bType '[^']*\[\]' is not assignable/, told: /: [^:]* is now list of\b/ },
  // One that has a name may be of any type.
  { said: /\bType '[^']*' is not assignable/, told: /: [^:]* is now (?:[A-Z]\w*|one of\b)/ },
]
