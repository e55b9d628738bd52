/**
 * `--spec FILE` of `npm start`, `npm run dev`, `build`, `check`, `test` and `mock`: the same script in a copy of the project that was upgraded to that
 * document. See `scripts/bootstrap.mjs`, which comes here.
 */
import { spawn } from 'node:child_process'
import { cpSync, existsSync, readdirSync, watch } from 'node:fs'
import { join, relative, resolve } from 'node:path'

import { emptyByHand, nameApiPaths, otherConventions } from './lib/another-family.ts'
import { nodeProgram, root } from './lib/project.ts'
import { renameCalls, renamedOf } from './lib/renamed-calls.ts'
import { createStages, endTogether, runCommand } from './lib/stages.mjs'
import { copyProject, trialFolder } from './lib/trial.ts'

const [script = '', ...words] = process.argv.slice(2)
const at = words.findIndex((word) => /^--spec(?:=|$)/.test(word))
const isJoined = words[at]?.startsWith('--spec=') === true
const file = isJoined ? words[at]?.slice('--spec='.length) : words[at + 1]
const rest = words.toSpliced(at, isJoined ? 1 : 2)

if (file === undefined || !existsSync(resolve(file))) {
  console.error(`--spec names an OpenAPI document; there is no file ${file ?? ''}`)
  process.exit(2)
}
const spec = resolve(file)
// Checks tell what the repository would say, hand-written code as it is.
const isLookedAt = !script.endsWith('test.ts')
const folder = trialFolder(root, spec)
console.log(`For ${file}, in ${folder}`)
copyProject(root, folder)

const table = otherConventions(root, spec)
if (table !== undefined) {
  console.log(
    `Another API family: what it calls things is in ${relative('', table)}; it begins with nothing that was written for this one`,
  )
  if (isLookedAt) emptyByHand(folder)
}
const isUpgraded = await runGenerator('upgrade', [
  'upgrade',
  spec,
  '--apply',
  ...(table === undefined ? [] : ['--anew']),
])
if (isUpgraded && isLookedAt) renameInCopy()
if (isUpgraded && (await runGenerator('generate', []))) {
  if (table !== undefined) nameApiPaths(folder)
  if (script.endsWith('dev.ts')) followSource()
  const child = spawn(process.execPath, [join(folder, 'scripts/bootstrap.mjs'), script, ...rest], {
    cwd: folder,
    stdio: 'inherit',
    env: isLookedAt ? { ...process.env, BUILD_FOR_TRIAL: '1' } : process.env,
  })
  endTogether(child, 0)
  child.on('exit', (code) => process.exit(code ?? 1))
} else process.exitCode = 1

/** The generator of the copy; its output is shown where it fails. */
async function runGenerator(stage: string, args: readonly string[]): Promise<boolean> {
  const [program, [, ...own]] = nodeProgram('generator/cli.ts', ...args)
  const cli = join(folder, 'generator/cli.ts')
  const { ok } = await createStages().run(stage, (progress) =>
    runCommand(program, [cli, ...own], { cwd: folder, progress }),
  )
  return ok
}

/** What is certainly called otherwise by now would keep every page from being shown: the copy calls it so. */
function renameInCopy(): void {
  const renamed = renamedOf(folder)
  const files = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
  for (const name of files) renameCalls(join(folder, 'src', name), renamed)
}

/** Hand-written code is worked on here, and looked at there. */
function followSource(): void {
  const renamed = renamedOf(folder)
  watch(join(root, 'src'), { recursive: true }, (_, name) => {
    const from = join(root, 'src', name ?? '')
    if (name === null || !existsSync(from)) return
    cpSync(from, join(folder, 'src', name), { recursive: true })
    renameCalls(join(folder, 'src', name), renamed)
  })
}
