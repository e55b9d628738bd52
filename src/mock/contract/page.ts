/** The contract in a page: validators compiled at build time, loaded by area when one of its operations is called. */
import { areas } from 'virtual:cairn-contract'
import type { OperationSpec } from '../../../generated/mock/operations.gen.ts'
import { checkOf, type Check, type Contract } from './contract.ts'

/** Judges by the precompiled validators. `operations` says which area an operation belongs to. */
export function pageContract(operations: Readonly<Record<string, OperationSpec>>): Contract {
  const check = async (part: 'body' | 'answer', operation: string): Promise<Check | undefined> => {
    const area = operations[operation]?.area
    const module = area === undefined ? undefined : await areas[area]?.()
    const validator = module?.[`${part}_${operation}`]
    return validator === undefined ? undefined : checkOf(validator)
  }
  return {
    body: (operation) => check('body', operation),
    answer: (operation) => check('answer', operation),
  }
}
