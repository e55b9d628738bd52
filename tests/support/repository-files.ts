/** Which files the repository has. */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** What is or would be committed, from the root; in a copy without git, all that is not a known product of a run. */
export function repositoryFiles(): string[] {
  const listed = existsSync(join(root, '.git')) ? gitFiles() : allFiles()
  return [...new Set(listed)].filter((path) => path !== '' && existsSync(join(root, path))).sort()
}

function gitFiles(): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 }).split('\0')
}

function allFiles(): string[] {
  const products = ['node_modules', 'dist', 'dist-mock', 'test-results', 'playwright-report', 'coverage']
  return readdirSync(root, { withFileTypes: true }).flatMap((entry) => {
    if (products.includes(entry.name)) return []
    if (entry.isFile()) return [entry.name]
    const inside = readdirSync(join(root, entry.name), { withFileTypes: true, recursive: true })
    return inside
      .filter((file) => file.isFile() && !file.parentPath.startsWith(join(root, 'packages', 'mock', 'dist')))
      .map((file) => relative(root, join(file.parentPath, file.name)).split(sep).join('/'))
  })
}
