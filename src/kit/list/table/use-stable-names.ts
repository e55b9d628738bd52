import { useState } from 'react'

import type { NamesById } from '../../lookup/use-names.ts'

/** The names as long as they say the same: rows are then not drawn, searched and sorted anew. */
export function useStableNames(names: NamesById): NamesById {
  const [kept, setKept] = useState(names)
  if (kept === names || isSame(kept, names)) return kept
  setKept(names)
  return names
}

function isSame(a: NamesById, b: NamesById): boolean {
  const ids = Object.keys(a)
  if (ids.length !== Object.keys(b).length) return false
  return ids.every((id) => a[id]?.rows === b[id]?.rows && a[id]?.state === b[id]?.state)
}
