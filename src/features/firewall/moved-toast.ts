/** What is said of a rule that was moved: who does not see the list hears where it is now. */
import { rowsOf } from '../../kit/queries/rows.ts'
import { isolateName } from '../../lib/isolate.ts'
import { inOrder, type Rule } from './evaluate.ts'

/** @param answer the rules as they are now */
export function movedToast(answer: unknown, moved: string): { id: string; content: string } {
  const order = inOrder(rowsOf<Rule>(answer, { kind: 'wrapped', items: 'rules' }))
  const at = order.findIndex(({ name }) => name === moved)
  const [rule, next] = [order[at], order[at + 1]]
  const place = next ? `before ${isolateName(next.name)}` : 'the last rule'
  return {
    // Moves follow each other quickly: the last one says it all.
    id: 'firewall-rule-moved',
    content: `${isolateName(moved)} is now at priority ${rule?.priority ?? ''}, ${place}`,
  }
}
