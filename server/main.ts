/** `npm run serve`, or `node server/main.ts`: serves a finished build. docs/serving.md is its manual. */
import { serveUntilStopped } from './run.ts'
import { readSettings } from './settings/read.ts'
import { servingOf } from './settings/serving.ts'

/** Told apart from a failure later on: trying again is of no use (`RestartPreventExitStatus`). */
const WRONG_SETTINGS = 2

const read = readSettings(process.argv.slice(2), process.env)
if ('help' in read) console.log(read.help)
else {
  const serving = 'values' in read ? servingOf(read.values) : read
  if ('serving' in serving) await serve(serving.serving)
  else {
    console.error(serving.problems.join('\n'))
    process.exitCode = WRONG_SETTINGS
  }
}

async function serve(serving: Parameters<typeof serveUntilStopped>[0]): Promise<void> {
  try {
    await serveUntilStopped(serving)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
