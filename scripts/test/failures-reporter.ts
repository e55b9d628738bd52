/** Writes what failed, with what differed, to the file that `FAILURES_FILE` names: Vitest's own JSON report lacks the latter. */
import { writeFileSync } from 'node:fs'
import { relative, sep } from 'node:path'

import type { Reporter, TestModule } from 'vitest/node'

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

// oxlint-disable-next-line import/no-default-export -- Vitest takes the default of a module
export default class FailuresReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const file = process.env['FAILURES_FILE']
    if (file !== undefined) writeFileSync(file, JSON.stringify(modules.flatMap(failuresIn)))
  }
}

function failuresIn(module: TestModule): Failure[] {
  const file = relative(process.cwd(), module.moduleId).split(sep).join('/')
  const broken = [...module.children.allSuites()].flatMap((suite) => suite.errors())
  const own = [...module.errors(), ...broken]
  return [
    ...(own.length === 0 ? [] : [{ file, title: '', errors: errorsOf(own) }]),
    ...[...module.children.allTests('failed')].map((test) => ({
      file,
      title: test.fullName,
      errors: errorsOf(test.result().errors ?? []),
    })),
  ]
}
