/** Operations of which the mock has nothing true to say. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../lib/project.ts'

interface Coverage {
  operations: Readonly<Record<string, { mock?: string }>>
}

/** It answers a sample of them, or refuses them. */
export function unanswered(): ReadonlySet<string> {
  const { operations } = JSON.parse(readFileSync(join(root, 'generated/coverage.json'), 'utf8')) as Coverage
  return new Set(Object.keys(operations).filter((id) => /^(?:sample|none)$/.test(operations[id]?.mock ?? '')))
}
