import { MessageText } from '../../ui/NameText.tsx'
import { RequestId } from '../../ui/RequestId.tsx'
import type { Reason } from './judge.ts'

/** Why a step takes longer. It goes away by itself. */
export const TryingAgain = ({ message, requestId }: Reason) => (
  <div className="text-sm text-warning wrap-anywhere">
    Trying again: <MessageText text={message} />
    {requestId !== undefined && <RequestId id={requestId} className="text-ink-2" />}
  </div>
)
