/** `npm start`: from a fresh clone to a console in the browser. */
import { readArgs, readHost, readOrigin, readPort } from './lib/args.ts'
import { buildConsole, buildFolder } from './lib/build-console.ts'
import { nodeProgram, root } from './lib/project.ts'
import { createStages, runCommand } from './lib/stages.mjs'
import { LOCAL_NAMES } from '../server/http/hosts.ts'
import { QUIET, serveUntilStopped } from '../server/run.ts'

const usage = `npm start -- [options]
  --api URL     without the mock, in front of that API server, like http://127.0.0.1:12220
  --spec FILE   for another OpenAPI document, in a folder of its own; nothing here is touched
  --port N      default 4000, or the next free one
  --host HOST   default 127.0.0.1
  --allowed-host NAME   also answers to that name; addresses, localhost and the name of this machine always do
What else a server needs is told by npm run serve -- --help.`

const { values } = readArgs(usage, {
  api: { type: 'string' },
  port: { type: 'string', default: '4000' },
  host: { type: 'string', default: '127.0.0.1' },
  'allowed-host': { type: 'string', multiple: true },
})

try {
  const api = values.api === undefined ? undefined : readOrigin(values.api)
  const place = { host: readHost(values.host), port: readPort(values.port) }
  const kind = api === undefined ? 'mock' : 'plain'
  const stages = createStages()
  const generated = await stages.run('generate', (progress) =>
    runCommand(...nodeProgram('generator/cli.ts'), { cwd: root, progress }),
  )
  const built = generated.ok && (await stages.run('build', (progress) => buildConsole(kind, progress))).ok
  const options = {
    folder: buildFolder(kind),
    ...(api === undefined ? {} : { api }),
    ...(values['allowed-host'] && { allowedHosts: [LOCAL_NAMES, ...values['allowed-host']] }),
  }
  if (built) await serveUntilStopped({ ...QUIET, options, place })
  else process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
