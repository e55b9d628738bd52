/**
 * What every command runs first: `node scripts/bootstrap.mjs scripts/start.ts [arguments]` installs what is missing
 * and runs that script on the project's Node.
 *
 * Nothing is installed yet: only Node's own modules here, and only syntax that an old Node can parse, so that it
 * can say that it is too old.
 */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import process from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'

import { createStages, endTogether, runCommand } from './lib/stages.mjs'

/** The oldest Node that can install the project. */
const INSTALLER_NODE = 20
/** The oldest Node that runs TypeScript files as they are; the platform packages bring Node 24. */
const TYPESCRIPT_NODE = { major: 22, minor: 18 }

const root = fileURLToPath(new URL('..', import.meta.url))
const bin = join(root, 'node_modules', '.bin')

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) await main()

async function main() {
  const [script, ...args] = process.argv.slice(2)
  if (script === undefined) fail('usage: node scripts/bootstrap.mjs SCRIPT [arguments]')
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < INSTALLER_NODE) {
    fail(`Cairn needs Node ${INSTALLER_NODE} or newer; this is ${process.versions.node}. See https://nodejs.org`)
  }
  stopWithNpm()
  await installIfNeeded()
  const node = projectNode(
    major > TYPESCRIPT_NODE.major || (major === TYPESCRIPT_NODE.major && minor >= TYPESCRIPT_NODE.minor),
  )
  // Another document is tried in a copy of the project: see there.
  if (args.some((word) => /^--spec(=|$)/.test(word)))
    await runOn(node, join(root, 'scripts', 'trial.ts'), [script, ...args])
  else await runOn(node, resolve(root, script), args)
}

/**
 * npm runs scripts in a shell, and ending npm or that shell does not end what runs inside: a server would stay
 * behind and keep its port. So it looks whether both are still there.
 */
function stopWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return
  const lineage = () => `${process.ppid} ${parentOf(process.ppid)}`
  const atStart = lineage()
  const timer = setInterval(() => {
    if (lineage() === atStart) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  timer.unref()
}

/**
 * @param {number} pid
 * @returns {string | undefined} undefined where the system does not tell in a file
 */
function parentOf(pid) {
  try {
    // `pid (name) state parent …`, and the name may hold anything.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]
  } catch {
    return undefined
  }
}

/** Runs `npm ci` unless node_modules already is what package-lock.json asks for. */
async function installIfNeeded() {
  const lock = readJson('package-lock.json')
  if (lock === undefined) fail('package-lock.json is missing or unreadable.')
  if (missingPackages(lock, readJson('node_modules/.package-lock.json')).length === 0) return
  const { ok } = await createStages().run('install', (progress) =>
    runCommand('npm', ['ci', '--no-audit', '--no-fund'], { cwd: root, env: hostEnvironment(), progress }),
  )
  if (!ok) fail('npm ci failed, see above.')
}

/**
 * @typedef {object} Lock the part of a lock file that says what is installed where
 * @property {Record<string, {version?: string, integrity?: string, optional?: boolean}>} packages
 */

/**
 * What `npm ci` would change: packages of the lock that are not installed in that very version. A package for
 * another platform is optional, and absent by design.
 *
 * @param {Lock} lock package-lock.json
 * @param {Lock | undefined} installed npm's own record, node_modules/.package-lock.json, written when all else is
 * @returns {string[]} folders, like `node_modules/vite`
 */
export function missingPackages(lock, installed) {
  return Object.entries(lock.packages)
    .filter(([path, wanted]) => {
      if (path === '') return false
      const found = installed?.packages[path]
      if (found === undefined) return installed === undefined || wanted.optional !== true
      return found.version !== wanted.version || found.integrity !== wanted.integrity
    })
    .map(([path]) => path)
}

/**
 * The Node that runs the project: the packaged one, else this one when it is new enough.
 *
 * @param {boolean} thisOneWillDo
 * @returns {string} absolute path
 */
function projectNode(thisOneWillDo) {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const folder = join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin')
  const packaged = ['node', 'node.exe'].map((name) => join(folder, name)).find((path) => existsSync(path))
  if (packaged !== undefined) return packaged
  if (thisOneWillDo) return process.execPath
  return fail(
    `There is no packaged Node for ${platform}-${process.arch}. Use Node ` +
      `${TYPESCRIPT_NODE.major}.${TYPESCRIPT_NODE.minor} or newer; this is ${process.versions.node}.`,
  )
}

/**
 * Runs a script in this process when this already is the right Node, else in one that is.
 *
 * @param {string} node
 * @param {string} script absolute path
 * @param {string[]} args
 */
async function runOn(node, script, args) {
  const path = `${bin}${delimiter}${process.env.PATH ?? ''}`
  if (realpathSync(node) === realpathSync(process.execPath)) {
    process.env.PATH = path
    process.argv = [process.execPath, script, ...args]
    await import(pathToFileURL(script).href)
    return
  }
  const child = spawn(node, [script, ...args], { stdio: 'inherit', env: { ...process.env, PATH: path } })
  // A server that is told to stop has done its work.
  endTogether(child, 0)
  child.on('error', (error) => fail(`Cannot run ${node}: ${error.message}`))
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === null ? 1 : 130)
  })
}

/** The environment without the project's own programs: `npm ci` removes them while it runs. */
function hostEnvironment() {
  const path = (process.env.PATH ?? '').split(delimiter).filter((entry) => resolve(entry) !== bin)
  return { ...process.env, PATH: path.join(delimiter) }
}

/**
 * @param {string} path from the root
 * @returns {any} undefined when there is no such file or it is not JSON
 */
function readJson(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
