/** Puts entries for operations that nobody claims into a manifest: those that have a shape first, then plain pages for the rest. */
import type { Model } from '../../model/types/ir.ts'
import { schemasOf } from '../../schema/schemas.ts'
import type { Change } from '../compare/change.ts'
import { substitutionsOf } from '../compare/substitutions.ts'
import { findPages } from '../propose/find-rows.ts'
import { plainPages } from '../propose/plain.ts'
import type { Proposal } from '../propose/proposal.ts'
import { proposeShapes } from '../propose/propose.ts'
import { acceptProposals } from './accept.ts'
import { operationsNow, withGivenUp } from './given-up.ts'
import { withWords, type Words } from './kept-words.ts'
import type { Site } from './manifest-entries.ts'
import { maxRounds, unclaimed, type Proof, type Trial } from './proof.ts'
import { ownOf } from '../../schema/records.ts'

interface PlaceInput {
  changes: readonly Change[]
  /** Of the older contract. */
  old: Model
  /** What entries of the older manifest say, those that are taken out by now as well. */
  entities: Words['entities']
}

/** @returns the entries as they were written */
export function placeNew(trial: Trial, { changes, old, entities }: PlaceInput): readonly Proposal[] {
  const placed: Proposal[] = []
  const refused = createRefusals()
  const words = { entities, operationsOf: operationsNow(old, changes) }
  for (let round = 0; round < maxRounds; round++) {
    const { texts, proof, prove } = trial
    const { model } = proof
    if (model === undefined) break
    const shaped = proposeShapes(withGivenUp({ changes, now: model }, old))
      .filter((one) => !refused.isOf(one))
      .map((one) => withWords(one, words, model))
    // Where a list was, its rows can be found still.
    const isNew = ({ operations }: Proposal): boolean => operations.every((id) => refused.ofPage(id) === 0)
    const first = shaped.length > 0 ? shaped : findPages(old, model).filter(isNew)
    // A page is for what nothing else is left to be tried for.
    const offered =
      first.length > 0
        ? first
        : plainPages(unserved(proof, lostIn(model, { changes, old })), { model, refusals: refused.ofPage })
    if (offered.length === 0) break
    const accepted = acceptProposals({ texts, proof }, offered, { prove, siteIn: (known) => siteIn(known, offered) })
    trial.keep(accepted)
    placed.push(...accepted.placed)
    refused.add(accepted.refused)
  }
  return placed
}

interface Refusals {
  add: (refused: readonly Proposal[]) => void
  /** Whether a shape with one of these operations was refused: it is not tried again. */
  isOf: (proposal: Proposal) => boolean
  /** How often a page for an operation was refused. */
  ofPage: (operation: string) => number
}

function createRefusals(): Refusals {
  const shapes = new Set<string>()
  const pages = new Map<string, number>()
  return {
    add(refused) {
      for (const { shape, operations } of refused)
        for (const id of operations)
          if (shape === 'page') pages.set(id, (pages.get(id) ?? 0) + 1)
          else shapes.add(id)
    },
    isOf: ({ operations }) => operations.some((id) => shapes.has(id)),
    ofPage: (operation) => pages.get(operation) ?? 0,
  }
}

/** Operations that screens called until now and none calls any more, such as what makes rows that nothing lists. */
function lostIn({ coverage, screens }: Model, { changes, old }: Pick<PlaceInput, 'changes' | 'old'>): string[] {
  const { operations: nameNow } = substitutionsOf(changes)
  const isLost = (id: string): boolean => {
    const now = ownOf(coverage.operations, id)
    return (
      now !== undefined &&
      now.claimed === undefined &&
      now.excused === undefined &&
      !screens.some(({ uses }) => uses.includes(id))
    )
  }
  return Object.entries(old.coverage.operations).flatMap(([id, { screens: before }]) => {
    const name = nameNow.get(id) ?? id
    return before.length > 0 && isLost(name) ? [name] : []
  })
}

/** Each once: of two pages for one operation both would be refused, and no other way be tried. */
const unserved = (proof: Proof, lost: readonly string[]): string[] => [...new Set([...unclaimedIn(proof), ...lost])]

/** Operations that no entry speaks of. */
const unclaimedIn = ({ errors }: Proof): string[] =>
  errors.filter(({ code }) => code === unclaimed).flatMap(({ cause }) => /`([^`]+)`/.exec(cause)?.[1] ?? [])

function siteIn(model: Model, proposals: readonly Proposal[]): Site {
  const schemas = schemasOf(model.document)
  return {
    answersRow: (operation, entity) => {
      const known = model.entities.find(({ id }) => id === entity)
      // Rows that only behaviours keep are not changed by data.
      if (known !== undefined && !model.mock.operations.some((one) => one.entity === entity)) return false
      const call = model.operations.find(({ id }) => id === operation)
      // The mock looks for the row that the address tells.
      if (call?.path.includes('}') !== true) return false
      const answer = call.response.schema
      if (answer === undefined) return true
      const row = schemas.resolve(answer).name
      if (known !== undefined) return row !== undefined && row === known.schema
      // An entity that is proposed as well: one of its own operations answers the same.
      const own = proposals.find(({ yaml }) => yaml.startsWith(`entity: ${entity}\n`))?.operations ?? []
      return model.operations.some(
        ({ id, response }) =>
          own.includes(id) && response.schema !== undefined && schemas.resolve(response.schema).name === row,
      )
    },
  }
}
