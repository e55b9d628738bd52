/** How a server that keeps something ends: what is not yet written is written first. */
import type { Log } from '../../server/http/refuse.ts'

/** Ends this process when it is told to, after `stop`; told again, at once. */
export function onceStopped(stop: () => Promise<void>, log: Log): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log(error instanceof Error ? error.message : String(error))
          process.exit(1)
        },
      )
    })
  }
}
