import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'

import { CodeBlock } from '../../ui/Code.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { equivalentOf } from './equivalent.ts'

export interface RequestPanelProps {
  /** Makes the call; used for a dry run only. */
  make: () => unknown
  /** Calls that follow it, in order, and what to know about them. */
  after?: { calls: readonly (() => unknown)[]; note?: string | undefined }
  /** Names of fields that hold secrets. */
  secrets?: ReadonlySet<string>
  /** What is still wrong with the form, as it says itself. */
  problems?: readonly string[]
}

const tabs = [
  { id: 'curl', label: 'curl' },
  { id: 'typescript', label: 'TypeScript' },
] as const
type TabId = (typeof tabs)[number]['id']

/** What a call would send, to be read and copied. */
export function RequestPanel({ make, after, secrets, problems = [] }: RequestPanelProps) {
  const panel = useRef<HTMLElement>(null)
  const headingId = useId()
  const [tab, setTab] = useState<TabId>('curl')
  const options = { origin: window.location.origin, ...(secrets ? { secrets } : {}) }
  const equivalent = equivalentOf(make, options)
  const others = (after?.calls ?? []).flatMap((call) => equivalentOf(call, options) ?? [])
  const all = equivalent ? [equivalent, ...others] : []
  // It opens at the end of what may be a long form.
  useEffect(() => {
    // A promise in newer browsers: nothing that an effect may return.
    void panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  const texts = all.flatMap((one) => one[tab] ?? [])
  const name = `Request as ${tab === 'curl' ? 'curl' : 'TypeScript'}`
  return (
    <section ref={panel} aria-labelledby={headingId} className="mt-5 scroll-my-4 text-ink">
      <h3 id={headingId} className="mb-2 font-semibold">
        {all.length > 1 ? `${all.length} requests, one after the other` : 'Request'}
      </h3>
      {problems.length > 0 && (
        <p className="mb-2 text-sm text-ink-2">
          Not ready to be sent: {problems.slice(0, mostProblems).join('; ')}
          {problems.length > mostProblems && `; and ${problems.length - mostProblems} more`}
        </p>
      )}
      {equivalent ? (
        <TabList
          value={tab}
          onChange={setTab}
          beside={
            texts.length > 0 && (
              <CopyButton text={texts.join('\n\n')} label={all.length > 1 ? 'Copy requests' : 'Copy request'} />
            )
          }
        >
          {texts.length === 0 && <p className="text-sm text-ink-2">No function of the client makes this request.</p>}
          <div className="grid grid-cols-1 gap-2">
            {texts.map((text, index) => (
              // Their order is what they are.
              // oxlint-disable-next-line react/no-array-index-key
              <CodeBlock key={index} text={text} label={all.length > 1 ? `${name}, ${index + 1}` : name} copy={false} />
            ))}
          </div>
          {others.length > 0 && after?.note && <p className="mt-2 text-sm text-ink-2">{after.note}</p>}
          <p className="mt-2 text-sm text-ink-2">
            {tab === 'curl'
              ? 'Expects a bearer token in the environment variable TOKEN.'
              : 'Runs in a checkout of this console with Node 24, and expects a bearer token in the environment variable TOKEN.'}
            {equivalent.secrets.length > 0 &&
              ' Secrets are left out: put them in where their names stand in angle brackets.'}
          </p>
        </TabList>
      ) : (
        <p className="text-sm text-ink-2">There is no request to show yet.</p>
      )}
    </section>
  )
}

const mostProblems = 5

interface TabListProps {
  value: TabId
  onChange: (tab: TabId) => void
  /** Opposite to the tabs. */
  beside: ReactNode
  children: ReactNode
}

function TabList({ value, onChange, beside, children }: TabListProps) {
  const id = useId()
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
    event.preventDefault()
    const other = tabs.find((tab) => tab.id !== value)
    if (!other) return
    onChange(other.id)
    document.getElementById(`${id}-${other.id}`)?.focus()
  }
  return (
    <>
      <div className="mb-2 flex items-center justify-between">
        <div role="tablist" aria-label="Form of the request" className="flex gap-1">
          {tabs.map((tab) => (
            <button
              key={tab.id}
              id={`${id}-${tab.id}`}
              type="button"
              role="tab"
              aria-selected={tab.id === value}
              aria-controls={`${id}-panel`}
              tabIndex={tab.id === value ? 0 : -1}
              onClick={() => onChange(tab.id)}
              onKeyDown={onKeyDown}
              className="h-7 rounded-md px-2 text-sm text-ink-2 hover:bg-hover hover:text-ink aria-selected:bg-neutral-soft aria-selected:font-medium aria-selected:text-ink"
            >
              {tab.label}
            </button>
          ))}
        </div>
        {beside}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  )
}
