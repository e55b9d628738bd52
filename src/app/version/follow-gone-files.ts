/** Says over a dialog that a newer version has to be loaded: what the frame says is out of reach then. */
import { reloadPage } from '../../lib/leaving.ts'
import { goneFiles } from '../../lib/load-files.ts'
import { modalStack } from '../../ui/modal-stack.ts'
import { addToast } from '../../ui/toast-store.ts'

/** From now on. Returns what ends that. */
export const followGoneFiles = (): (() => void) =>
  goneFiles.subscribe(() => {
    if (modalStack.top() === undefined) return
    addToast({
      id: 'gone-files',
      variant: 'info',
      title: 'Reload needed',
      content:
        'This part of the console could not be loaded. A reload keeps what you have filled in, except secrets and files.',
      timeout: null,
      actions: [{ label: 'Reload', onSelect: reloadPage }],
    })
  })
