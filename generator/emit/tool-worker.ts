/** A thread with one tool: loads it at once, and runs it on what it is sent. Its other end is `tool-threads.ts`. */
import { once } from 'node:events'
import { enableCompileCache, flushCompileCache } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { InternalError } from '../diagnostics.ts'
import type { ToolModule } from '../model/types/tools.ts'
import type { ToolThread } from './tool-threads.ts'

if (parentPort === null) throw new InternalError('this is no thread')
const { module, compileCache } = workerData as ToolThread
if (compileCache !== undefined) enableCompileCache(compileCache)
const tool = (await import(module)) as ToolModule // what a job names as its module is one
const [input] = (await once(parentPort, 'message')) as [string]
const text = await tool.run(input)
// The thread is ended as soon as it has answered.
flushCompileCache()
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's port has no target
parentPort.postMessage(text)
