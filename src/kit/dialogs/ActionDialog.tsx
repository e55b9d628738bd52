import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

import { signInWaits } from '../../api/unauthorized.ts'
import { Button } from '../../ui/Button.tsx'
import { CodeBlock } from '../../ui/Code.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useRequest } from '../equivalent/use-request.tsx'
import { useUnloadGuard } from '../feedback/use-unload-guard.ts'
import { ActionText } from '../actions/ActionText.tsx'
import { FormerNote } from './FormerNote.tsx'
import type { OpenDialog } from '../actions/dialog-store.ts'
import type { Outcome, Question, Secret, Submit } from '../actions/pipeline.ts'
import type { Row } from '../spec.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const ActionForm = lazyPart(() => import('../form/ActionForm.tsx').then((module) => module.ActionForm), 'essential')

const ResultDialog = lazyPart(() => import('./ResultDialog.tsx').then((module) => module.ResultDialog), 'essential')

const Consequences = lazyPart(() => import('../relations/Consequences.tsx').then((module) => module.Consequences))

/** The dialog of one question, or of a secret. */
export function ActionDialog({ dialog }: { dialog: OpenDialog }) {
  if (!('submit' in dialog)) {
    const { question, settle } = dialog
    if (question.kind === 'secret') return <SecretDialog secret={question.secret} onClose={settle} />
    return (
      <Suspense>
        <ResultDialog result={question.result} onClose={settle} />
      </Suspense>
    )
  }
  const { question, submit, settle } = dialog
  switch (question.kind) {
    case 'confirm':
      return <Confirm question={question} submit={submit} settle={settle} />
    case 'form':
      return (
        <Suspense>
          <ActionForm question={question} submit={submit} settle={settle} />
        </Suspense>
      )
  }
}

interface ConfirmProps {
  question: Extract<Question, { kind: 'confirm' }>
  submit: Submit
  settle: (outcome: Outcome) => void
}

const noForm: Row = {}

/** Closes when the call is over, however it went; the pipeline says so. */
function Confirm({ question, submit, settle }: ConfirmProps) {
  const [pending, setPending] = useState(false)
  const [blocked, setBlocked] = useState<string>()
  const started = useRef(false)
  const request = useRequest(() => question.request({}))
  const { pathname } = useLocation()
  const [askedAt] = useState(pathname)
  useEffect(() => {
    // Back leads to another page, which the question is not about.
    if (pathname !== askedAt && !started.current) settle({ status: 'cancelled' })
  }, [pathname, askedAt, settle])
  const run = async () => {
    if (started.current) return
    started.current = true
    setPending(true)
    settle(await submit({}))
  }
  return (
    <ConfirmDialog
      title={question.title}
      danger={question.danger}
      pending={pending}
      disabledReason={blocked}
      extra={request.button}
      size={request.panel || question.preview ? 'md' : 'sm'}
      onConfirm={() => void run()}
      onCancel={() => settle({ status: 'cancelled' })}
    >
      <ActionText text={question.body} scope={question} params={question.params} names={question.names} />
      {question.former && (
        <FormerNote
          former={question.former}
          name={question.name}
          row={question.row}
          parent={question.parent}
          params={question.params}
        />
      )}
      {question.about && (
        <Suspense>
          <Consequences about={question.about} onBlocked={setBlocked} />
        </Suspense>
      )}
      {question.preview && (
        <Suspense>
          <question.preview rows={[question.row]} form={noForm} params={question.params} />
        </Suspense>
      )}
      {request.panel}
    </ConfirmDialog>
  )
}

function SecretDialog({ secret, onClose }: { secret: Secret; onClose: () => void }) {
  const hasEnded = useSyncExternalStore(signInWaits.subscribe, signInWaits.get)
  const leaving = useRef(false)
  useUnloadGuard(true, leaving)
  return (
    <Dialog
      title={secret.label}
      // Only on purpose: there is no second look.
      onClose={() => {}}
      dismissable={false}
      footer={
        <Button
          variant="primary"
          onClick={() => {
            // The way to the login page may begin with it.
            leaving.current = true
            onClose()
          }}
        >
          Done
        </Button>
      }
    >
      <div className="grid gap-3">
        {hasEnded && (
          <Notice tone="info" live>
            Your session has ended. You will be asked to sign in when you are done here.
          </Notice>
        )}
        <Notice tone="warning">Copy it now: it is shown this once and cannot be looked up later.</Notice>
        <CodeBlock text={secret.value} wrap />
      </div>
    </Dialog>
  )
}
