/** Saved views of lists: where this browser keeps them, and that they have changed. */
import { createStore } from '../../../lib/store.ts'

/** One list per person. */
export const viewsKey = (user: string): string => `cairn.views.${user}`

/** Changes whenever they do. */
export const viewsStore = createStore(0)

export const viewsChanged = (): void => viewsStore.set(viewsStore.get() + 1)
