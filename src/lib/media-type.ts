/** Media types of requests and answers, as they are compared. */

/** Without parameters, in small letters. */
export const essenceOf = (mediaType: string): string => (mediaType.split(';')[0] ?? '').trim().toLowerCase()

/** Whether it stands for JSON. */
export const isJson = (mediaType = ''): boolean => /^application\/json$|\+json$/.test(essenceOf(mediaType))
