/** The mock as a command: `npm run mock` here, `cairn-mock` where its package is installed. */
import { readFile } from 'node:fs/promises'

import { contractHash } from '../../generated/mock/operations.gen.ts'
import type { Contract } from '../../src/mock/contract/contract.ts'
import type { Scenario } from '../../src/mock/scenarios/scenario.ts'
import { wordsOfVersion, type OtherVersion } from '../../src/mock/server/header-check.ts'
import { mockWithFetch } from '../../src/mock/server/mock-with-fetch.ts'
import { readExport } from '../../src/mock/store/export.ts'
import type { Log } from '../../server/http/refuse.ts'
import { readMockArgs, type MockArgs } from './options.ts'
import { startMockServer } from './server.ts'
import { assertTokenUsers, startLines } from './start-lines.ts'
import { stateFile } from './state-file.ts'
import { readStoryFile, tellStoryText } from './story-file.ts'

/** What the command needs of the world around it. */
export interface Surroundings {
  readonly contract: Contract
  /** Takes what was asked for. */
  readonly print: Log
  /** Takes what went wrong. */
  readonly complain: Log
}

/**
 * Starts the server.
 *
 * @throws Error with a message for the person who typed something wrong
 * @returns what stops it; resolves when all that was changed is in the state's file
 */
export async function runMock(args: MockArgs, surroundings: Surroundings): Promise<() => Promise<void>> {
  const { contract, print, complain } = surroundings
  const command = readMockArgs(args)
  const { mock: options, server: where } = command
  const told = { contract, now: options.clock(), ...(options.seed === undefined ? {} : { seed: options.seed }) }
  const imported = args.import === undefined ? undefined : await readImport(args.import, told)
  const story = args.story === undefined ? imported?.story : await readStoryFile(args.story, told)
  const state = args.state === undefined ? undefined : stateFile(args.state, complain)
  const mock = mockWithFetch({
    ...options,
    ...(story === undefined ? {} : { scenario: story }),
    contract,
    onDefect: ({ operation, message }) => complain(`mock of ${operation}: ${message}`),
    onOtherVersion: onceEach((words) => complain(`A call is written for another version of the contract: ${words}.`)),
    ...(state === undefined ? {} : { onCommit: state.changed, onReplace: state.changed }),
  })
  if (imported?.text !== undefined) await mock.import(imported.text)
  // What an import begins with is for a new state: one that is there goes on.
  if ((await state?.open(mock)) === true) print(`It goes on with the state in ${args.state}.`)
  assertTokenUsers(mock, command)
  const server = await startMockServer(mock, { ...where, log: complain })
  print(startLines(mock, server, command).join('\n'))
  return async () => {
    await server.close()
    await state?.flush()
  }
}

/** Once is enough: a client that is written for another version is so with each call. */
function onceEach(say: Log): (other: OtherVersion) => void {
  const said = new Set<string>()
  return (other) => {
    const words = wordsOfVersion(other)
    if (!said.has(words)) say(words)
    said.add(words)
  }
}

interface Imported {
  /** Of an export. */
  readonly text?: string
  readonly story?: Scenario
}

async function readImport(file: string, told: Parameters<typeof readStoryFile>[1]): Promise<Imported> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new Error(`--import: ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  })
  const read = readExport(text, contractHash)
  if ('snapshot' in read) return { text }
  if (read.problem === 'other-contract')
    throw new Error(
      `--import: ${file} was exported by a mock of another version of the contract: its rows may not fit. Export it again from the version of this mock.`,
    )
  return { story: await tellStoryText(text, file, told) }
}
