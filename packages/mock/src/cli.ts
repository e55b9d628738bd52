#!/usr/bin/env node
/** `cairn-mock`: the mock as a server on this machine. */
import { readArgs } from '../../../scripts/lib/args.ts'
import { options, usageOf } from '../../../scripts/mock/options.ts'
import { runMock } from '../../../scripts/mock/run.ts'
import { onceStopped } from '../../../scripts/mock/stop.ts'
import { contract } from './create.ts'

const { values } = readArgs(usageOf('npx cairn-mock'), options)

const complain = (line: string): void => console.error(line)
try {
  onceStopped(await runMock(values, { contract, print: (line) => console.log(line), complain }), complain)
} catch (error) {
  complain(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
