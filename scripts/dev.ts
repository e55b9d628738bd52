/** `npm run dev`: the console with hot reload; what is generated follows the contract, manifest and templates. */
import { realpathSync, watch } from 'node:fs'
import { dirname, join } from 'node:path'

import { createServer } from 'vite'

import { apiPlugin } from './dev/api-plugin.ts'
import { coalesce } from './dev/coalesce.ts'
import { readArgs, readHost, readOrigin, readPort } from './lib/args.ts'
import { nodeProgram, root } from './lib/project.ts'
import { createStages, runCommand } from './lib/stages.mjs'

const usage = `npm run dev -- [options]
  --api URL     without the mock, in front of that API server, like http://127.0.0.1:12220
  --spec FILE   for another OpenAPI document, in a folder of its own; nothing here is touched
  --port N      default 5173, or the next free one
  --host HOST   default 127.0.0.1`

/** A change here changes what is generated. */
const SOURCES = ['openapi', 'generator', 'templates']

const { values } = readArgs(usage, {
  api: { type: 'string' },
  port: { type: 'string', default: '5173' },
  host: { type: 'string', default: '127.0.0.1' },
})

try {
  const api = values.api === undefined ? undefined : readOrigin(values.api)
  const port = readPort(values.port)
  const host = readHost(values.host)
  await generate()
  const server = await createServer({
    root,
    mode: api === undefined ? 'mock' : 'development',
    plugins: [apiPlugin(api)],
    // Packages of a copy of the project are those of the project itself.
    server: { host, port, fs: { allow: [root, dirname(dirname(realpathSync(join(root, 'node_modules/vite'))))] } },
  })
  await server.listen()
  server.printUrls()
  // A new process per run: it reads the generator's own code anew as well.
  const regenerate = coalesce(generate)
  for (const folder of SOURCES) watch(join(root, folder), { recursive: true }, regenerate)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

/** A failure is shown and waits for the next change; the page goes on with what was generated last. */
async function generate(): Promise<void> {
  await createStages().run('generate', (progress) =>
    runCommand(...nodeProgram('generator/cli.ts'), { cwd: root, progress }),
  )
}
