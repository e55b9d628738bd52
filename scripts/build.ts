/** `npm run build`: static files for any web server. */
import { relative } from 'node:path'

import { readArgs } from './lib/args.ts'
import { buildAgain, buildConsole, buildFolder } from './lib/build-console.ts'
import { root } from './lib/project.ts'
import { createStages } from './lib/stages.mjs'

const usage = `npm run build -- [options]
  --mock    with the mock API inside, to dist-mock/ (default: without, to dist/)
  --force   also when nothing changed
  --twice   builds a second time elsewhere and says whether every byte is the same
  --spec FILE   for another OpenAPI document, in a folder of its own`

const { values } = readArgs(usage, {
  mock: { type: 'boolean' },
  force: { type: 'boolean' },
  twice: { type: 'boolean' },
})
const kind = values.mock === true ? 'mock' : 'plain'
const name = `build ${relative(root, buildFolder(kind))}/`
const { ok } = await createStages().run(name, (progress) =>
  buildConsole(kind, progress, { force: values.force === true }),
)
process.exitCode = ok ? 0 : 1
if (ok && values.twice === true) {
  const again = await createStages().run('build once more and compare', (progress) =>
    buildAgain(kind, progress, { force: true }),
  )
  process.exitCode = again.ok ? 0 : 1
}
