/** `docs/upgrades/<version>.md`: what an upgrade did, and what somebody has to decide. The entries under "To decide" are read by machines as well. */
import type { Diagnostic } from '../../diagnostics.ts'
import type { Model } from '../../model/types/ir.ts'
import type { Change } from '../compare/change.ts'
import { toLookAt, type LookInput } from './to-look-at.ts'
import type { Report } from '../report/report.ts'
import type { Draft } from './draft.ts'

export interface NotesInput {
  report: Report
  draft: Draft
  changes: readonly Change[]
  /** Of the older contract. */
  old: Model
  goneSchemas: readonly string[]
  /** Entries for what an API had that the contract is no newer version of. */
  gone: readonly string[]
  words: readonly string[]
  /** Operations and schemas with texts that nobody here wrote. */
  prose: readonly string[]
  /** New ones that say nothing of themselves. */
  wordless: readonly string[]
  moduleOf: LookInput['moduleOf']
}

export const notesFile = (version: string): string => `docs/upgrades/${version.replaceAll(/[^\w.-]/g, '-')}.md`

export function notesOf(input: NotesInput): string {
  const { report, draft, changes: found, old, gone, goneSchemas, words, prose, wordless, moduleOf } = input
  const { from, to, questions, changes } = report
  const section = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : ['', `## ${title}`, '', ...lines.map((line) => `- ${line}`)]
  const inCode = changes.filter(({ weight, touches }) => weight !== 'info' && touches.some(({ what }) => isCode(what)))
  // Tests write out calls that were right before: what they send is refused.
  const sent = changes.filter(({ type, title, weight }) => weight === 'info' && isOfCalls(type, title))
  const senders = sent.flatMap(({ title, touches }) =>
    unique(touches.filter(({ what }) => what === 'test').map(({ file }) => `test \`${file ?? ''}\`: ${title}`)),
  )
  const open = [
    ...[...draft.refused, ...draft.unreached].map(refusal),
    ...questions,
    ...inCode.flatMap(({ title, touches }) =>
      unique(touches.filter(({ what }) => isCode(what)).map(({ what, file }) => `${what} \`${file ?? ''}\``)).map(
        (place) => `${place}: ${title}`,
      ),
    ),
  ]
  return [
    `# From ${from} to ${to}`,
    '',
    'Written by `npm run upgrade -- FILE --apply`. Delete an entry once it is decided, and this file once none is left.',
    ...section('To decide', open),
    ...section('Tables of tests', [
      ...toLookAt({ changes: found, old, now: draft.model, removed: draft.removed, goneSchemas, words, moduleOf }),
      ...senders,
      ...gone,
    ]),
    ...section('Texts to review', [
      ...prose.map((name) => `\`${name}\`: has words that were not written here`),
      ...wordless.map((name) => `\`${name}\`: is new and has no description`),
    ]),
    ...section(
      'Proposed entries',
      draft.placed.map(
        ({ title, confidence, entity, file }) =>
          `${title} (${confidence}; ${entity === undefined ? file : `with \`${entity}\``})`,
      ),
    ),
    ...section(
      'Taken out of the manifest',
      draft.removed.map(({ file, what, why }) => `\`${what}\` of ${file}: ${why}`),
    ),
    ...section(
      'Changes',
      changes.map(
        ({ weight, title, reason, fix }) => `${weight}: ${title} (${reason})${fix === undefined ? '' : `. ${fix}`}`,
      ),
    ),
    '',
  ].join('\n')
}

const isOfCalls = (type: string, title: string): boolean =>
  type === 'field-added'
    ? title.endsWith(' and required')
    : /^(?:(?:field|value|variant|limits)-|parameter-(?:removed|renamed|required)$|operation-moved$)/.test(type)

const isCode = (what: string): boolean => ['override', 'source', 'mock', 'test'].includes(what)

const refusal = ({ code, cause, place: { file, line } }: Diagnostic): string =>
  `${code}: ${cause} (${file}${line === undefined ? '' : `:${line}`})`

const unique = (all: readonly string[]): string[] => [...new Set(all)]
