import { useNow } from '../../kit/feedback/use-now.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import { TimeText } from '../../ui/TimeText.tsx'
import { type Recovery, restartOf } from './restart.ts'

/** When a failed instance is started again, counted down. */
export function RestartText({ instance }: { instance: Recovery }) {
  const restart = restartOf(instance, useNow(1_000))
  switch (restart.kind) {
    case 'idle':
      return 'Not failed'
    case 'never':
      return 'It stays failed until someone starts it'
    case 'soon':
      return (
        <span className="inline-flex items-center gap-1.5">
          <Spinner size={12} /> Restarting soon…
        </span>
      )
    case 'waiting':
      return (
        <>
          Restarts after <TimeText date={restart.until} /> (in {restart.distance})
        </>
      )
  }
}
