/** A text as part of an address. Half a character, which a server may send, stands in none: it becomes a sign that says so. */
export const escapePart = (text: string): string => encodeURIComponent(text.toWellFormed())

/** A part that cannot be escaped: browsers take `%2e%2e` for `..` as well, which would lead elsewhere. */
export const isDotSegment = (text: string): boolean => text === '.' || text === '..'
