import { createStore } from '../../lib/store.ts'

/**
 * Whether something is being deleted, or taken away from the page that shows it, until the question about it has closed and its page is
 * left: it may be gone already, and nothing more is asked of it.
 */
export const removing = createStore(false)
