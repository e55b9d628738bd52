/** The report for people: what breaks first, with what to do. */
import { infoLines } from './info.ts'
import type { Report, ReportedChange } from './report.ts'

/** Touched places of one change that are printed; the rest is counted. */
const maxTouches = 8

export function textOf(report: Report): string {
  const { from, to, summary, changes, refused, proposals, questions } = report
  const lines = [
    `Contract ${from} to ${to}: ${summary.breaking} breaking, ${counted(summary.warning, 'warning')}, ${summary.info} for information`,
    ...changes.filter(({ weight }) => weight !== 'info').flatMap(changeLines),
    ...section(
      'Refused in the manifest as well, because of the changes above',
      refused.map(({ cause, ...place }) => `  breaking  ${cause}  ${at(place)}`),
    ),
    ...section('For information', infoLines(report)),
    ...section(
      'Proposals: how sure, what, and the file it goes to',
      proposals.flatMap(({ confidence, title, sidebar, file, operations, yaml }) => [
        `  ${confidence.padEnd(6)}  ${title}${sidebar === undefined ? '' : `, in the sidebar ${sidebar}`}  (${file})`,
        `          calls ${operations.join(', ')}`,
        ...yaml
          .trimEnd()
          .split('\n')
          .map((line) => `            ${line}`),
      ]),
    ),
    ...section('Questions', questionLines(questions)),
    ...(changes.length === 0
      ? []
      : [
          '',
          'Next: the same with --apply writes the contract, certain names and the proposals, and lists in docs/upgrades what is left to decide (docs/upgrading.md).',
        ]),
  ]
  return `${lines.join('\n')}\n`
}

const section = (title: string, lines: readonly string[]): string[] => (lines.length === 0 ? [] : ['', title, ...lines])

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

function changeLines({ weight, title, reason, fix, touches }: ReportedChange): string[] {
  const shown = touches.slice(0, maxTouches)
  // What is the reason, or a file, is not said twice.
  const nameOf = ({ name, file }: ReportedChange['touches'][number]): string =>
    name === reason || name === file ? '' : name
  const width = Math.max(0, ...shown.map((one) => nameOf(one).length))
  const touchLine = (one: ReportedChange['touches'][number]): string => {
    const name = nameOf(one)
    return [`    ${one.what.padEnd(8)}`, ...(name === '' ? [] : [name.padEnd(width)]), at(one)].join('  ').trimEnd()
  }
  return [
    '',
    `${weight.padEnd(8)}  ${title}`,
    `    ${reason}`,
    ...(fix === undefined ? [] : [`    fix: ${fix}`]),
    ...shown.map(touchLine),
    ...(touches.length > shown.length ? [`    … and ${touches.length - shown.length} more`] : []),
  ]
}

/** From how many on one sentence is said for all that it is asked of. */
const many = 3

/** Questions that are the same but for their first word, which is a name, are one. */
function questionLines(questions: readonly string[]): string[] {
  const names = new Map<string, string[]>()
  const restOf = (question: string): string => question.slice(question.indexOf(' ') + 1)
  for (const question of questions)
    names.set(restOf(question), [...(names.get(restOf(question)) ?? []), question.split(' ')[0] ?? ''])
  return questions.flatMap((question) => {
    const rest = restOf(question)
    const all = names.get(rest) ?? []
    if (all.length < many) return [`  ${question}`]
    const isFirst = all[0] !== undefined && question.startsWith(`${all[0]} `)
    return isFirst ? [`  Each of these ${rest}`, `      ${all.join(', ')}`] : []
  })
}

const at = ({ file, line }: { file?: string; line?: number }): string =>
  file === undefined ? '' : line === undefined ? file : `${file}:${line}`
