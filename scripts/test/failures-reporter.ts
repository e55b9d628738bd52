/** Writes what failed, with what differed, to the file that `FAILURES_FILE` names: Vitest's own JSON report lacks the latter. */
import { writeFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node'
import type { UserConsoleLog } from 'vitest'

import type { Failure } from './awaited.ts'

type Told = Readonly<{ message: string; stack?: string | undefined; diff?: string | undefined; cause?: unknown }>

export const errorsOf = (errors: readonly Told[]): Failure['errors'] =>
  errors.map(({ message, stack, diff, cause }) => ({
    message,
    ...(stack === undefined ? {} : { stack }),
    ...(diff === undefined ? {} : { diff }),
    ...(isTold(cause) ? { cause: rootOf(cause).message } : {}),
  }))

const isTold = (value: unknown): value is Told =>
  typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'

const rootOf = (told: Told): Told => (isTold(told.cause) ? rootOf(told.cause) : told)

/** First lines of errors that something wrote for people to read: servers answer that something is wrong, and say there what. */
export const errorsIn = (text: string): string[] =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => /^\w*Error: /.test(line))

// oxlint-disable-next-line import/no-default-export -- Vitest takes the default of a module
export default class FailuresReporter implements Reporter {
  /** What was said while a test ran, or before all tests of a file: its id → lines. */
  private readonly said = new Map<string, string[]>()

  onUserConsoleLog({ content, taskId = '', type }: UserConsoleLog): void {
    if (type === 'stderr') this.said.set(taskId, [...(this.said.get(taskId) ?? []), ...errorsIn(content)])
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const file = process.env['FAILURES_FILE']
    const failures = modules.flatMap((module) => failuresIn(module, (id) => this.said.get(id) ?? []))
    if (file !== undefined) writeFileSync(file, JSON.stringify(failures))
  }
}

function failuresIn(module: TestModule, saidIn: (id: string) => readonly string[]): Failure[] {
  const file = relative(process.cwd(), module.moduleId).split(sep).join('/')
  const broken = [...module.children.allSuites()].flatMap((suite) => suite.errors())
  const own = [...module.errors(), ...broken]
  const idsAround = (part: TestCase | TestSuite | TestModule): string[] =>
    part.type === 'module' ? [part.id] : [part.id, ...idsAround(part.parent)]
  return [
    ...(own.length === 0 ? [] : [{ file, title: '', errors: errorsOf(own), said: saidIn(module.id) }]),
    ...[...module.children.allTests('failed')].map((test) => ({
      file,
      title: test.fullName,
      errors: errorsOf(test.result().errors ?? []),
      said: [...new Set(idsAround(test).flatMap(saidIn))],
    })),
  ]
}
