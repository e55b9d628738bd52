import type { ReactNode } from 'react'

import { createStore } from '../lib/store.ts'

/** What may have to be said above every page some time after the first one is there: its code comes then. */
export const lateNotices = createStore<ReactNode>(null)
