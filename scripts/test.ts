/**
 * `npm test`: every check, all of them even after a failure, and one last line that sums up. `npm run check` and
 * `npm run e2e` are parts of it.
 */
import { readArgs } from './lib/args.ts'
import { createStages } from './lib/stages.mjs'
import { addCounts, describeCounts } from './test/reports.ts'
import type { Counts } from './test/reports.ts'
import { testStages } from './test/stages.ts'
import type { TestStage } from './test/stages.ts'

const names = testStages.map((stage) => stage.name)
const usage = `npm test -- [options] [words]
  --only STAGES   some of: ${names.join(',')}
  --spec FILE     for another OpenAPI document, in a folder of its own
  words           only test files whose path contains one; what follows another -- goes to the test runner`

const { values, positionals: filters } = readArgs(usage, { only: { type: 'string' } })
const wanted = values.only?.split(',') ?? names
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`There is no stage ${unknown.join(', ')}.\n\n${usage}`)
  process.exit(2)
}

const stages = createStages()
const counts: Counts[] = []

async function runAll(lane: TestStage['lane']): Promise<void> {
  for (const stage of testStages.filter((each) => each.lane === lane && wanted.includes(each.name))) {
    const reason = stage.skip?.()
    if (reason !== undefined) stages.skip(stage.name, reason)
    else counts.push((await stages.run(stage.name, (progress) => stage.run(progress, filters))).counts)
  }
}

await runAll('first')
await Promise.all([runAll(undefined), runAll('beside')])
await runAll('last')

const { passed, failed, skipped, flaky = [] } = addCounts(counts)
if (skipped > 0) console.log(`${skipped} skipped`)
for (const title of flaky) console.log(`passed on the second try only: ${title}`)
console.log(describeCounts({ passed, failed, skipped: 0 }))
process.exitCode = failed > 0 ? 1 : 0
