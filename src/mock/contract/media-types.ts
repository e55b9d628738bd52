/** Media types of the contract, as bodies are compared with them. */

/** Without parameters, in small letters. */
export const essenceOf = (mediaType: string): string => (mediaType.split(';')[0] ?? '').trim().toLowerCase()

/** Whether it stands for JSON. */
export const isJson = (mediaType: string): boolean => /^application\/json$|\+json$/.test(essenceOf(mediaType))

/** What is declared for JSON: plain JSON before any other. */
export function jsonOf<T>(types: Readonly<Record<string, T>>): T | undefined {
  const all = Object.entries(types).filter(([type]) => isJson(type))
  return (all.find(([type]) => essenceOf(type) === 'application/json') ?? all[0])?.[1]
}
