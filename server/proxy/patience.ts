/** How long a request may stand still. */
import type { Limits } from '../http/limits.ts'

export interface Patience {
  /** Waits from now on for that: bytes of a body that is under way, or the beginning of an answer. */
  wait(what: 'bytes' | 'answer'): void
  /** Some bytes have moved. */
  moved(): void
  end(): void
}

export interface PatienceOptions {
  /** Whose turn it is, once the time is over. */
  isClientSlow: () => boolean
  onTimeout: (who: 'client' | 'server') => void
}

/** Does not wait yet. */
export function createPatience(
  { idleMs, answerMs }: Pick<Limits, 'idleMs' | 'answerMs'>,
  { isClientSlow, onTimeout }: PatienceOptions,
): Patience {
  let timer: NodeJS.Timeout | undefined
  return {
    wait(what) {
      clearTimeout(timer)
      const isAnswer = what === 'answer'
      timer = setTimeout(
        () => onTimeout(!isAnswer && isClientSlow() ? 'client' : 'server'),
        isAnswer ? answerMs : idleMs,
      )
    },
    moved: () => void timer?.refresh(),
    end() {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
