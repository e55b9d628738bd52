/** What tabs of one browser tell each other of the session they share. */
import { siteStorage } from '../../lib/storage.ts'

/** Id of who is signed in, or null when somebody just signed in or out and it has to be asked who. */
export type SessionNews = string | null

export interface SessionChannel {
  tell: (news: SessionNews) => void
  listen: (hear: (news: SessionNews) => void) => void
}

const name = 'cairn.session'

/** The ways that a browser offers, in order. With all storage blocked there is none: then tabs notice when they are looked at. */
export function openSessionChannel(): SessionChannel {
  return broadcast() ?? storageEvents() ?? { tell: () => undefined, listen: () => undefined }
}

function broadcast(): SessionChannel | undefined {
  try {
    const channel = new BroadcastChannel(name)
    return {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is for its own origin only
      tell: (news) => channel.postMessage(news),
      listen: (hear) =>
        channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
          if (isNews(data)) hear(data)
        }),
    }
  } catch {
    return undefined
  }
}

function storageEvents(): SessionChannel | undefined {
  if (!siteStorage.isThere()) return undefined
  return {
    tell: (news) => {
      // Only a change is an event. Nothing stays behind.
      siteStorage.setItem(name, JSON.stringify(news))
      siteStorage.removeItem(name)
    },
    listen: (hear) =>
      window.addEventListener('storage', ({ key, newValue }) => {
        if (key !== name || newValue === null) return
        const news = readNews(newValue)
        if (news !== undefined) hear(news)
      }),
  }
}

function readNews(text: string): SessionNews | undefined {
  try {
    const news: unknown = JSON.parse(text)
    return isNews(news) ? news : undefined
  } catch {
    return undefined
  }
}

const isNews = (data: unknown): data is SessionNews => data === null || typeof data === 'string'
