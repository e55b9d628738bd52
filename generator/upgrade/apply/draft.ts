/**
 * The manifest for a newer contract, as far as it follows: certain renames, entries for what nobody claims, and nothing that names what is gone.
 * Each step is proved by what the generator says of it.
 */
import type { Diagnostic } from '../../diagnostics.ts'
import type { Document } from '../../model/types/contract.ts'
import type { Model } from '../../model/types/ir.ts'
import { schemasOf } from '../../schema/schemas.ts'
import type { Change } from '../compare/change.ts'
import type { Proposal } from '../propose/proposal.ts'
import { answerNew } from './answered.ts'
import { askForRequired } from './asked.ts'
import { giveAsBefore } from './given-as-before.ts'
import { entitiesIn } from './kept-words.ts'
import { liftRows } from './lifted.ts'
import { renameRefused, renamedNames, type Texts } from './manifest-names.ts'
import { placeMovedBinds } from './moved-binds.ts'
import { movesOf, operationsOfEntities, placeMoved, placeRebuilt, placeShared } from './moved-fields.ts'
import { renameOperations } from './operation-names.ts'
import { placeNew } from './place-new.ts'
import { settlePostedReads } from './posted-reads.ts'
import { createTrial, maxRounds, type Prove, type Trial } from './proof.ts'
import { revealAnswers } from './reveal.ts'
import { takeOut, type Note } from './take-out.ts'
import { settleWrappedViews } from './wrapped-views.ts'

export interface Draft {
  texts: Texts
  placed: readonly Proposal[]
  /** What was taken out, since the contract no longer has what it names. */
  removed: readonly Note[]
  /** What the generator still refuses. */
  refused: readonly Diagnostic[]
  /** Screens that are left without a way. */
  unreached: readonly Diagnostic[]
  model: Model | undefined
  /** What was added to entries, and is to be looked at. */
  asked: readonly string[]
}

export interface DraftInput {
  texts: Texts
  changes: readonly Change[]
  /** Of the older contract. */
  old: Model
  prove: Prove
}

export function draftManifest({ texts, changes, old, prove }: DraftInput): Draft {
  const renamed = placeShared(placeRebuilt(renameOperations(texts, changes, old), changes, old), changes, old)
  const trial = createTrial(renamed, prove)
  // Before paths are written anew: rows that are read from elsewhere keep theirs.
  const asked = putInTrial(trial, { changes, old }, settleWrappedViews)
  renameInTurns(trial, { changes, old })
  asked.push(...putInTrial(trial, { changes, old }, settlePostedReads))
  giveInTrial(trial, { changes, old })
  asked.push(...putInTrial(trial, { changes, old }, liftRows), ...askInTurns(trial, { changes, old }))
  // Before anything is taken out: what is proposed anew keeps its words.
  const entities = entitiesIn(trial.proof.manifest)
  const removed = takeOut(trial, old)
  asked.push(...removed.flatMap(({ question }) => question ?? []))
  const placed = placeNew(trial, { changes, old, entities })
  for (const add of [revealAnswers, answerNew]) asked.push(...addIfTaken(trial, { changes, old }, add))
  const { errors, warnings, model } = trial.proof
  return {
    texts: trial.texts,
    placed,
    removed,
    refused: errors,
    unreached: warnings,
    model,
    asked: [...new Set(asked)],
  }
}

type Between = Pick<DraftInput, 'changes' | 'old'>

/** New names, as long as the generator does not find something under its old one: each may uncover more. */
function renameInTurns(trial: Trial, { changes, old }: Between): void {
  const renamed = renamedNames(changes, operationsOfEntities(old))
  const moves = movesOf(changes)
  for (let round = 0; round < maxRounds && trial.proof.errors.length > 0; round++) {
    const { texts, proof } = trial
    const { document } = proof.model ?? {}
    const moved =
      moves.length === 0 ? undefined : placeMoved(texts, { ...renamed, errors: proof.errors, moves, document })
    const next = moved ?? renameRefused(texts, proof.errors, { ...renamed, isThere: pathsOf(document) })
    if (next === undefined) return
    trial.put(next)
  }
}

function giveInTrial(trial: Trial, between: Between): void {
  const { errors, model: known } = trial.proof
  const placed = known && placeMovedBinds(trial.texts, { errors, now: known })
  if (placed !== undefined) trial.putIfTaken(placed)
  const { model } = trial.proof
  const given = model && giveAsBefore(trial.texts, { ...between, now: model })
  if (given !== undefined) trial.putIfTaken(given)
}

/** What follows from a change, whatever is wrong then. @returns what somebody has to look at */
function putInTrial(trial: Trial, between: Between, add: Add): string[] {
  const { model } = trial.proof
  const added = model && add(trial.texts, { ...between, now: model })
  if (added === undefined) return []
  trial.put(added.texts)
  return [...added.questions]
}

/** What calls require by now is asked for, one way after the other. @returns what somebody has to look at */
function askInTurns(trial: Trial, between: Between): string[] {
  const questions: string[] = []
  for (let round = 0; round < maxRounds && trial.proof.errors.length > 0; round++) {
    const { texts, proof } = trial
    const asked = askForRequired(texts, { ...between, now: proof.model, errors: proof.errors })
    if (asked === undefined) break
    trial.put(asked.texts)
    questions.push(...asked.questions)
  }
  return questions
}

type Addition = { texts: Texts; questions: readonly string[] } | undefined
type Add = (texts: Texts, input: Between & { now: Model }) => Addition

/** What is added of which nothing may become worse. @returns what somebody has to look at */
function addIfTaken(trial: Trial, between: Between, add: Add): readonly string[] {
  const { model } = trial.proof
  const added = model && add(trial.texts, { ...between, now: model })
  return added !== undefined && trial.putIfTaken(added.texts) ? added.questions : []
}

/** Whether any schema has a path. */
const pathsOf = (document: Document | undefined) => {
  const schemas = document === undefined ? undefined : schemasOf(document)
  return (path: string): boolean =>
    schemas === undefined || schemas.names.some((name) => schemas.at(schemas.named(name) ?? {}, path) !== undefined)
}
