const { promise, resolve } = Promise.withResolvers<void>()

/** The first page has what it waits for. */
export const noteFirstPage = resolve

/** What nobody has asked for comes after the first page, and without a network it waits for it and says nothing. */
export async function afterFirstPage<T>(load: () => Promise<T>): Promise<T> {
  await promise
  return load().catch(async () => {
    await new Promise((online) => window.addEventListener('online', online, { once: true }))
    return afterFirstPage(load)
  })
}
