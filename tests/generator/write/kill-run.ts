/** A run that dies after some files were moved: `kill-run.ts <root> <files as JSON> <steps>`. */
import { applyPlan, recover } from '../../../generator/write/apply.ts'
import { createDiagnostics } from '../../../generator/diagnostics.ts'
import { planWrites } from '../../../generator/write/plan.ts'
import { head } from './head.ts'

const [root = '', json = '{}', limit = '1'] = process.argv.slice(2)
const files = Object.entries(JSON.parse(json) as Record<string, string>).map(([path, text]) => ({ path, text }))
recover(`${root}/generated`)
const plan = planWrites({ out: `${root}/generated`, root, files, head }, createDiagnostics())
let steps = 0
if (plan !== undefined) {
  applyPlan(plan, () => {
    steps++
    if (steps === Number(limit)) process.kill(process.pid, 'SIGKILL')
  })
}
