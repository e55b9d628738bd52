import { useState } from 'react'
import { useSearchParams } from 'react-router'

import { usePageParams } from '../../../kit/routing/use-params.ts'
import type { Network } from '../network.ts'
import { NetworkComing, NetworkStale } from '../NetworkComing.tsx'
import { Answers } from './Answers.tsx'
import { type Asked, readAsked, writeAsked } from './question.ts'
import { QuestionForm } from './QuestionForm.tsx'
import { useQuestion } from './use-question.ts'

/** Says for a packet whether it would pass, and what decides about it. */
export function PacketPage() {
  const params = usePageParams()
  const [asked, change] = useAsked()
  const { network, error, updatedAt, refresh, question, problems, evaluator } = useQuestion(params, asked)
  const problem = network ? undefined : error
  const isUnread = problem !== undefined
  return (
    <section className="grid grid-cols-1 gap-x-8 gap-y-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div>
        <h2 className="mb-1 text-lg font-semibold">Would this packet pass?</h2>
        <p className="mb-4 text-sm text-ink-2">
          Checks firewall rules, routes and external addresses. The URL of this page can be shared.
        </p>
        <QuestionForm asked={asked} problems={problems} network={network} isUnread={isUnread} onChange={change} />
      </div>
      <div className={`min-w-0 ${isUnread ? 'max-lg:order-first' : ''}`} aria-live="polite">
        {network && <NetworkStale params={params} error={error} updatedAt={updatedAt} onRetry={refresh} />}
        {!evaluator ? (
          <NetworkComing params={params} what="VPC network" error={problem} onRetry={refresh} className="h-40 w-full" />
        ) : question ? (
          <Answers evaluator={evaluator} question={question} params={params} />
        ) : (
          <Hint network={evaluator.network} isWrong={Object.keys(problems).length > 0} />
        )}
      </div>
    </section>
  )
}

function Hint({ network, isWrong }: { network: Network; isWrong: boolean }) {
  return (
    <p className="rounded-lg border border-dashed border-line-strong px-4 py-8 text-center text-ink-2">
      {network.interfaces.length === 0
        ? 'No instances in this VPC'
        : isWrong
          ? 'Fix the errors to check the packet'
          : 'Choose a source and a destination'}
    </p>
  )
}

/** The question is held in the address; what is being typed shows at once. */
function useAsked(): [Asked, (change: Partial<Asked>) => void] {
  const [search, setSearch] = useSearchParams()
  const address = search.toString()
  const [asked, setAsked] = useState(() => readAsked(search))
  const [seen, setSeen] = useState(address)
  // The address follows what is typed, a bit later: what was written here is no new question.
  const [written] = useState(() => new Set<string>())
  if (address !== seen) {
    setSeen(address)
    if (!written.has(address)) setAsked(readAsked(search))
  }
  const change = (part: Partial<Asked>) => {
    const next = { ...asked, ...part }
    const text = writeAsked(next)
    written.add(text.toString())
    setAsked(next)
    setSearch(text, { replace: true, preventScrollReset: true })
  }
  return [asked, change]
}
