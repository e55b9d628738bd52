import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useMatches } from 'react-router'

import { answerReading } from '../../api/answer-reader.ts'
import { ApiError, mayHelpToRetry, toUserMessage, unreadableDetail } from '../../api/errors.ts'
import { useOnline } from '../../kit/feedback/use-online.ts'
import { requires } from '../../kit/roles/roles.ts'
import type { RouteHandle } from '../../kit/routing/route-handle.ts'
import { reloadPage } from '../../lib/leaving.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { CopyText } from '../../ui/CopyButton.tsx'
import { MessageText } from '../../ui/NameText.tsx'
import { readPath } from '../../lib/condition.ts'
import { OfflineIcon, RefreshIcon, SearchIcon } from '../../ui/Icons.tsx'
import { ErrorIcon } from '../../ui/LazyIcons.tsx'
import { signOut } from '../session.ts'
import { AccessNotice, useHasNoAccess } from './AccessNotice.tsx'
import { noteMissingPart } from '../version/outdated.ts'
import { classifyError, routerErrorText } from './classify.ts'
import { comeBackPorts, offlineText, reloadWhenBack } from './come-back.ts'
import { errorTitle } from './error-title.ts'
import type { ErrorPageKind } from './classify.ts'

const texts: Readonly<Record<Exclude<ErrorPageKind, 'leaving'>, { title: string; body: string }>> = {
  'not-found': {
    title: 'Page not found',
    body: 'The page you are looking for doesn’t exist or you may not have access to it.',
  },
  forbidden: { title: 'Action not authorized', body: 'You do not have permission to see this page.' },
  unknown: {
    title: 'Not signed in',
    body: 'The server does not know who you are, and there is no page to sign in here.',
  },
  'not-offered': { title: 'Something went wrong', body: 'This server does not offer what this page shows.' },
  refused: { title: 'Something went wrong', body: 'The server refused this address. Check it for mistakes.' },
  other: {
    title: 'Something went wrong',
    body: 'Please try again. If the problem persists, contact your administrator.',
  },
  network: { title: 'No connection to the server', body: 'Check your network and try again.' },
  stale: {
    title: 'This page could not be loaded',
    body: 'The console may have been updated, or the network is gone. Reloading the page gets the current version.',
  },
}

const icons = {
  'not-found': SearchIcon,
  forbidden: ErrorIcon,
  unknown: ErrorIcon,
  'not-offered': ErrorIcon,
  refused: ErrorIcon,
  other: ErrorIcon,
  network: OfflineIcon,
  stale: RefreshIcon,
}

interface ErrorPageProps {
  error: unknown
  onRetry: () => void
  /** What the page shows can be read now. */
  onReadAgain: () => void
}

/** Any error as a page: what happened, what can be done, and how to get away. */
export function ErrorPage(props: ErrorPageProps) {
  return useIsReadAgain(props) ? null : <Explained {...props} />
}

/**
 * A page that broke before answers are looked at (`src/api/answer-reader.ts`) may have broken on one that is not what it should be:
 * they are looked at now, and the page gets another try if that was so. @returns whether that is being found out
 */
function useIsReadAgain({ error, onReadAgain }: ErrorPageProps): boolean {
  const [isPending, setPending] = useState(
    () =>
      (answerReading.early !== undefined || answerReading.wasWrong === true) &&
      classifyError(error) === 'other' &&
      // What the server said of a call, or what of its answer is no answer, stays so.
      !(error instanceof ApiError && error.statusCode !== undefined),
  )
  const openAgain = useEffectEvent(onReadAgain)
  useEffect(() => {
    if (!isPending) return
    const readAgain = async (): Promise<void> => {
      const { followAnswers } = await import('../answers/follow-answers.ts')
      await followAnswers()
      if (answerReading.wasWrong !== true) return
      answerReading.wasWrong = false
      openAgain()
    }
    readAgain()
      .catch(() => undefined)
      .finally(() => setPending(false))
  }, [isPending])
  return isPending
}

