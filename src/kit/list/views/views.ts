/** Saved views of lists: where this browser keeps them, and that they have changed. */
import { createStore } from '../../../lib/store.ts'
import { ownKey } from '../../routing/page-scope.ts'
import type { Row } from '../../spec.ts'

/** One list per person. */
export const viewsKey = (me: Row): string | undefined => ownKey('cairn.views.', me)

/** Changes whenever they do. */
export const viewsStore = createStore(0)

export const viewsChanged = (): void => viewsStore.set(viewsStore.get() + 1)
