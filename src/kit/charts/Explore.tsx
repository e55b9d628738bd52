/** Links from charts to a page that takes their questions. */
import { useQuery } from '@tanstack/react-query'
import { use } from 'react'

import { idField } from '../../../generated/model/conventions.gen.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { SearchIcon } from '../../ui/Icons.tsx'
import { candidateOptions } from '../lookup/candidates.ts'
import { MeContext } from '../routing/page-scope.ts'
import type { Lookup, Params } from '../spec.ts'
import { textAt } from '../values.ts'
import { exploreAddress } from './explore.ts'
import { timelessLines, type MetricQuery } from './oxql.ts'
import type { Explorer } from './place.ts'
import type { SamplesExplorer, SampleSpec } from './spec.ts'

export interface ExploreLinkProps extends Explorer {
  /** Of the chart. */
  title: string
  query: MetricQuery
  /** Milliseconds between two points. */
  step: number
}

/** Leads from a chart to what it asks for. */
export function ExploreLink({ path, say, search, usual, title, query, step }: ExploreLinkProps) {
  return (
    <LinkButton
      variant="ghost"
      size="sm"
      icon={<SearchIcon />}
      to={exploreAddress(path, timelessLines(query, { step }), search, usual)}
      aria-label={`Explore ${title}`}
      title={`Open in explorer. ${say}`}
    >
      <span className="max-sm:sr-only">Explore</span>
    </LinkButton>
  )
}

export interface ExploreSeriesProps extends SamplesExplorer, Explorer {
  chart: SampleSpec
  step: number
  /** The list whose row is shown alone, the parameters that it is asked for with, and that row's text; '' for all together. */
  lookup: Lookup | undefined
  params: Params
  chosen: string
}

/** Leads from a chart of totals to the same as a series: of one row, or of all together. */
export function ExploreSeries({ lookup, params, chosen, ...rest }: ExploreSeriesProps) {
  const me = use(MeContext)
  if (lookup !== undefined && chosen !== '') return <RowSeries {...rest} {...{ lookup, params, chosen }} />
  return <SeriesLink {...rest} id={rest.whole && textAt(me, rest.whole)} />
}

/** The address has the row's name, the series its id. */
function RowSeries({ lookup, params, chosen, ...rest }: ExploreSeriesProps & { lookup: Lookup }) {
  const { data } = useQuery({ ...candidateOptions(lookup, params), throwOnError: false })
  const row = data?.rows.find((one) => textAt(one, lookup.text) === chosen)
  return row && <SeriesLink {...rest} id={textAt(row, idField)} />
}

/** @param props `id` undefined: every series */
function SeriesLink({
  chart: { title, metric },
  by,
  id,
  ...page
}: Omit<ExploreSeriesProps, 'lookup' | 'params' | 'chosen'> & { id: string | undefined }) {
  // Without the id, it would be another question.
  if (metric === undefined || id === '') return null
  const filters = id === undefined ? [] : [[by, id] as const]
  return <ExploreLink {...page} title={title} query={{ metric, filters, by, type: 'gauge', reduce: 'sum' }} />
}
