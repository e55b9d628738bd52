/** Says, once per page, that the browser keeps nothing for this site. */
import { lostChoice } from '../lib/storage.ts'
import { addToast } from '../ui/toast-store.ts'

/** From now on. Returns what ends that. */
export function followLostChoice(): () => void {
  const stop = lostChoice.subscribe(() => {
    stop()
    addToast({
      variant: 'info',
      title: 'Setting not saved',
      content: 'Browser storage is full or blocked for this site. The setting applies until the page is reloaded.',
      timeout: 10_000,
    })
  })
  return stop
}
