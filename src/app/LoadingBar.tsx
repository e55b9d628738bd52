import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'

/** Navigations faster than this show nothing, in ms (spec §9). */
const patience = 20
/** Length of the end animation, in ms; see `loading-end` in motion.css. */
const endTime = 300

/** The line at the top while the next page is loading. */
export function LoadingBar() {
  const isLoading = useNavigation().state !== 'idle'
  const [state, setState] = useState<'hidden' | 'loading' | 'done'>('hidden')

  useEffect(() => {
    if (isLoading) {
      const timer = setTimeout(() => setState('loading'), patience)
      return () => clearTimeout(timer)
    }
    setState((current) => (current === 'loading' ? 'done' : 'hidden'))
    const timer = setTimeout(() => setState('hidden'), endTime)
    return () => clearTimeout(timer)
  }, [isLoading])

  return <div aria-hidden="true" data-state={state} className="loading-bar" />
}
