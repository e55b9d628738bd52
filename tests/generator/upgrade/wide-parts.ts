/** What made-up changes of our contract are made of. */
import type { Schema } from '../../../generator/model/types/contract.ts'
import type { Draft } from './draft.ts'
import * as edit from './edits.ts'
import { addCalls, type Call } from './made-up.ts'

export interface Piece {
  name: string
  /** @returns the ids of its new operations */
  edit: (draft: Draft) => string[]
}

export const tag = 'weather'
export const count: Schema = { type: 'integer', format: 'uint32', minimum: 0, description: 'How many.' }

export function thing(
  draft: Draft,
  name: string,
  properties: Record<string, Schema>,
  required = Object.keys(properties),
): void {
  draft.components.schemas[name] = {
    type: 'object',
    description: `What there is to say: ${name}.`,
    properties,
    required,
  }
}

export const calls = (draft: Draft, all: Call[]): string[] => {
  addCalls(draft, all)
  return all.map(({ id }) => id)
}

export const list = (name: string): Schema => ({ type: 'array', description: 'Several.', items: edit.ref(name) })
