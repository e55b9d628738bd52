import { createStore } from '../../lib/store.ts'

/** Whether something is being done after which the page will be left, as a delete of what it shows: what it is about may be gone. */
export const leaving = createStore(false)
