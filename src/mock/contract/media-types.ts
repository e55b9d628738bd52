/** Media types of the contract, as bodies are compared with them. */
import { essenceOf, isJson } from '../../lib/media-type.ts'

/** What is declared for JSON: plain JSON before any other. */
export function jsonOf<T>(types: Readonly<Record<string, T>>): T | undefined {
  const all = Object.entries(types).filter(([type]) => isJson(type))
  return (all.find(([type]) => essenceOf(type) === 'application/json') ?? all[0])?.[1]
}
