import { createStore } from '../../lib/store.ts'

/** What the error page on screen is called: then the page is not what its address says. Undefined when there is none. */
export const errorTitle = createStore<string | undefined>(undefined)
