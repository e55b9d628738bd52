/** What the things are called whose ids stand in addresses: said by the pages that know, for trails and titles that do not. */
import { useSyncExternalStore } from 'react'

import { createStore, type Readable } from '../../lib/store.ts'

export type NamesOfIds = ReadonlyMap<string, string>

const most = 200
const store = createStore<NamesOfIds>(new Map())

/** From now on this id is called so. The oldest of many are forgotten. */
export function nameId(id: string, name: string): void {
  const known = store.get()
  if (known.get(id) === name) return
  const others = [...known].filter(([one]) => one !== id).slice(1 - most)
  store.set(new Map([...others, [id, name]]))
}

/** The names, for what is no component. */
export const namesOfIds: Readable<NamesOfIds> = store

export const useNamesOfIds = (): NamesOfIds => useSyncExternalStore(store.subscribe, store.get)
