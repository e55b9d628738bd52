import { use, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'

import { idField } from '../../../generated/model/conventions.gen.ts'
import { draftKey } from '../../kit/form/draft-keys.ts'
import { MeContext } from '../../kit/routing/page-scope.ts'
import { tabStorage } from '../../lib/storage.ts'
import { excessOf, mostQueries, queriesText, readQueries, withQueries } from './address.ts'
import { keepTyped, readTyped } from './kept-queries.ts'

/** One query of the page. */
export interface Entry {
  id: number
  text: string
  /** What was run last. */
  asked: string | undefined
}

/** Changes count on what there is when they are made: they may be called later. */
export interface Entries {
  entries: readonly Entry[]
  /** Characters that the queries are too long for the address. */
  excess: number
  edit: (id: number, text: string) => void
  run: (id: number) => void
  /** Puts a query into an empty one, else behind all others. @returns its id */
  put: (text: string) => number
  /** Puts a query at a place. @returns its id */
  insert: (text: string, at: number) => number
  /** Puts a removed query back. */
  restore: (entry: Entry, at: number) => void
  remove: (id: number) => void
}

/** Milliseconds that the address waits for the next key. */
const pause = 300

let count = 0
const made = (text: string, isAsked: boolean): Entry => ({
  id: ++count,
  text,
  asked: isAsked && !isEmpty({ text }) ? text : undefined,
})

/** Whether there is nothing to run. */
export const isEmpty = ({ text }: Pick<Entry, 'text'>): boolean => text.trim() === ''

const begin = (texts: readonly string[], isAsked: boolean): readonly Entry[] =>
  (texts.length === 0 ? [''] : texts).map((text) => made(text, isAsked))

const textsOf = (entries: readonly Entry[]): string[] => entries.map(({ text }) => text)

/** The queries of the page. They are held in the address, and what is typed at once in this tab, so that a reload has it too. */
export function useEntries(): Entries {
  const [search, setSearch] = useSearchParams()
  const { pathname } = useLocation()
  const user = use(MeContext)[idField]
  const key = typeof user === 'string' ? draftKey(user, pathname) : undefined
  const address = queriesText(readQueries(search))
  const [entries, setEntries] = useState(() => begin(readQueries(search), true))
  const [seen, setSeen] = useState(address)
  const [restored, setRestored] = useState<string>()
  // What was written here is no other page.
  const [written] = useState(() => new Set([address]))
  if (key !== undefined && restored !== key) {
    setRestored(key)
    const kept = readTyped(tabStorage, key, address)
    // Nothing is run that nobody has run.
    if (kept && queriesText(textsOf(entries)) === address && queriesText(kept) !== address)
      setEntries(begin(kept.slice(0, mostQueries), false))
  }
  if (address !== seen) {
    setSeen(address)
    if (!written.has(address)) setEntries(begin(readQueries(search), true))
  }
  const texts = textsOf(entries)
  const wanted = excessOf(texts) > 0 ? '' : queriesText(texts)
  const write = useEffectEvent(() => {
    written.add(wanted)
    setSearch(withQueries(search, texts), { replace: true, preventScrollReset: true })
  })
  useEffect(() => {
    if (wanted === address) return
    const timer = setTimeout(() => write(), pause)
    return () => clearTimeout(timer)
  }, [wanted, address])

  // Before any pause: a reload may come at once.
  const [isTouched, setTouched] = useState(false)
  const typed = JSON.stringify(texts)
  useEffect(() => {
    if (key !== undefined && isTouched) keepTyped(tabStorage, key, { address, queries: typed })
  }, [key, isTouched, address, typed])

  const change = (make: (now: readonly Entry[]) => readonly Entry[]) => {
    setTouched(true)
    setEntries(make)
  }
  const changeOne = (id: number, part: (entry: Entry) => Partial<Entry>) =>
    change((now) => now.map((entry) => (entry.id === id ? { ...entry, ...part(entry) } : entry)))
  const insert = (entry: Entry, at: number) =>
    change((now) => (now.length === 1 && now.every(isEmpty) ? [entry] : now.toSpliced(at, 0, entry)))
  return {
    entries,
    excess: excessOf(texts),
    edit: (id, text) => changeOne(id, () => ({ text })),
    run: (id) => changeOne(id, (entry) => (isEmpty(entry) ? {} : { asked: entry.text })),
    put: (text) => {
      const entry = made(text, false)
      change((now) => {
        const at = now.findIndex(isEmpty)
        return at < 0 ? [...now, entry] : now.with(at, entry)
      })
      return entry.id
    },
    insert: (text, at) => {
      const entry = made(text, false)
      change((now) => now.toSpliced(at, 0, entry))
      return entry.id
    },
    restore: insert,
    remove: (id) =>
      change((now) => {
        const rest = now.filter((entry) => entry.id !== id)
        return rest.length === 0 ? begin([], false) : rest
      }),
  }
}
