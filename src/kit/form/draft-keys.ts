/** Where drafts of forms are kept: one per person and page, and for nobody else. */
import { type KeptTexts, tabStorage } from '../../lib/storage.ts'

const prefix = 'cairn.draft.'

export const draftKey = (user: string, path: string): string => `${prefix}${user} ${path}`

/** Drops the drafts of this tab: all of them at the end of a session, those of others when somebody has signed in. */
export function dropDrafts(exceptOf?: string, storage: Pick<KeptTexts, 'keys' | 'removeItem'> = tabStorage): void {
  const own = exceptOf === undefined ? undefined : draftKey(exceptOf, '')
  for (const key of storage.keys()) {
    if (key.startsWith(prefix) && (own === undefined || !key.startsWith(own))) storage.removeItem(key)
  }
}
