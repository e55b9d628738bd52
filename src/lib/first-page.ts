const { promise, resolve } = Promise.withResolvers<void>()

/** Settles once the first page has what it waits for: what nobody asked for is fetched after that. */
export const firstPageIsThere = promise
export const noteFirstPage = resolve
