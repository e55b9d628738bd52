/**
 * Cookies that were set while a page is open, by its own requests and by those of other pages: msw reads its jar once, when a
 * page is loaded, while a browser has one jar for all of them.
 */
export interface PageCookies {
  /** Takes `Set-Cookie` headers over. */
  set(headers: readonly string[]): void
  /** These cookies, with what was set since. A cookie that was removed is empty. */
  over(cookies: Readonly<Record<string, string>>): Readonly<Record<string, string>>
}

export function pageCookies(): PageCookies {
  const known = new Map<string, string>()
  return {
    set: (headers) => {
      for (const header of headers) {
        const [, name, value] = /^([^=;]+)=([^;]*)/.exec(header) ?? []
        if (name !== undefined && value !== undefined) known.set(name, value)
      }
    },
    over: (cookies) => ({ ...cookies, ...Object.fromEntries(known) }),
  }
}
