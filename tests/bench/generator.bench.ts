/**
 * Regeneration, against hey-api and orval alone on the same contract: a full run, one with nothing to do, one after an
 * edit of the manifest, and the same edit while `--watch` is running.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const runs = 7
const root = new URL('../../', import.meta.url).pathname

/** Wall time of a program in milliseconds. */
function time(args: readonly string[]): number {
  const start = performance.now()
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${args.join(' ')} failed: ${stderr}`)
  return performance.now() - start
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** A copy of contract and manifest, and an edit of it as people make it: another label. */
function openProject(folder: string): { args: string[]; edit: () => void } {
  cpSync(join(root, 'openapi'), join(folder, 'openapi'), { recursive: true })
  const file = join(folder, 'openapi/resources/projects.yaml')
  const text = readFileSync(file, 'utf8')
  let edits = 0
  return {
    args: ['generator/cli.ts', '--root', folder, '--out', join(folder, 'out')],
    edit: () => writeFileSync(file, text.replace(/^(entity: .*)$/m, `$1\nlabel: Label ${edits++}`)),
  }
}

/** Milliseconds from each edit until a watching run has written what it leads to. */
async function timeWatch(folder: string): Promise<number[]> {
  const { args, edit } = openProject(folder)
  const watching = spawn(process.execPath, [...args, '--watch'], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  let text = ''
  watching.stdout.setEncoding('utf8').on('data', (more: string) => (text += more))
  const ready = async (): Promise<void> => {
    while (!text.includes('Waiting for changes')) {
      if (watching.exitCode !== null) throw new Error(`--watch ended: ${text}`)
      await once(watching.stdout, 'data')
    }
    if (text.includes('Nothing was written')) throw new Error(text)
    text = ''
  }
  const times: number[] = []
  try {
    await ready()
    for (let i = 0; i <= runs; i++) {
      const start = performance.now()
      edit()
      await ready()
      times.push(performance.now() - start)
    }
  } finally {
    watching.kill()
  }
  return times
}

/** The two in turn, so that a machine that slows down slows both. */
const full: number[] = []
const noop: number[] = []
const tools: number[] = []
const edited: number[] = []
for (let i = 0; i <= runs; i++) {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-bench-'))
  try {
    const out = join(folder, 'generated')
    const figures = [
      time(['generator/cli.ts', '--no-cache', '--out', out]),
      time(['generator/cli.ts', '--out', out]),
      time(['tests/bench/tools-alone.ts', join(out, 'openapi.json'), join(folder, 'tools')]),
    ] as const
    const { args, edit } = openProject(join(folder, 'project'))
    time(args)
    edit()
    const afterEdit = time(args)
    // The first round warms the file cache.
    if (i === 0) continue
    full.push(figures[0])
    noop.push(figures[1])
    tools.push(figures[2])
    edited.push(afterEdit)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
const ratio = (values: readonly number[]): number => median(values.map((v, i) => v / (tools[i] ?? Number.NaN)))
const row = (name: string, values: readonly number[]): string =>
  `${name.padEnd(26)} median ${median(values).toFixed(0).padStart(6)} ms   ratio ${ratio(values).toFixed(2)}`
console.log(`${runs} runs of each, whole processes`)
console.log(row('full run', full))
console.log(row('nothing to do', noop))
console.log(row('after an edit', edited))
console.log(row('hey-api + orval alone', tools))
const folder = mkdtempSync(join(tmpdir(), 'cairn-bench-'))
try {
  // The first edits warm the code of the stages.
  const watched = (await timeWatch(folder)).slice(1)
  const list = watched.map((ms) => ms.toFixed(0)).join(' ')
  console.log(`edit while it watches      median ${median(watched).toFixed(0).padStart(6)} ms   (${list}; bar: 1000)`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
