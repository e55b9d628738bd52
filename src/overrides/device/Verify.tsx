import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'

import { currentUserViewOptions } from '../../../generated/api/queries/current-user.gen.ts'
import { deviceSuccessPath } from '../../../generated/model/paths.gen.ts'
import { deviceAuthConfirm } from '../../../generated/api/sdk/console-auth.gen.ts'
import { ApiError, toUserMessage } from '../../api/errors.ts'
import { SignInCard } from '../../features/sign-in/SignInCard.tsx'
import { SubmitButton } from '../../features/sign-in/SubmitButton.tsx'
import { isUnreadable } from '../../lib/unreadable.ts'
import { DecisionName } from '../../ui/DecisionName.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { CodeInput } from './CodeInput.tsx'
import { codeLength, codeOf, emptyBoxes } from './letters.ts'

/** Lets another device act in the name of whoever types its code here: it says who that is, and no code goes out for anybody else. */
export default function DeviceVerify() {
  const navigate = useNavigate()
  const [boxes, setBoxes] = useState(emptyBoxes)
  const [state, setState] = useState<'open' | 'pending' | 'done'>('open')
  const [failure, setFailure] = useState<unknown>()
  const code = codeOf(boxes)
  const { data: me } = useQuery(currentUserViewOptions())

  const confirm = async (userCode: string) => {
    setState('pending')
    setFailure(undefined)
    try {
      await deviceAuthConfirm({ body: { userCode }, throwOnError: true })
      setState('done')
      await navigate(deviceSuccessPath)
    } catch (error) {
      setFailure(error)
      setState('open')
    }
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (code !== undefined && state === 'open') void confirm(code)
  }

  return (
    <SignInCard title="Device authentication" lead="Enter the code shown on your device">
      <form onSubmit={onSubmit}>
        <p className="mb-5 min-h-6 text-ink-2">
          {me && !isUnreadable(me.displayName) && (
            <>
              It will be signed in as <DecisionName text={me.displayName} />.
            </>
          )}
        </p>
        <CodeInput
          boxes={boxes}
          invalid={failure !== undefined}
          onChange={(next) => {
            setBoxes(next)
            setFailure(undefined)
          }}
        />
        {failure !== undefined && (
          <div className="mt-5">
            <Failure error={failure} />
          </div>
        )}
        <div className="mt-6">
          <SubmitButton
            pending={state !== 'open'}
            disabledReason={code === undefined ? `Enter all ${codeLength} letters` : undefined}
          >
            Log in on device
          </SubmitButton>
        </div>
      </form>
    </SignInCard>
  )
}

/** A code that is unknown, used or too old is invalid. No answer at all says nothing of the code, nor does who is signed in by now. */
function Failure({ error }: { error: unknown }) {
  const isRefusal = error instanceof ApiError && error.statusCode !== undefined && refusals.includes(error.statusCode)
  return (
    <Notice tone="danger" live title={isRefusal ? 'Code is invalid' : 'Could not check the code'}>
      {isRefusal ? 'Check it on your device, or ask the device for a new one.' : toUserMessage(error)}
    </Notice>
  )
}

const refusals: readonly number[] = [400, 404]
