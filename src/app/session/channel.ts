/** What tabs of one browser tell each other of the session they share. */

/** Id of who is signed in, or null when somebody just signed in or out and it has to be asked who, or `loading`. */
export type SessionNews = string | null

/** A page of the console is being loaded. Whoever comes back from an identity provider is signed in by then, and it takes a while to hear as whom. */
export const loading = ''

export interface SessionChannel {
  tell: (news: SessionNews) => void
  listen: (hear: (news: SessionNews) => void) => void
}

const name = 'cairn.session'

/** With all storage blocked some browsers have none: then tabs notice when they are looked at. */
export function openSessionChannel(): SessionChannel {
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
    return { tell: () => undefined, listen: () => undefined }
  }
}

const isNews = (data: unknown): data is SessionNews => data === null || typeof data === 'string'
