import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import type { Params } from '../../../kit/spec.ts'
import { createEvaluator, type Evaluator, type Question } from '../ask.ts'
import type { Network } from '../network.ts'
import { externalOptions, type Known, useNetwork } from '../use-network.ts'
import { type Asked, asksAddressesOf, type Problems, understand } from './question.ts'

export interface Questioned extends Pick<Known, 'error' | 'updatedAt' | 'refresh'> {
  network: Network | undefined
  /** What can be asked; undefined while something is missing or wrong. */
  question: Question | undefined
  problems: Problems
  /** Undefined until all that the answer depends on is known. */
  evaluator: Evaluator | undefined
}

/** A question about a packet, and who answers it. */
export function useQuestion(params: Params, asked: Asked): Questioned {
  const { network, ...known } = useNetwork(params)
  const understood = useMemo(() => network && understand(asked, network), [asked, network])
  const question = understood && 'question' in understood ? understood.question : undefined
  const problems = understood && 'problems' in understood ? understood.problems : {}
  const { external, isReading } = useExternal(question && network ? asksAddressesOf(question, network) : [])
  const evaluator = useMemo(
    () => network && createEvaluator(external ? { ...network, external } : network),
    [network, external],
  )
  return { ...known, network, question, problems, evaluator: isReading ? undefined : evaluator }
}

/** External addresses of the instances that the answer depends on. */
function useExternal(ids: readonly string[]): { external: Network['external'] | undefined; isReading: boolean } {
  const query = useQuery({ ...externalOptions(ids), enabled: ids.length > 0 })
  return { external: ids.length > 0 ? query.data : undefined, isReading: ids.length > 0 && query.isPending }
}
