/** `Address lots` → `address lots`, for titles inside of a sentence; acronyms stay. */
export const lowerTitle = (title: string): string => title.replace(/\b[A-Z][a-z]+\b/g, (word) => word.toLowerCase())
