/** The contract in a page: validators compiled at build time, loaded by area when one of its operations is called. */
import { areas } from 'virtual:cairn-contract'
import type { OperationSpec } from '../spec/operation-spec.ts'
import { checkOf, mapChecks, type AreaModule, type Contract } from './contract.ts'

/** Judges by the precompiled validators. `operations` says which area an operation belongs to. */
export function pageContract(operations: Readonly<Record<string, OperationSpec>>): Contract {
  const areaOf = async (operation: string): Promise<AreaModule | undefined> => {
    const area = operations[operation]?.area
    return area === undefined ? undefined : areas[area]?.()
  }
  return {
    body: async (operation) => {
      const validator = (await areaOf(operation))?.bodies[operation]
      return validator === undefined ? undefined : checkOf(validator)
    },
    answers: async (operation) => mapChecks((await areaOf(operation))?.answers[operation] ?? {}, checkOf),
  }
}
