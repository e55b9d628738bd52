import type { Begun } from '../../../generator/emit/emitters.ts'

/** For stages of straw that run no tool. */
export const nothingBegun: Begun = {
  client: Promise.resolve([]),
  fakers: Promise.resolve([]),
  end: () => Promise.resolve(),
}
