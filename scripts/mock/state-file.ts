/**
 * Keeps what a mock holds in a file (`--state`): written soon after each change, beside the file and then in its place, so that
 * there is a whole one whenever the process or the machine stops. What cannot be read is never overwritten.
 */
import { readFile } from 'node:fs/promises'

import { contractHash } from '../../generated/mock/operations.gen.ts'
import { storyOf, type Mock } from '../../src/mock/server/mock.ts'
import { readExport } from '../../src/mock/store/export.ts'
import type { Log } from '../../server/http/refuse.ts'
import { replaceFile } from './replace-file.ts'

export interface StateFile {
  /** Has the file written soon; to be called after each change. Does nothing before `open`. */
  readonly changed: () => void
  /**
   * Takes the state that the file holds; without a file the mock's own becomes the first one.
   *
   * @throws Error with a message for whoever named the file: it is no state of this mock, or cannot be written
   * @returns whether there was one
   */
  open(mock: Pick<Mock, 'import' | 'export' | 'store'>): Promise<boolean>
  /** Resolves when everything is in the file. */
  flush(): Promise<void>
}

/** Milliseconds after a change, so that a burst of them is written once. */
const pauseAfterChange = 100

/** Of the time, writing takes a tenth at most: a store of many rows is written less often. */
const pausePerWriting = 9

/** @param log told when writing fails; the next change tries again */
export function stateFile(path: string, log: Log = () => undefined): StateFile {
  let exported: (() => Promise<string>) | undefined
  /** There are changes that no writing has begun to write. */
  let dirty = false
  let writing: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let pause = pauseAfterChange

  const write = async (): Promise<void> => {
    if (exported === undefined) return
    dirty = false
    const begun = performance.now()
    await replaceFile(path, await exported())
    pause = Math.max(pauseAfterChange, (performance.now() - begun) * pausePerWriting)
  }

  /** One after the other: of two at once the older content could come last. */
  const writeNow = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    await writing
    const turn = write()
    writing = turn.then(
      () => undefined,
      () => {
        dirty = true
      },
    )
    await turn.finally(() => {
      writing = undefined
    })
  }

  const later = (): void => {
    if (timer !== undefined || writing !== undefined) return
    timer = setTimeout(() => void writeNow().then(() => (dirty ? later() : undefined), failed), pause)
  }

  const failed = (error: unknown): void => log(`--state: ${path} could not be written: ${reasonOf(error)}`)

  const changed = (): void => {
    if (exported === undefined) return
    dirty = true
    later()
  }

  return {
    changed,
    open: async (mock) => {
      const text = await textOf(path)
      if (text !== undefined) await restore(mock, path, text)
      exported = mock.export
      if (text === undefined)
        await writeNow().catch((error: unknown) => {
          throw new Error(`--state: ${path} cannot be written: ${reasonOf(error)}`, { cause: error })
        })
      return text !== undefined
    },
    flush: async () => {
      await writing
      if (dirty) await writeNow()
    },
  }
}

async function restore(mock: Pick<Mock, 'import' | 'store'>, path: string, text: string): Promise<void> {
  const read = readExport(text, contractHash)
  if ('problem' in read)
    throw new Error(
      read.problem === 'unreadable'
        ? `--state: ${path} is not a state of this mock. It is left as it is: move it away to begin anew, or name another file.`
        : `--state: ${path} was written for another version of the contract. It is left as it is: start the version of the mock that wrote it, or move it away to begin anew.`,
    )
  const [held, told] = [storyOf(read.snapshot.version), storyOf(mock.store.version)]
  if (held !== told)
    throw new Error(
      `--state: ${path} holds the story ${spoken(held)}, and this mock tells ${spoken(told)}. It is left as it is: start with the same --scenario or --story and --seed, or name another file.`,
    )
  await mock.import(text)
}

/** `default/cairn` → `"default" (seed "cairn")` */
const spoken = (told: string): string => {
  const at = told.indexOf('/')
  return `"${told.slice(0, at)}" (seed "${told.slice(at + 1)}")`
}

async function textOf(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (isMissing(error)) return undefined
    throw new Error(`--state: ${path} cannot be read: ${reasonOf(error)}`, { cause: error })
  }
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
