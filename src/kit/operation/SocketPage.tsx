import { type FormEvent, use, useEffect, useRef, useState } from 'react'

import { toApiError } from '../../api/errors.ts'
import { sessionGuard } from '../../api/session-guard.ts'
import { buildUrl } from '../../api/url.ts'
import { bytesText } from '../../lib/bytes.ts'
import { markInvisible } from '../../lib/invisible.ts'
import { drawableLines } from '../../lib/truncate.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import type { Outcome } from '../actions/pipeline.ts'
import { useRequestForm } from '../form/use-request-form.ts'
import { MeContext, ParentContext } from '../routing/page-scope.ts'
import { usePageParams } from '../routing/use-params.ts'
import type { Row } from '../spec.ts'
import { OperationFrame } from './OperationFrame.tsx'
import type { SocketScreen } from './spec.ts'

/** How many of the last messages are shown. */
const limit = 200

interface Message {
  id: number
  /** Who said it. */
  by: 'server' | 'console'
  text: string
}

type State = { kind: 'open' | 'connecting' } | { kind: 'closed'; why: string }

const nothing: Row = {}

/** An operation that opens a socket: a form of what it takes, and what is said on it. Nobody has written a page for it yet. */
export function SocketPage({ screen }: { screen: SocketScreen }) {
  const params = usePageParams()
  const parent = use(ParentContext)
  const me = use(MeContext)
  const leaving = useRef(false)
  const { state, messages, total, open, say, close } = useSocket()

  const send = async (body: Row): Promise<Outcome> => {
    // What is said there is said in the name of whoever is signed in by now.
    const refused = await sessionGuard.beforeWrite()
    if (refused) return { status: 'failed', error: toApiError(refused, screen.id) }
    const { path = {}, query = {} } = screen.address({ params, row: nothing, parent, me, form: body })
    open(buildUrl(screen.url, path, query))
    // What was sent is not lost by leaving.
    form.methods.reset(form.methods.getValues())
    return { status: 'done', answer: {} }
  }
  const form = useRequestForm({ fields: screen.fields, params, send })

  return (
    <OperationFrame
      screen={screen}
      does="Opens a WebSocket at"
      submit={state === undefined ? 'Connect' : 'Connect again'}
      form={form}
      leaving={leaving}
    >
      {state && (
        <section aria-label="Messages" className="mt-6 flex max-w-4xl flex-col gap-3">
          <h2 className="text-base font-semibold">Messages</h2>
          {state.kind === 'closed' ? (
            <Notice tone="neutral" live>
              {state.why}
            </Notice>
          ) : (
            <p role="status" className="text-sm text-ink-2">
              {state.kind === 'open' ? 'Connected' : 'Connecting…'}
            </p>
          )}
          {total > limit && <p className="text-sm text-ink-2">{`The last ${limit} of ${total} messages`}</p>}
          <ol className="flex flex-col gap-2">
            {messages.map(({ id, by, text }) => (
              <li key={id} className="rounded-md border border-line px-3 py-2">
                <p className="text-xs text-ink-2">{by === 'server' ? 'Server' : 'You'}</p>
                <pre className="font-mono text-sm wrap-anywhere whitespace-pre-wrap">{text}</pre>
              </li>
            ))}
          </ol>
          {state.kind === 'open' && <Say onSay={say} onClose={close} />}
        </section>
      )}
    </OperationFrame>
  )
}

function Say({ onSay, onClose }: { onSay: (text: string) => void; onClose: () => void }) {
  const [text, setText] = useState('')
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    onSay(text)
    setText('')
  }
  return (
    <form onSubmit={onSubmit} aria-label="Message" className="flex flex-wrap gap-2">
      <div className="grow">
        <TextInput aria-label="Message" value={text} onChange={(event) => setText(event.target.value)} />
      </div>
      <Button type="submit">Send</Button>
      <Button variant="secondary" onClick={onClose}>
        Disconnect
      </Button>
    </form>
  )
}

/** One socket at a time: the one that was opened last. It is closed when the page is left. */
function useSocket() {
  const socket = useRef<WebSocket>(undefined)
  const [state, setState] = useState<State>()
  const [{ messages, total }, setSaid] = useState<{ messages: readonly Message[]; total: number }>(none)
  const close = () => {
    socket.current?.close()
  }
  const add = (by: Message['by'], text: string) =>
    setSaid((old) => ({
      messages: [...old.messages.slice(1 - limit), { id: old.total, by, text: shown(text) }],
      total: old.total + 1,
    }))
  const open = (path: string) => {
    close()
    setSaid(none)
    setState({ kind: 'connecting' })
    const address = new URL(path, location.href)
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
    const own = new WebSocket(address)
    own.binaryType = 'arraybuffer'
    socket.current = own
    // What an older one still says is of no interest.
    const isCurrent = (): boolean => socket.current === own
    own.addEventListener('open', () => isCurrent() && setState({ kind: 'open' }))
    own.addEventListener('message', ({ data }: MessageEvent<unknown>) => isCurrent() && add('server', textOf(data)))
    own.addEventListener(
      'close',
      ({ code, reason }) => isCurrent() && setState({ kind: 'closed', why: whyOf(code, reason) }),
    )
  }
  const say = (text: string) => {
    socket.current?.send(text)
    add('console', text)
  }
  useEffect(
    () => () => {
      const last = socket.current
      socket.current = undefined
      last?.close()
    },
    [],
  )
  return { state, messages, total, open, say, close }
}

const none = { messages: [], total: 0 }

/** What a message may be at most: more is cut. */
const longest = 20_000

const shown = (text: string): string => {
  const lines = drawableLines(text.slice(0, longest)).split('\n').map(markInvisible)
  return lines.join('\n') + (text.length > longest ? '…' : '')
}

/** Bytes are text where they are UTF-8. */
function textOf(data: unknown): string {
  if (!(data instanceof ArrayBuffer)) return String(data)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(data)
  } catch {
    return `(${bytesText(data.byteLength)} that are no text)`
  }
}

/** @param code of RFC 6455; 1006: it ended without a word, or was never open */
function whyOf(code: number, reason: string): string {
  if (code === 1006) return 'The connection was lost, or the server did not take it.'
  return reason === '' ? `The connection is closed (${code}).` : `The connection is closed (${code}): ${shown(reason)}`
}
