/** Long work in turns: between two of them the page does what else is to be done. */

/** Work that can be left off wherever it yields, which it does every few milliseconds. */
export type Work<T> = Generator<undefined, T, undefined>

/** How long a turn takes, in milliseconds: a page that draws and hears within that does not seem to halt. */
const turn = 30
/** After a work that was done within so many milliseconds, the next one need not wait for another task. */
const short = 3

/** What the work gives, in one go. */
export function finish<T>(work: Work<T>): T {
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
  }
}

/** Set while a task goes on in which somebody has had a turn: of works that are begun, or go on, in one task the others wait. */
let over: Promise<void> | undefined

const rest = (): Promise<void> => (over = pause().then(() => (over = undefined)))

/**
 * What the work gives, in turns; the first begins at once, unless others have had theirs.
 * @throws what the work throws; the reason of the signal
 */
export async function inTurns<T>(work: Work<T>, signal?: AbortSignal): Promise<T> {
  for (;;) {
    if (over === undefined) {
      const begun = performance.now()
      const used = (): number => performance.now() - begun
      do {
        const step = work.next()
        if (step.done === true) {
          if (used() > short) void rest()
          return step.value
        }
      } while (used() < turn)
      // oxlint-disable-next-line no-await-in-loop -- one after the other is what it is about
      await rest()
    }
    // Those that waited meanwhile come first: `over` is theirs by now.
    // oxlint-disable-next-line no-await-in-loop -- as above
    await over
    signal?.throwIfAborted()
  }
}

/** Resolves once the browser has done what was waiting. Not a timer: those of a hidden page are due once a second. */
export const pause = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(undefined)
  })
