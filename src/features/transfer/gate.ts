/** A place to wait at while something must not go on. */
export interface Gate {
  /** Resolves as soon as the gate is open; rejects when the signal has fired. */
  pass(): Promise<void>
  /** Something changed: whoever may go on goes on. */
  look(): void
}

export function createGate(isOpen: () => boolean, signal: AbortSignal): Gate {
  let waiting: (() => void)[] = []
  const release = (): void => {
    const all = waiting
    waiting = []
    for (const go of all) go()
  }
  signal.addEventListener('abort', release)
  return {
    pass: async () => {
      signal.throwIfAborted()
      while (!isOpen()) {
        // oxlint-disable-next-line no-await-in-loop -- it may be shut again by the time that its turn comes
        await new Promise<void>((resolve) => waiting.push(resolve))
        signal.throwIfAborted()
      }
    },
    look: () => {
      if (isOpen()) release()
    },
  }
}
