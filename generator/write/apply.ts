/**
 * Executes a plan so that a run happens entirely or not at all.
 *
 * New files are prepared in a staging folder first; a journal then lists what will be done, and only after that files
 * are moved into place, keeping what they replace. If a step fails, the journal is undone at once. If the process dies,
 * the next run finds the journal and undoes it before doing anything else: what a killed run left half done is
 * never mistaken for somebody's edits.
 */
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { InputError, type Diagnostic } from '../diagnostics.ts'
import { hashFile } from './hash.ts'
import { parents, pathProblem, stagingFolder } from './output-paths.ts'
import type { WritePlan } from './plan.ts'

export interface Applied {
  written: number
  removed: number
}

/** One step: `hash` is what the file will be (none: it is removed), `old` what it was (none: it is created). */
interface Step {
  path: string
  hash?: string
  old?: string
}

const journalFile = 'journal.json'
const ownerFile = 'pid'

/**
 * Carries out a plan. `onStep` is told of every file after it was moved. Throws an {@link InputError} if another run
 * is writing to the same folder or the system refuses; whatever fails, everything is undone first.
 */
export function applyPlan(plan: WritePlan, onStep: (path: string) => void = () => {}): Applied {
  const { out, write, remove } = plan
  if (write.length + remove.length === 0) return { written: 0, removed: 0 }
  const staging = join(out, stagingFolder)
  claim(out, staging)
  try {
    const steps: Step[] = [
      ...remove.map(({ path, hash }) => ({ path, old: hash })),
      ...write.map(({ path, hash, old }) => ({ path, hash, ...(old === undefined ? {} : { old }) })),
    ]
    for (const [i, { text }] of write.entries()) writeFileSync(join(staging, `${remove.length + i}.new`), text)
    // Renamed into place, so that a journal is either complete or absent.
    writeFileSync(join(staging, `${journalFile}.tmp`), JSON.stringify(steps))
    renameSync(join(staging, `${journalFile}.tmp`), join(staging, journalFile))
    for (const [i, step] of steps.entries()) {
      execute(out, { i, step })
      onStep(step.path)
    }
    // From here on the run has happened.
    rmSync(join(staging, journalFile))
  } catch (error) {
    undo(out)
    cleanUp(staging)
    throw isRefusal(error) ? refused(out, error) : error
  }
  cleanUp(staging)
  return { written: write.length, removed: remove.length }
}

function execute(out: string, { i, step }: { i: number; step: Step }): void {
  const target = join(out, step.path)
  const backup = join(out, stagingFolder, `${i}.old`)
  if (step.hash === undefined) {
    renameSync(target, backup)
    removeEmptyFolders(out, step.path)
    return
  }
  if (step.old === undefined) mkdirSync(dirname(target), { recursive: true })
  else keep(target, backup)
  renameSync(join(out, stagingFolder, `${i}.new`), target)
}

/** A second name for the old file costs nothing, but not every file system has that. */
function keep(target: string, backup: string): void {
  try {
    linkSync(target, backup)
  } catch {
    copyFileSync(target, backup)
  }
}

/** Whether a run was killed in the middle of its changes. */
export const wasInterrupted = (out: string): boolean => existsSync(join(out, stagingFolder, journalFile))

/**
 * Undoes what a killed run left, if any; to be called before planning. Returns whether there was something.
 * Throws an {@link InputError} if that run is still alive.
 */
export function recover(out: string): boolean {
  const staging = join(out, stagingFolder)
  if (!existsSync(staging)) return false
  const owner = ownerOf(staging)
  if (owner !== undefined && owner !== ownerId(process.pid) && isAlive(owner)) throw busy(out)
  const interrupted = wasInterrupted(out)
  if (interrupted) undo(out)
  cleanUp(staging)
  return interrupted
}

/** Safe to repeat: it may be killed as well. */
function undo(out: string): void {
  const staging = join(out, stagingFolder)
  const steps = readJournal(staging)
  for (const [i, step] of [...steps.entries()].toReversed()) {
    const target = join(out, step.path)
    const backup = join(staging, `${i}.old`)
    const current = hashFile(target)
    // Changed by somebody after the run died: theirs to keep, and for the planner to complain about.
    if (current !== undefined && current !== step.hash && current !== step.old) continue
    if (step.old !== undefined) {
      if (!existsSync(backup)) continue
      mkdirSync(dirname(target), { recursive: true })
      renameSync(backup, target)
    } else if (current !== undefined && !existsSync(join(staging, `${i}.new`))) {
      rmSync(target)
      removeEmptyFolders(out, step.path)
    }
  }
  rmSync(join(staging, journalFile), { force: true })
}

function readJournal(staging: string): Step[] {
  try {
    const steps = JSON.parse(readFileSync(join(staging, journalFile), 'utf8')) as Step[]
    // Written by an earlier run of ours, but it names files to move: trust no path.
    return steps.map((step) => (pathProblem(step.path) === undefined ? step : { path: stagingFolder }))
  } catch {
    return []
  }
}

function claim(out: string, staging: string): void {
  try {
    mkdirSync(out, { recursive: true })
    mkdirSync(staging)
    writeFileSync(join(staging, ownerFile), ownerId(process.pid))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw busy(out)
    throw isRefusal(error) ? refused(out, error) : error
  }
}

function ownerOf(staging: string): string | undefined {
  try {
    return readFileSync(join(staging, ownerFile), 'utf8')
  } catch {
    return undefined
  }
}

/** `1234@567890`: process ids are used again, so the time of its start belongs to it where the system tells. */
function ownerId(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the command in parentheses, which may hold anything; the start is the 22nd.
    return `${pid}@${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`
  } catch {
    return `${pid}@`
  }
}

function isAlive(owner: string): boolean {
  const pid = Number.parseInt(owner, 10)
  if (!(pid > 0) || ownerId(pid) !== owner) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The system's no, as opposed to a mistake of ours. */
const isRefusal = (error: unknown): error is NodeJS.ErrnoException =>
  ['EACCES', 'EDQUOT', 'ENOSPC', 'EPERM', 'EROFS'].includes(String((error as NodeJS.ErrnoException).code))

function refused(out: string, error: Error): InputError {
  return new InputError([
    {
      severity: 'error',
      code: 'WRITE_FAILED',
      place: { file: out },
      cause: `The system refused to write: ${error.message}.`,
      suggestion: 'Check the rights of the folder and the room on the disk.',
    },
  ])
}

function busy(out: string): InputError {
  const diagnostic: Diagnostic = {
    severity: 'error',
    code: 'OUTPUT_BUSY',
    place: { file: join(out, stagingFolder) },
    cause: 'Another run of the generator is writing here, or something foreign has this name.',
    suggestion: 'Wait for it to end; if there is none, delete this folder.',
  }
  return new InputError([diagnostic])
}

/** Removes what a run puts into its staging folder, and the folder if nothing else is in it. */
function cleanUp(staging: string): void {
  for (const name of readdirSync(staging)) {
    if (/^(\d+\.(new|old)|journal\.json(\.tmp)?|pid)$/.test(name)) rmSync(join(staging, name), { force: true })
  }
  try {
    rmdirSync(staging)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') throw error
  }
}

/** Folders that a removal left empty, from the inside out. */
function removeEmptyFolders(out: string, path: string): void {
  for (const folder of parents(path).toReversed()) {
    try {
      rmdirSync(join(out, folder))
    } catch {
      return
    }
  }
}
