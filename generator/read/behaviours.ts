/** Finds out which operations the mock answers with hand-written behaviour; nothing of it is run or imported. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Where behaviours lie, relative to the project root. */
export const behavioursFolder = 'src/mock/behaviours'

/**
 * A behaviour is a member, named after its operation, of an object at the top level of its file: our formatter
 * indents that by two spaces. Other members that look the same do no harm as long as no operation has their name.
 */
const member = /^ {2}(?:async )?'?([a-z][a-z0-9_]*)'?(?:\(|:|,)/gm

/** Operation id → file, sorted by id; empty without behaviours. */
export function readBehaviours(root: string): Record<string, string> {
  const found = new Map<string, string>()
  for (const file of sourceFiles(root, behavioursFolder)) {
    for (const [, name] of readFileSync(join(root, file), 'utf8').matchAll(member)) {
      if (name !== undefined && !found.has(name)) found.set(name, file)
    }
  }
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)))
}

function sourceFiles(root: string, folder: string): string[] {
  try {
    return readdirSync(join(root, folder), { withFileTypes: true })
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => {
        const path = `${folder}/${entry.name}`
        if (entry.isDirectory()) return sourceFiles(root, path)
        return /(?<!\.test)\.ts$/.test(entry.name) ? [path] : []
      })
  } catch {
    return []
  }
}
