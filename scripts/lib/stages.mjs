/**
 * Shows long work as stages with times: a live line on a terminal, plain lines elsewhere (CI, pipes).
 * Node's own modules only: the bootstrap uses it before anything is installed.
 */
import { spawn } from 'node:child_process'
import process from 'node:process'

/** Without a terminal, a stage that takes long says every so often that it is alive. */
const HEARTBEAT_MS = 30_000

/**
 * What came of a stage.
 *
 * @typedef {object} Outcome
 * @property {boolean} ok
 * @property {string} [note] a few words for the stage's line, like `12 passed`
 * @property {string} [output] shown in full when the stage failed
 */

/** @typedef {(line: string) => void} Progress tells what the stage is doing right now */

/**
 * @typedef {object} Stages
 * @property {<O extends Outcome>(name: string, work: (progress: Progress) => Promise<O>) => Promise<O>} run
 *   runs one stage and prints its result; an exception is the stage's failure when it says what failed (an `Error`);
 *   stages may run at the same time
 * @property {(name: string, why: string) => void} skip prints that a stage did not run
 */

/**
 * @param {{out?: NodeJS.WriteStream, live?: boolean}} [options] `live`: rewrite one line (default: on a terminal
 *   outside CI)
 * @returns {Stages}
 */
export function createStages({ out = process.stdout, live = out.isTTY === true && !process.env.CI } = {}) {
  const line = (/** @type {string} */ text) => void out.write(`${live ? '\r\x1b[2K' : ''}${text}\n`)
  /** What is under way, for the one live line. @type {Map<string, () => string>} */
  const running = new Map()
  const show = () => {
    const all = [...running].map(([name, state]) => `▸ ${name} ${state()}`).join('   ')
    out.write(`\r\x1b[2K${clip(all, out.columns ?? 80)}`)
  }
  return {
    async run(name, work) {
      const started = performance.now()
      const elapsed = () => seconds(performance.now() - started)
      let doing = ''
      running.set(name, () => `${elapsed()}  ${doing}`)
      if (!live) line(`▸ ${name}`)
      const timer = live
        ? setInterval(show, 200)
        : setInterval(() => line(`  ${name} ${elapsed()}  ${doing}`), HEARTBEAT_MS)
      timer.unref()
      const outcome = await work((text) => {
        doing = text
      }).finally(() => {
        clearInterval(timer)
        running.delete(name)
      })
      line(`${outcome.ok ? '✓' : '✗'} ${name}  ${elapsed()}${outcome.note ? `  ${outcome.note}` : ''}`)
      if (!outcome.ok && outcome.output) line(indent(outcome.output.trimEnd()))
      return outcome
    },
    skip(name, why) {
      line(`- ${name}  skipped: ${why}`)
    },
  }
}

/**
 * Runs a program to its end and keeps what it printed.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{cwd?: string, env?: NodeJS.ProcessEnv, progress?: Progress}} [options]
 * @returns {Promise<{ok: boolean, code: number | null, output: string}>} also when the program cannot be started
 */
export function runCommand(command, args, { cwd, env = process.env, progress } = {}) {
  return new Promise((done) => {
    // npm is a batch file on Windows, which only a shell can start.
    const shell = process.platform === 'win32' && command === 'npm'
    const child = spawn(command, args, { cwd, env, shell, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const take = (/** @type {string} */ text) => {
      output += text
      const last = text.trimEnd().split('\n').at(-1)
      if (last) progress?.(last.trim())
    }
    child.stdout.setEncoding('utf8').on('data', take)
    child.stderr.setEncoding('utf8').on('data', take)
    endTogether(child)
    child.on('error', (error) => {
      done({ ok: false, code: null, output: `${output}Cannot run ${command}: ${error.message}` })
    })
    child.on('close', (code) => done({ ok: code === 0, code, output }))
  })
}

/**
 * Passes signals on to a child, and ends when it has ended of them: whoever stops us stops everything.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} [whenDone] exit code when the child ends well all the same; a stage that was stopped is not done
 */
export function endTogether(child, whenDone = 130) {
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
  const pass = (/** @type {NodeJS.Signals} */ signal) => {
    child.once('exit', (code) => process.exit(code === 0 ? whenDone : (code ?? 130)))
    child.kill(signal)
  }
  for (const signal of signals) process.once(signal, pass)
  child.once('exit', () => {
    for (const signal of signals) process.off(signal, pass)
  })
}

/** @param {number} ms */
function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`
}

/** @param {string} text @param {number} width */
function clip(text, width) {
  return text.length < width ? text : `${text.slice(0, Math.max(0, width - 2))}…`
}

/** @param {string} text */
function indent(text) {
  return text.replaceAll(/^(?=.)/gm, '    ')
}
