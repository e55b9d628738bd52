/** Regeneration: a full run and a run with nothing to do, against hey-api and orval alone on the same contract. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
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

/** The two in turn, so that a machine that slows down slows both. */
const full: number[] = []
const noop: number[] = []
const tools: number[] = []
for (let i = 0; i <= runs; i++) {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-bench-'))
  try {
    const out = join(folder, 'generated')
    const figures = [
      time(['generator/cli.ts', '--out', out]),
      time(['generator/cli.ts', '--out', out]),
      time(['tests/bench/tools-alone.ts', join(out, 'openapi.json'), join(folder, 'tools')]),
    ] as const
    // The first round warms the file cache.
    if (i === 0) continue
    full.push(figures[0])
    noop.push(figures[1])
    tools.push(figures[2])
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
console.log(row('hey-api + orval alone', tools))
