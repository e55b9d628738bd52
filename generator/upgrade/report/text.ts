/** The report for people: what breaks first, with what to do. */
import type { Report, ReportedChange } from './report.ts'

/** Touched places of one change that are printed; the rest is counted. */
const maxTouches = 8

export function textOf(report: Report): string {
  const { from, to, summary, changes, refused, proposals, questions } = report
  const lines = [
    `Contract ${from} to ${to}: ${summary.breaking} breaking, ${summary.warning} warnings, ${summary.info} for information`,
    ...changes.filter(({ weight }) => weight !== 'info').flatMap(changeLines),
    ...section(
      'Refused in the manifest as well, because of the changes above',
      refused.map(({ cause, ...place }) => `  breaking  ${cause}  ${at(place)}`),
    ),
    ...section('For information', changes.filter(({ weight }) => weight === 'info').map(infoLine)),
    ...section(
      'Proposals',
      proposals.flatMap(({ confidence, title, sidebar, file, yaml }) => [
        `  ${confidence.padEnd(6)}  ${title}${sidebar === undefined ? '' : `, in the sidebar ${sidebar}`}  (${file})`,
        ...yaml
          .trimEnd()
          .split('\n')
          .map((line) => `          ${line}`),
      ]),
    ),
    ...section(
      'Questions',
      questions.map((question) => `  ${question}`),
    ),
  ]
  return `${lines.join('\n')}\n`
}

const section = (title: string, lines: readonly string[]): string[] => (lines.length === 0 ? [] : ['', title, ...lines])

function changeLines({ weight, title, reason, fix, touches }: ReportedChange): string[] {
  const shown = touches.slice(0, maxTouches)
  const width = Math.max(0, ...shown.map(({ name }) => name.length))
  return [
    '',
    `${weight.padEnd(8)}  ${title}`,
    `    ${reason}`,
    ...(fix === undefined ? [] : [`    fix: ${fix}`]),
    ...shown.map(({ what, name, ...place }) => `    ${what.padEnd(8)}  ${name.padEnd(width)}  ${at(place)}`.trimEnd()),
    ...(touches.length > shown.length ? [`    … and ${touches.length - shown.length} more`] : []),
  ]
}

function infoLine({ title, reason, touches }: ReportedChange): string {
  const screens = touches.length === 0 ? '' : `; ${touches.length} places`
  return `  ${title} (${reason}${screens})`
}

const at = ({ file, line }: { file?: string; line?: number }): string =>
  file === undefined ? '' : line === undefined ? file : `${file}:${line}`
