/** Says, once per page, that a choice is not kept, and why. */
import { lostChoice } from '../lib/storage.ts'
import { addToast } from '../ui/toast-store.ts'

/** From now on. Returns what ends that. */
export function followLostChoice(): () => void {
  const stop = lostChoice.subscribe(() => {
    stop()
    addToast({
      variant: 'info',
      title: 'Setting not saved',
      content: `${lostChoice.get() === 'nobody' ? 'Could not load who is signed in' : 'Browser storage is full or blocked for this site'}. The setting applies until the page is reloaded.`,
      timeout: 10_000,
    })
  })
  return stop
}