function Explained({ error, onRetry }: ErrorPageProps) {
  const kind = classifyError(error)
  const isOffline = !useOnline() && (kind === 'network' || kind === 'stale')
  const words = useWords(kind, isOffline)
  const heading = words?.title
  useLayoutEffect(() => {
    errorTitle.set(heading)
    return () => errorTitle.set(undefined)
  }, [heading])
  useEffect(() => {
    document.querySelector<HTMLElement>('main h1')?.focus()
  }, [])
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    if (kind === 'stale') {
      noteMissingPart(error)
      return reloadWhenBack(comeBackPorts)
    }
    if (kind !== 'network') return
    const onOnline = () => retry()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [kind, error])
  if (kind === 'leaving' || !words) return null
  const { title, body } = words
  const Icon = isOffline ? OfflineIcon : icons[kind]
  return (
    <section className="mx-auto flex max-w-lg flex-col items-center gap-3 px-4 py-16 text-center">
      <span className="mb-2 flex size-14 items-center justify-center rounded-lg border border-line bg-surface text-ink-2">
        <Icon size={28} />
      </span>
      <h1 tabIndex={-1} className="text-2xl font-semibold tracking-tight">
        {title}
      </h1>
      <p className="text-ink-2">{body}</p>
      {words.hasNoAccess && <AccessNotice />}
      <Details error={error} kind={kind} />
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        {kind === 'stale' && (
          <Button variant="primary" onClick={reloadPage}>
            Reload
          </Button>
        )}
        {(kind === 'network' || (kind === 'other' && mayHelpToRetry(error))) && (
          <Button variant="primary" icon={<RefreshIcon />} onClick={onRetry}>
            Try again
          </Button>
        )}
        <LinkButton to="/">Back to console</LinkButton>
        {signOut && <SignOutButton signsOut={signOut} />}
      </div>
    </section>
  )
}

interface Words {
  title: string
  body: string
  /** Somebody has neither a group nor a role. */
  hasNoAccess?: boolean
}

/**
 * What the page says: of what is refused also which role it needs, unless somebody has none at all. Nothing until that is known: one
 * title after another would be read twice.
 */
function useWords(kind: ErrorPageKind, isOffline: boolean): Words | undefined {
  const isRefused = kind === 'forbidden'
  const hasNoAccess = useHasNoAccess(isRefused)
  const needs = useMatches()
    .map(({ handle }) => readPath(handle, 'needs' satisfies keyof RouteHandle))
    .findLast((role) => typeof role === 'string')
  if (isOffline) return offlineText
  if (kind === 'leaving' || hasNoAccess === undefined) return undefined
  if (hasNoAccess) return { ...texts.other, hasNoAccess }
  const { title, body } = texts[kind]
  return { title, body: isRefused && needs !== undefined ? `${body} ${requires(needs)}.` : body }
}

/** What support asks for. */
function Details({ error, kind }: { error: unknown; kind: ErrorPageKind }) {
  const message =
    kind === 'other' || kind === 'not-offered' || kind === 'refused'
      ? (routerErrorText(error) ?? (error instanceof ApiError && toUserMessage(error)))
      : undefined
  const requestId = error instanceof ApiError && kind !== 'not-found' ? error.requestId : undefined
  const answer = unreadableDetail(error)
  if (!message && !requestId) return null
  return (
    <dl className="mt-2 grid grid-cols-1 gap-1 text-sm text-ink-2">
      {message && (
        <Detail label="Details">
          <MessageText text={message} />
        </Detail>
      )}
      {answer && <Detail label="Answer">{answer}</Detail>}
      {requestId && (
        <Detail label="Request ID">
          <CopyText text={requestId} />
        </Detail>
      )}
    </dl>
  )
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-2">
      <dt className="text-ink-3">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  )
}

function SignOutButton({ signsOut }: { signsOut: () => Promise<boolean> }) {
  const [pending, setPending] = useState(false)
  const leave = async () => {
    setPending(true)
    if (!(await signsOut())) setPending(false)
  }
  return (
    <Button variant="ghost" pending={pending} onClick={() => void leave()}>
      Sign out
    </Button>
  )
}
