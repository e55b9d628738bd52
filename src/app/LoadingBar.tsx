import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'

/** Navigations faster than this show nothing, in ms (spec §9). */
const patience = 20
/** Length of the end animation, in ms; see `loading-end` in motion.css. */
const endTime = 300

/** The line at the top while the next page is loading. */
export function LoadingBar() {
  const isLoading = useNavigation().state !== 'idle'
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setShown(isLoading), isLoading ? patience : endTime)
    return () => clearTimeout(timer)
  }, [isLoading])

  const state = isShown ? (isLoading ? 'loading' : 'done') : 'hidden'
  return <div aria-hidden="true" data-state={state} className="loading-bar" />
}
