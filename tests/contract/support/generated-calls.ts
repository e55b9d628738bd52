/** All functions of the generated client, by their names. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { ApiResult, Client } from '../../../src/api/binding.ts'

type Call = (options: { client: Client; path: object; body?: unknown }) => Promise<ApiResult>

const folder = fileURLToPath(new URL('../../../generated/api/sdk/', import.meta.url))
const modules = await Promise.all(
  readdirSync(folder)
    .toSorted()
    .map((file) => import(join(folder, file)) as Promise<Record<string, Call>>),
)

export const generatedCalls: ReadonlyMap<string, Call> = new Map(modules.flatMap((module) => Object.entries(module)))
