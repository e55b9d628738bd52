/** What is shown of the keys: their list, and where `g` leads while it waits for a letter. In a root of its own: no page needs it. */
import { createRoot, type Root } from 'react-dom/client'

import { KeyList } from './KeyList.tsx'
import { Targets } from './Targets.tsx'
import { type Place, type Target, targetsOf } from './targets.ts'

const roots = new Map<string, Root>()

/** The element stays: what is said later is heard only where the place for it was before. */
function rootOf(name: string): Root {
  const known = roots.get(name)
  if (known) return known
  const element = document.createElement('div')
  document.body.append(element)
  const root = createRoot(element)
  roots.set(name, root)
  return root
}

export function showKeys(place: Place): void {
  const root = rootOf('list')
  root.render(<KeyList targets={targetsOf(place)} onClose={() => root.render(null)} />)
}

/** @param targets undefined: a letter was pressed */
export function showTargets(targets: readonly Target[] | undefined): void {
  rootOf('targets').render(<Targets targets={targets} />)
}
