/** Compares the operations that the console asked for in the browser tests with those that its screens are said to use. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../lib/project.ts'

/** Where the workers of a run leave their lists; the runner empties it before each run. */
export const askedFolder = join(root, 'test-results', 'asked')

export interface Asked {
  /** Operations that screens use, or something else in the console does. */
  declared: number
  /** Declared, and asked for by no test. */
  unasked: string[]
  /** Asked for, and declared by nothing. */
  undeclared: string[]
}

interface Coverage {
  operations: Readonly<Record<string, { screens?: readonly string[]; claimed?: string; excused?: string }>>
}

export function compareAsked({ operations }: Coverage, asked: ReadonlySet<string>): Asked {
  const declared = Object.entries(operations).flatMap(([id, { screens = [], claimed }]) =>
    screens.length > 0 || claimed !== undefined ? [id] : [],
  )
  return {
    declared: declared.length,
    unasked: declared.filter((id) => !asked.has(id)),
    undeclared: [...asked].filter((id) => !declared.includes(id)),
  }
}

/** What is wrong, if anything: an operation of a screen that no test asks for, or one that the console asks for and nothing declares. */
export function complaintOf({ unasked, undeclared }: Omit<Asked, 'declared'>): string | undefined {
  const parts = [
    ...(unasked.length === 0
      ? []
      : [
          `No browser test makes the console ask for ${unasked.join(', ')}, which generated/coverage.json says it does.`,
        ]),
    ...(undeclared.length === 0
      ? []
      : [`The console asks for ${undeclared.join(', ')}, which no screen in generated/coverage.json uses.`]),
  ]
  return parts.length === 0 ? undefined : parts.join('\n')
}

/** Of the last run of all browser tests. */
export function readAsked(): Asked {
  const coverage = JSON.parse(readFileSync(join(root, 'generated/coverage.json'), 'utf8')) as Coverage
  const files = existsSync(askedFolder) ? readdirSync(askedFolder) : []
  const lists = files.map((file) => JSON.parse(readFileSync(join(askedFolder, file), 'utf8')) as string[])
  return compareAsked(coverage, new Set(lists.flat()))
}
