import { useQueryClient } from '@tanstack/react-query'

import { PageHeader } from '../../ui/PageHeader.tsx'
import { RefreshButton } from '../feedback/RefreshButton.tsx'
import { usePageParams } from '../routing/use-params.ts'
import { mayOpen } from '../roles/roles.ts'
import type { Params } from '../spec.ts'
import { Count } from './Count.tsx'
import { Find } from './Find.tsx'
import { Latest } from './Latest.tsx'
import { SectionFrame } from './SectionFrame.tsx'
import type { OverviewScreen, Section, UsePart } from './spec.ts'
import { OfRows, OfView } from './UsePart.tsx'
import { isVisible } from './use-rows.ts'

/** A page that says how things are: what needs somebody first, beside it how much there is and how much is left. */
export function Overview({ screen: { title, sections } }: { screen: OverviewScreen }) {
  const params = usePageParams()
  const client = useQueryClient()
  const isMain = ({ kind }: Section): boolean => kind === 'find' || kind === 'latest'
  const drawn = (some: readonly Section[]) =>
    some.map((one) => <OneSection key={one.title} section={one} params={params} />)
  return (
    <>
      <PageHeader
        title={title}
        actions={<RefreshButton updatedAt={0} onRefresh={() => client.refetchQueries({ type: 'active' })} />}
      />
      <div className="grid items-start gap-x-12 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="min-w-0">{drawn(sections.filter(isMain))}</div>
        <div className="min-w-0">{drawn(sections.filter((one) => !isMain(one)))}</div>
      </div>
    </>
  )
}

function OneSection({ section, params }: { section: Section; params: Params }) {
  switch (section.kind) {
    case 'find':
      return <Find section={section} params={params} />
    case 'count':
      return <Count section={section} params={params} />
    case 'latest':
      return <Latest section={section} params={params} />
    case 'use': {
      const parts = section.parts.filter((part) => isSeen(part, params))
      if (parts.length === 0) return null
      return (
        <SectionFrame title={section.title}>
          {parts.map((part, index) =>
            'rows' in part ? (
              <OfRows key={index} part={part} params={params} />
            ) : (
              <OfView key={index} part={part} title={section.title} params={params} />
            ),
          )}
        </SectionFrame>
      )
    }
  }
}

const isSeen = (part: UsePart, params: Params): boolean =>
  'rows' in part ? isVisible(part.rows) : part.to === undefined || mayOpen(part.to(params))
