/**
 * `--spec FILE` of `npm start`, `npm run dev`, `build`, `check`, `test` and `mock`: the same script in a copy of the project that was upgraded to that
 * document. See `scripts/bootstrap.mjs`, which comes here.
 */
import { spawn } from 'node:child_process'
import { cpSync, existsSync, watch } from 'node:fs'
import { join, resolve } from 'node:path'

import { nodeProgram, root } from './lib/project.ts'
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
const folder = trialFolder(root, spec)
console.log(`For ${file}, in ${folder}`)
copyProject(root, folder)

if ((await runGenerator('upgrade', ['upgrade', spec, '--apply'])) && (await runGenerator('generate', []))) {
  if (script.endsWith('dev.ts')) followSource()
  const child = spawn(process.execPath, [join(folder, 'scripts/bootstrap.mjs'), script, ...rest], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, CAIRN_TRIAL: '1' },
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

/** Hand-written code is worked on here, and looked at there. */
function followSource(): void {
  watch(join(root, 'src'), { recursive: true }, (_, name) => {
    const from = join(root, 'src', name ?? '')
    if (name !== null && existsSync(from)) cpSync(from, join(folder, 'src', name), { recursive: true })
  })
}
