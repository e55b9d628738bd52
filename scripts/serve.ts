/** `npm run serve`: serves a finished build, as it is. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { readArgs, readHost, readOrigin, readPort } from './lib/args.ts'
import { buildFolder } from './lib/build-console.ts'
import { serveUntilStopped } from './serve/run.ts'

const usage = `npm run serve -- [options]
  --api URL       pass the API on to that server (default: none; serves the build with the mock)
  --dir FOLDER    the build to serve (default: dist/ with --api, dist-mock/ without)
  --port N        default 4000, or the next free one
  --strict-port   fail when the port is taken
  --host HOST     default 127.0.0.1`

const { values } = readArgs(usage, {
  api: { type: 'string' },
  dir: { type: 'string' },
  port: { type: 'string', default: '4000' },
  'strict-port': { type: 'boolean', default: false },
  host: { type: 'string', default: '127.0.0.1' },
})

try {
  const api = values.api === undefined ? undefined : readOrigin(values.api)
  const folder = values.dir === undefined ? buildFolder(api === undefined ? 'mock' : 'plain') : resolve(values.dir)
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`There is no build in ${folder}: npm run build`)
  const place = { host: readHost(values.host), port: readPort(values.port), strict: values['strict-port'] }
  await serveUntilStopped(api === undefined ? { folder } : { folder, api }, place)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
