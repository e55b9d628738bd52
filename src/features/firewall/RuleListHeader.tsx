import { useSearchParams } from 'react-router'

import { instanceLookup } from '../../../generated/screens/instance/lookup.gen.ts'
import { LookupChoice } from '../../kit/lookup/LookupChoice.tsx'
import type { Params } from '../../kit/spec.ts'

/** How rules are evaluated, and the choice of an instance that they apply to. */
export function RuleListHeader({ params }: { params: Params }) {
  const [search, setSearch] = useSearchParams()
  const choose = (name: string) =>
    setSearch(
      (old) => {
        const next = new URLSearchParams(old)
        if (name === '') next.delete('instance')
        else next.set('instance', name)
        return next
      },
      { preventScrollReset: true },
    )
  return (
    <div className="mb-3 flex flex-wrap items-end gap-x-6 gap-y-2">
      <p className="max-w-prose flex-1 basis-80 text-sm text-ink-2">
        Rules are evaluated from the top; the first match decides. Without a match, inbound traffic is denied and
        outbound traffic is allowed.
      </p>
      <LookupChoice
        lookup={instanceLookup}
        params={params}
        label="Rules that apply to"
        all="Any instance"
        chosen={search.get('instance') ?? ''}
        onChoose={choose}
      />
    </div>
  )
}
