/** `npm run mock`: the mock API as a server on this machine. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { compileContract } from '../src/mock/contract/compile.ts'
import type { ContractDocument } from '../src/mock/contract/schemas.ts'
import { readArgs } from './lib/args.ts'
import { root } from './lib/project.ts'
import { options, usageOf } from './mock/options.ts'
import { runMock } from './mock/run.ts'
import { onceStopped } from './mock/stop.ts'

const usage = `${usageOf('npm run mock --')}
  --spec FILE        for another OpenAPI document, in a folder of its own`

const { values } = readArgs(usage, options)

try {
  const document = JSON.parse(readFileSync(join(root, 'generated/openapi.json'), 'utf8')) as ContractDocument
  const stop = await runMock(values, {
    contract: compileContract(document),
    print: (line) => console.log(line),
    complain: (line) => console.error(line),
  })
  onceStopped(stop, (line) => console.error(line))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
