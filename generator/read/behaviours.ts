/** Finds out which operations the mock answers with hand-written behaviour; nothing of it is run or imported. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Where behaviours lie, relative to the project root. */
export const behavioursFolder = 'src/mock/behaviours'

/** `export const things: Behaviours = { … }`: what a behaviour file exports, laid out by our formatter. */
const record = /^export const \w+: Behaviours = \{\n(.*?)^\}/gms

/** A member of such a record, named after its operation; deeper members are indented further. */
const member = /^ {2}(?:async )?'?([a-z][a-z0-9_]*)'?(?:\(|:|,)/gm

/** Operation id → file, sorted by id; empty without behaviours. */
export function readBehaviours(root: string): Record<string, string> {
  const found = new Map<string, string>()
  for (const file of sourceFiles(root, behavioursFolder)) {
    for (const [, members = ''] of readFileSync(join(root, file), 'utf8').matchAll(record)) {
      for (const [, name] of members.matchAll(member)) if (name !== undefined) found.set(name, file)
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

/** The folders that hold behaviours, absolute. */
export function behaviourFolders(root: string): string[] {
  const files = sourceFiles(root, behavioursFolder).map((file) => dirname(join(root, file)))
  return [join(root, behavioursFolder), ...files].filter((folder) => existsSync(folder))
}
