/** `npm run bench`: runs the benchmarks one after the other; each is a program that prints its own figures. */
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'

import { readArgs } from './lib/args.ts'
import { buildConsole } from './lib/build-console.ts'
import { nodeProgram, root } from './lib/project.ts'
import { createStages } from './lib/stages.mjs'

const usage = `npm run bench -- [words]
  only benchmarks (tests/bench/*.bench.ts) whose name contains one of the words`

const { positionals: words } = readArgs(usage, {})
const all = globSync('tests/bench/*.bench.ts', { cwd: root }).sort()
const chosen = all.filter((file) => words.length === 0 || words.some((word) => file.includes(word)))
// What is measured is what is there now.
const { ok } = await createStages().run('build dist/', (progress) => buildConsole('plain', progress))
if (!ok) process.exit(1)
if (chosen.length === 0) console.error(`No such benchmark. There are: ${all.join(', ') || 'none'}`)
const failed = chosen.filter((file) => {
  console.log(`\n# ${file}`)
  return spawnSync(...nodeProgram(file), { cwd: root, stdio: 'inherit' }).status !== 0
})
process.exitCode = failed.length > 0 || chosen.length === 0 ? 1 : 0
