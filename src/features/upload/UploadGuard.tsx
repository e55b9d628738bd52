import type { ReactNode, RefObject } from 'react'

import { LeaveQuestion } from '../../kit/form/LeaveQuestion.tsx'
import { GiveUpQuestion, TransferGuard } from '../transfer/TransferGuard.tsx'

export interface UploadGuardProps {
  /** What would be lost: what is typed, or an upload under way. */
  at: 'form' | 'upload' | undefined
  /** What giving it up means. */
  loss: ReactNode
  /** Set when the page itself leads away. */
  leaving: RefObject<boolean>
  /** The upload is given up. */
  onGiveUp: () => void
}

/** Asks before a filled form or a running upload is left; closing the tab asks in the browser's own words. */
export const UploadGuard = ({ at, loss, leaving, onGiveUp }: UploadGuardProps) => (
  <TransferGuard
    active={at !== undefined}
    leaving={leaving}
    renderQuestion={(answers) =>
      at === 'form' ? (
        <LeaveQuestion {...answers} />
      ) : (
        <GiveUpQuestion {...answers} what="upload" keep="Keep uploading" onGiveUp={onGiveUp}>
          {loss}
        </GiveUpQuestion>
      )
    }
  />
)
