import type { Ports } from './pipeline.ts'

const done = async (): Promise<void> => undefined

/** Ports of actions that do nothing; every question is answered at once, without anything filled in. */
export const quietPorts: Ports = {
  ask: (_, submit) => submit({}),
  visit: () => undefined,
  navigate: done,
  expire: done,
  cancelReads: done,
  invalidate: done,
  refreshExpired: done,
  toast: () => undefined,
  reveal: () => undefined,
  show: () => undefined,
  refused: () => undefined,
  hold: () => () => undefined,
}
