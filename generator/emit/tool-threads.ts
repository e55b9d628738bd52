/** Runs each tool in a thread of its own, beside the others and beside this one: they are most of a run. */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { getCompileCacheDir } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { InternalError } from '../diagnostics.ts'
import type { ToolJob, ToolModule, Tools } from '../model/types/tools.ts'

/** What a thread is told when it begins. */
export interface ToolThread {
  /** URL of the tool's {@link ToolModule}. */
  module: string
  /** Where compiled code is kept; a thread does not inherit it. */
  compileCache: string | undefined
}

export interface ToolThreads {
  run: Tools
  /** Begins to load a tool that will have to run. */
  prepare(module: URL): void
  /** Ends all threads, also those that are at work. */
  end(): Promise<void>
}

/** No thread runs before there is something to do. */
export function createToolThreads(): ToolThreads {
  const threads = new Map<string, Worker>()
  let scratch: string | undefined
  const threadFor = ({ href }: URL): Worker => {
    const known = threads.get(href)
    if (known !== undefined) return known
    const workerData: ToolThread = { module: href, compileCache: getCompileCacheDir() }
    // A thread that is ended at work removes nothing: what it writes lies in a folder of ours.
    scratch ??= mkdtempSync(join(tmpdir(), 'cairn-tools-'))
    const env = { ...process.env, TMPDIR: scratch, TEMP: scratch }
    const worker = new Worker(new URL('./tool-worker.ts', import.meta.url), { workerData, env })
    // Told again to whoever waits for its answer.
    worker.on('error', () => undefined)
    threads.set(href, worker)
    return worker
  }
  return {
    prepare: (module) => void threadFor(module),
    async run({ tool, input, module }) {
      const worker = threadFor(module)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target
      worker.postMessage(input)
      const [text] = await once(worker, 'message')
      if (typeof text !== 'string') throw new InternalError(`${tool} answered with something that is no text`)
      return text
    },
    async end() {
      await Promise.all([...threads.values()].map((worker) => worker.terminate()))
      threads.clear()
      if (scratch !== undefined) rmSync(scratch, { recursive: true, force: true })
      scratch = undefined
    },
  }
}

/** Runs tools in this thread: for a single small document that is quicker. */
export const inThisThread: Tools = async ({ input, module }: ToolJob) => {
  const tool = (await import(module.href)) as ToolModule // what a job names as its module is one
  return tool.run(input)
}
