/** What an upgrade means, as data: `report.schema.json` says what it looks like. */
import type { Diagnostic } from '../../diagnostics.ts'
import type { Change } from '../compare/change.ts'
import type { Impact, Weight } from '../impact/impact.ts'
import type { Proposal } from '../propose/proposal.ts'
import { titleOf } from './title.ts'

interface ReportedTouch {
  what: string
  name: string
  file?: string
  line?: number
}

export interface ReportedChange {
  type: Change['type']
  weight: Weight
  title: string
  reason: string
  fix?: string
  /** Of changes of an operation: which, and what it was and is, such as its address. */
  operation?: string
  from?: string
  to?: string
  touches: readonly ReportedTouch[]
}

export interface Report {
  from: string
  to: string
  summary: Readonly<Record<Weight, number>>
  /** The most important first. */
  changes: readonly ReportedChange[]
  /** What the manifest says wrong of the newer contract and no change explains. */
  refused: readonly { code: string; cause: string; file: string; line?: number }[]
  proposals: readonly Proposal[]
  /** What somebody has to decide. */
  questions: readonly string[]
}

export interface ReportInput {
  versions: { from: string; to: string }
  impacts: readonly Impact[]
  refused: readonly Diagnostic[]
}

const weights: readonly Weight[] = ['breaking', 'warning', 'info']

/** Nothing is proposed yet: that takes a draft of the manifest. */
export function makeReport({ versions, impacts, refused }: ReportInput): Report {
  const changes = weights.flatMap((weight) => impacts.filter((one) => one.weight === weight).map(reported))
  const count = (weight: Weight): number => impacts.filter((one) => one.weight === weight).length
  return {
    ...versions,
    summary: { breaking: count('breaking') + refused.length, warning: count('warning'), info: count('info') },
    changes,
    refused: refused.map(({ code, cause, place: { file, line } }) => ({ code, cause, file, ...(line && { line }) })),
    proposals: [],
    questions: impacts.flatMap(({ change }) =>
      isOpen(change) ? [`${titleOf(change)}. ${isOne(change) ? 'Is it?' : 'Which is it?'}`] : [],
    ),
  }
}

const isOne = (change: Change): boolean => 'candidates' in change && change.candidates.length === 1

/** Whether somebody has to choose, or to say whether it is the only one. */
const isOpen = (change: Change): boolean =>
  'candidates' in change && change.candidates.length > 0 && (!('to' in change) || change.to === undefined)

function reported({ change, weight, reason, fix, touches }: Impact): ReportedChange {
  return {
    type: change.type,
    weight,
    title: titleOf(change),
    reason,
    ...(fix === undefined ? {} : { fix }),
    ...('operation' in change ? { operation: change.operation } : {}),
    ...('operation' in change && 'from' in change ? { from: change.from, to: change.to } : {}),
    touches: touches.map(({ what, name, place }) => ({
      what,
      name,
      ...(place && { file: place.file }),
      ...(place?.line === undefined ? {} : { line: place.line }),
    })),
  }
}

/** The least that makes a command fail. */
export type FailOn = 'breaking' | 'warning'

export const isFailure = ({ summary }: Report, failOn: FailOn): boolean =>
  summary.breaking > 0 || (failOn === 'warning' && summary.warning > 0)
