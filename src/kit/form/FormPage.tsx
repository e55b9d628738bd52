import { idField } from '../../../generated/model/conventions.gen.ts'
import { type ReactNode, type RefObject, use } from 'react'
import { useBlocker, useLocation } from 'react-router'

import { Button } from '../../ui/Button.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SideDialog } from '../../ui/SideDialog.tsx'
import { useUnloadGuard } from '../feedback/use-unload-guard.ts'
import { useAllowed } from '../roles/use-allowed.ts'
import { MeContext } from '../routing/page-scope.ts'
import type { FormValues } from '../spec.ts'
import { draftKey } from './draft-keys.ts'
import { DraftNotice } from './DraftNotice.tsx'
import { FormContext } from './form-context.ts'
import type { After } from './FormRequest.tsx'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import { ServerChangesNotice, undecided } from './ServerChangesNotice.tsx'
import { useDraft } from './use-draft.ts'
import { useFormRequest } from './use-form-request.tsx'
import { UnservedContext, useUnserved } from './use-unserved.ts'
import type { RequestForm } from './use-request-form.ts'

export interface FormPageProps {
  title: string
  submit: string
  form: RequestForm
  /** What the person needs to have, `level.role`, and what is said to those who lack it. */
  needs: string | undefined
  cannot: string
  /** Makes the call, for showing its request. Without it nothing is shown. */
  call?: (body: FormValues) => unknown
  after?: After | undefined
  /** Why it is not as wanted, or what it starts with. */
  note?: { tone: 'info' | 'warning'; text: string | undefined }
  /** Why there is nothing to send. */
  disabledReason?: string | undefined
  /** Set when the form itself leaves: it was sent, or cancelled on purpose. */
  leaving: RefObject<boolean>
  /** Default: there is nothing that it could be left for. */
  onCancel?: () => void
  /** It opens over a page. Otherwise it is one, below that page's heading. */
  dialog?: { onClose: () => void; animate: boolean }
  /** Of a page: what stays in sight beside a long form. */
  aside?: ReactNode
  hidden?: boolean
  /** Instead of asking whether what was filled in may be lost. */
  guard?: ReactNode
  children: ReactNode
}

const nothing = () => undefined

/** A form with an address of its own: its draft, what is said before, what went wrong, buttons, and the question before it is left. */
export function FormPage({ form, leaving, ...props }: FormPageProps) {
  const { title, call, dialog, aside, children, note } = props
  const { summary, requestId, changes, params } = form
  const { pathname } = useLocation()
  const user = use(MeContext)[idField]
  const request = useFormRequest(form, call ?? nothing, props.after)
  const draft = useDraft(form, {
    // What is under way instead of a hidden form is lost all the same.
    key: props.hidden !== true && typeof user === 'string' ? draftKey(user, pathname) : undefined,
    leaving,
  })
  const unserved = useUnserved(form, call)
  const lack = useAllowed(props.needs, params) ?? unserved?.call
  // In one order everywhere, at the end of the form: what sends it comes last.
  const buttons = (
    <>
      {call && request.button}
      {props.onCancel && (
        <Button variant="ghost" onClick={props.onCancel}>
          Cancel
        </Button>
      )}
      <Button
        type="submit"
        variant="primary"
        pending={form.pending}
        disabledReason={lack ?? undecided(changes) ?? props.disabledReason}
      >
        {props.submit}
      </Button>
    </>
  )
  const hasNotice = lack !== undefined || note?.text !== undefined || draft.isRestored || changes.conflicts.length > 0
  const body = (
    <UnservedContext value={unserved}>
      {hasNotice && (
        <div className="mb-4 grid gap-3">
          {lack !== undefined && (
            <Notice tone="warning" live title={props.cannot}>
              {lack}
            </Notice>
          )}
          {note?.text !== undefined && <Notice tone={note.tone}>{note.text}</Notice>}
          {draft.isRestored && <DraftNotice draft={draft} />}
          <ServerChangesNotice {...changes} />
        </div>
      )}
      {children}
      {request.panel}
    </UnservedContext>
  )
  const errors = summary.length > 0 && <ErrorPanel errors={summary} requestId={requestId} />
  const question = props.guard ?? <LeaveGuard form={form} leaving={leaving} />
  const page = { noValidate: true, autoComplete: 'off', onSubmit: form.onSubmit, 'aria-label': title }
  if (dialog) {
    return (
      <FormContext value={form}>
        <SideDialog
          {...dialog}
          title={title}
          onSubmit={form.onSubmit}
          errors={summary}
          requestId={requestId}
          footer={buttons}
        >
          {body}
          {question}
        </SideDialog>
      </FormContext>
    )
  }
  return (
    <FormContext value={form}>
      {aside === undefined ? (
        <form {...page} hidden={props.hidden} className="max-w-2xl">
          {errors && <div className="mb-4">{errors}</div>}
          {body}
          <div className="flex flex-wrap justify-end gap-2 border-t border-line pt-4">{buttons}</div>
        </form>
      ) : (
        <form
          {...page}
          className="grid max-w-6xl items-start [&_:is(input,select,textarea,button,summary)]:scroll-mb-24 gap-x-8 lg:grid-cols-[minmax(0,44rem)_minmax(16rem,1fr)]"
        >
          <div className="min-w-0">{body}</div>
          <div className="max-lg:order-first max-lg:mb-5 lg:sticky lg:top-20">{aside}</div>
          <div className="sticky bottom-(--bottom-bar,0px) z-10 -mx-4 mt-4 border-t border-line bg-canvas px-4 py-3 md:-mx-8 md:px-8 lg:col-span-2">
            {errors && <div className="mb-3 max-w-2xl">{errors}</div>}
            <div className="flex max-w-176 flex-wrap justify-end gap-2">{buttons}</div>
          </div>
        </form>
      )}
      {question}
    </FormContext>
  )
}

/** Asks before a form with changes is left, by whichever way; closing the tab asks in the browser's own words. */
function LeaveGuard({ form: { dirty, pending }, leaving }: Pick<FormPageProps, 'form' | 'leaving'>) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && !leaving.current && currentLocation.pathname !== nextLocation.pathname,
  )
  useUnloadGuard(dirty, leaving)
  return (
    blocker.state === 'blocked' && <LeaveQuestion isSent={pending} onLeave={blocker.proceed} onStay={blocker.reset} />
  )
}
