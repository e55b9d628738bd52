/** `npm run eject <screen>`: takes a generated screen into one's own hands. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { eject } from './eject/eject.ts'
import { readArgs } from './lib/args.ts'
import { root } from './lib/project.ts'

const usage = `npm run eject -- <screen>
  Writes the generated screen (for example disk.list) into src/overrides and registers it there.
  A slot does for less: see CONTRIBUTING.md.`

const { positionals } = readArgs(usage, {})
const [id] = positionals
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const routes = readdirSync(join(root, 'generated/routes')).map((name) => read(`generated/routes/${name}`))
const result = id === undefined ? { problem: usage } : eject({ id, routes, read })

if ('problem' in result) {
  console.error(result.problem)
  process.exitCode = 2
} else if (existsSync(join(root, result.file.path))) {
  console.error(`${result.file.path} is there already.`)
  process.exitCode = 2
} else {
  for (const { path, text } of [result.file, result.registry]) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
    console.log(path)
  }
}
