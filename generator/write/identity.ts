/** What the generator itself is, as far as it shapes the output: its version, its source, its tools. */
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { StampHead } from './stamp.ts'

/** Packages whose version can change what is emitted. */
const tools = ['@hey-api/openapi-ts', 'handlebars', 'orval', 'typescript', 'yaml']

/** What `--watch` compares to see that it is no longer the generator on the disk. */
export type Identity = Pick<StampHead, 'generator' | 'source' | 'tools'>

/** Changes with every package that is installed, also those that the tools use themselves. */
export function readInstalled(repo: string, identity: Identity): string {
  const versions = JSON.stringify(identity.tools)
  try {
    return `${versions}${readFileSync(join(repo, 'node_modules/.package-lock.json'), 'utf8')}`
  } catch {
    return versions
  }
}

/** `repo`: folder with the generator's package.json, sources and templates. */
export function readIdentity(repo: string): Identity {
  return {
    generator: versionOf(join(repo, 'package.json')),
    source: hashSources(repo),
    tools: Object.fromEntries(tools.map((name) => [name, versionOf(join(repo, 'node_modules', name, 'package.json'))])),
  }
}

/** `missing` rather than an error: without a tool the run itself will say what is missing. */
function versionOf(file: string): string {
  try {
    const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version?: unknown }
    return typeof version === 'string' ? version : 'missing'
  } catch {
    return 'missing'
  }
}

function hashSources(repo: string): string {
  const hash = createHash('sha256')
  const folders = ['generator', 'templates', 'openapi/resources/manifest.schema.json'].flatMap((name) =>
    filesBelow(repo, name),
  )
  for (const file of folders) {
    hash.update(`${file}\0`)
    hash.update(readFileSync(join(repo, file)))
    hash.update('\0')
  }
  return hash.digest('hex')
}

/** Files at or below a path, tests left out; relative to `repo`, in a fixed order. */
function filesBelow(repo: string, path: string): string[] {
  try {
    return readdirSync(join(repo, path), { withFileTypes: true })
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => {
        if (entry.isDirectory()) return filesBelow(repo, `${path}/${entry.name}`)
        return entry.name.endsWith('.test.ts') ? [] : [`${path}/${entry.name}`]
      })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOTDIR') return [path]
    if (code === 'ENOENT') return []
    throw error
  }
}
