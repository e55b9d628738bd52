/**
 * What some operations change, by the manifest: what has to be read again after them. The lists are constants of
 * `generated/model/effects.gen.ts`: an operation that is gone does not compile.
 */
export const effectsOf = (...changes: readonly (readonly string[])[]): readonly string[] => [...new Set(changes.flat())]
