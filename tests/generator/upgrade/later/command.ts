/** `node tests/generator/upgrade/later/command.ts SEED FILE [COUNT]`: writes a made-up later document and says what is changed in it. See `docs/upgrading.md`. */
import { writeFileSync } from 'node:fs'
import process from 'node:process'
import { laterDocument } from './make.ts'

const [seed = '', file, count] = process.argv.slice(2)
if (!/^\d+$/.test(seed) || file === undefined || (count !== undefined && !/^\d+$/.test(count))) {
  process.stderr.write('usage: node tests/generator/upgrade/later/command.ts SEED FILE [COUNT]\n')
  process.exit(2)
}
const { bundle, changes } = laterDocument(Number(seed), count === undefined ? undefined : Number(count))
writeFileSync(file, bundle)
process.stdout.write(`${changes.join('\n')}\n`)
