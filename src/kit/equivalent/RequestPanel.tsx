import { useEffect, useId, useRef, useState } from 'react'

import { CodeBlock } from '../../ui/Code.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { equivalentOf } from './equivalent.ts'
import type * as Terraform from './terraform.ts'
import { TextTabs } from './TextTabs.tsx'

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

const labels = { curl: 'curl', typescript: 'TypeScript', terraform: 'Terraform' }
type TabId = keyof typeof labels

const notes = {
  curl: 'Expects a bearer token in the environment variable TOKEN.',
  typescript:
    'Runs in a checkout of this console with Node 24, and expects a bearer token in the environment variable TOKEN.',
}

/** What writes requests as Terraform, once it is there. */
function useTerraform() {
  const [words, setWords] = useState<typeof Terraform>()
  useEffect(() => {
    let isShown = true
    // Without it the other texts are there all the same.
    import('./terraform.ts').then((module) => isShown && setWords(module)).catch(() => undefined)
    return () => {
      isShown = false
    }
  }, [])
  return words
}

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

  const words = useTerraform()
  const blocks = all.flatMap(({ call }) => words?.terraformText(call) ?? [])
  // A part of what is sent would be a different thing.
  const hasTerraform = blocks.length > 0 && blocks.length === all.length
  const shown: TabId = tab === 'terraform' && !hasTerraform ? 'curl' : tab
  const texts = shown === 'terraform' ? blocks : all.flatMap((one) => one[shown] ?? [])
  const name = `Request as ${labels[shown]}`
  const ids: TabId[] = ['curl', 'typescript', ...(hasTerraform ? (['terraform'] as const) : [])]
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
        <TextTabs
          label="Form of the request"
          tabs={ids.map((id) => ({ id, label: labels[id] }))}
          value={shown}
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
            {shown === 'terraform'
              ? `For the provider ${words?.providerText}; check the plan before you apply it.`
              : notes[shown]}
            {equivalent.secrets.length > 0 &&
              ' Secrets are left out: put them in where their names stand in angle brackets.'}
          </p>
        </TextTabs>
      ) : (
        <p className="text-sm text-ink-2">There is no request to show yet.</p>
      )}
    </section>
  )
}

const mostProblems = 5
