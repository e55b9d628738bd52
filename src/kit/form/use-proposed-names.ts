import { useEffect } from 'react'

import { chance } from '../../lib/chance.ts'
import { readPath } from '../../lib/condition.ts'
import { generatedName } from '../../lib/names.ts'
import type { Row, Widget } from '../spec.ts'
import { useFormContext } from './form-context.ts'

/** When a row is chosen in a picker, names of the form that nobody has typed are made of the row's. */
export function useProposedNames({ names }: Extract<Widget, { kind: 'picker' }>, row: Row | undefined): void {
  const { propose } = useFormContext()
  useEffect(() => {
    for (const [field, from] of Object.entries(names ?? {})) {
      const name = readPath(row, from)
      if (typeof name === 'string') propose(field, generatedName([name], chance))
    }
  }, [names, row, propose])
}
