import { useEffect, useState } from 'react'

import { whenReachable } from '../../ui/lazy-part.ts'

/** Data of a file that is loaded when it is shown, or that it could not be loaded. */
export function useLoaded<T>(load: () => Promise<T>): { data?: T; failed: boolean } {
  const [state, setState] = useState<{ data?: T; failed: boolean }>({ failed: false })
  useEffect(() => {
    let left = false
    whenReachable(load).then(
      (data) => left || setState({ data, failed: false }),
      () => left || setState({ failed: true }),
    )
    return () => {
      left = true
    }
  }, [load])
  return state
}
