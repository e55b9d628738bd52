/** An upgrade that dies after some files were put in place: `kill-upgrade.ts <root> <files as JSON> <steps>`. */
import { readFileSync } from 'node:fs'
import { writeUpgrade } from '../../../generator/upgrade-apply.ts'

const [root = '', json = '', limit = '1'] = process.argv.slice(2)
const files = JSON.parse(readFileSync(json, 'utf8')) as [string, string | null][] // as the test has written it
let steps = 0
writeUpgrade(root, new Map(files.map(([path, text]) => [path, text ?? undefined])), () => {
  steps += 1
  if (steps === Number(limit)) process.kill(process.pid, 'SIGKILL')
})
