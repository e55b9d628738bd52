/** Reads unions of the API: a newer server may have variants that nobody here knows, without the fields that all others have. */

/** What any variant has under a name. */
export type PartOf<T, K extends string> = T extends unknown ? (K extends keyof T ? T[K] : never) : never

/** What a variant has under a name; undefined for one that has no such field. */
export function partOf<T extends object, K extends string>(variant: T, name: K): PartOf<T, K> | undefined {
  return hasPart(variant, name) ? variant[name] : undefined
}

const hasPart = <T extends object, K extends string>(variant: T, name: K): variant is T & Record<K, PartOf<T, K>> =>
  Object.hasOwn(variant, name)
