/** `npm run compare`: what a change of contract, manifest or generator did to the screens. */
import { join } from 'node:path'

import { readSide } from './compare/read.ts'
import { compareScreens, reportOf, screensIn } from './compare/screens.ts'
import { readArgs } from './lib/args.ts'
import { root } from './lib/project.ts'

const usage = `npm run compare -- <before> [<after>]
  Says which data of which emitted screens differ. Each side is a folder that the generator wrote (npm run generate -- --out DIR)
  or a commit or branch of git; after is generated/ by default: npm run compare -- HEAD`

const { positionals } = readArgs(usage, {})
const [before, after = join(root, 'generated')] = positionals
if (before === undefined || positionals.length > 2) {
  console.error(usage)
  process.exitCode = 2
} else {
  const [old, now] = [readSide(before, root), readSide(after, root)]
  const total = new Set([...screensIn(old).keys(), ...screensIn(now).keys()]).size
  process.stdout.write(reportOf(compareScreens(old, now), total))
}
