import { Fragment, useMemo, useState } from 'react'

import type { TimeseriesSchema } from '../../../generated/api/types.gen.ts'
import { FailureNotice } from '../../kit/feedback/ErrorText.tsx'
import { formatNumber, plural } from '../../lib/numbers.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { ChevronRightIcon, SearchIcon } from '../../ui/Icons.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { MessageText, type NameTextProps } from '../../ui/NameText.tsx'
import { Some } from '../../ui/Some.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { shownText } from './answer.ts'
import { matchingSchemas } from './matching-schemas.ts'
import type { Schemas } from './use-schemas.ts'

/** More of them nobody reads: a search finds the others. */
const most = 100

export interface SchemaBrowserProps {
  schemas: Schemas
  /** Why none can be put into a query. */
  isFull: string | undefined
  onUse: (name: string) => void
}

/** All that is measured: found by words, with the fields that a query can name. */
export function SchemaBrowser({ schemas, isFull, onUse }: SchemaBrowserProps) {
  const [search, setSearch] = useState('')
  const [isOpen, setOpen] = useState(false)
  const { rows, isPartial, error, refresh } = schemas
  const found = useMemo(() => matchingSchemas(rows ?? [], search), [rows, search])
  return (
    <section aria-label="Metrics" className="min-w-0">
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-lg font-semibold">Metrics</h2>
        <span className="lg:hidden">
          <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Hide metrics' : 'Browse metrics'}
          </Button>
        </span>
      </div>
      <div className={isOpen ? '' : 'max-lg:hidden'}>
        <div className="my-2">
          <TextInput
            type="search"
            aria-label="Search metrics"
            placeholder="Search"
            leading={<SearchIcon />}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </div>
        {error !== undefined && <FailureNotice what="Metrics" error={error} onRetry={refresh} />}
        {rows === undefined && error === undefined && <Skeleton className="h-40 w-full" />}
        {rows !== undefined && (
          <>
            <p role="status" className="mb-2 text-sm text-ink-2">
              {found.length > most
                ? `${formatNumber(most)} of ${formatNumber(found.length)} metrics; search for more`
                : plural(found.length, 'metric')}
              {isPartial && ', incomplete'}
            </p>
            <ul className="max-h-[70dvh] ruled overflow-y-auto rounded-lg border border-line bg-surface empty:hidden">
              {found.slice(0, most).map((one) => (
                <li key={one.timeseriesName}>
                  <Schema schema={one} isFull={isFull} onUse={() => onUse(one.timeseriesName)} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  )
}

/** A text of a schema, kept apart from those beside it. */
const Said = (props: NameTextProps) => (
  <bdi>
    <MessageText {...props} />
  </bdi>
)

/** More than names of metrics have. */
const longest = 256

/** The name of a metric: it goes on in the next line where a word of it ends. */
const MetricName = ({ text }: NameTextProps) => (
  <bdi>
    {(text.length > longest ? [text] : text.split(/(?<=[:_])/)).map((word, place) => (
      <Fragment key={place}>
        {place > 0 && <wbr />}
        <MessageText text={word} />
      </Fragment>
    ))}
  </bdi>
)

function Schema({
  schema,
  isFull,
  onUse,
}: {
  schema: TimeseriesSchema
  isFull: string | undefined
  onUse: () => void
}) {
  const { timeseriesName, description, datumType, units, authzScope, fieldSchema } = schema
  return (
    <details className="group">
      <summary className="flex cursor-pointer list-none items-start gap-2 px-3 py-2 hover:bg-hover focus-visible:-outline-offset-2 [&::-webkit-details-marker]:hidden">
        <ChevronRightIcon className="mt-0.5 shrink-0 text-ink-3 transition-transform duration-100 group-open:rotate-90" />
        <span className="min-w-0">
          <span className="line-clamp-3 font-mono text-sm wrap-anywhere group-open:line-clamp-none">
            <MetricName text={timeseriesName} />
          </span>
          <span className="line-clamp-3 text-sm text-ink-2 wrap-anywhere group-open:line-clamp-none">
            <Said text={description.metric} />
          </span>
        </span>
      </summary>
      <div className="px-3 pb-3 text-sm">
        <p className="mb-2 text-ink-2 wrap-anywhere">
          Measured from: <Said text={description.target} />
        </p>
        <p className="mb-2 flex flex-wrap gap-1">
          {[datumType, units, authzScope].map((word, place) => (
            // Each is another thing about it, and two may be called the same.
            <Badge key={place}>
              <Said text={word} />
            </Badge>
          ))}
        </p>
        <div className="mb-3">
          <Some of={fieldSchema}>
            {(some) => (
              <dl>
                {some.map(({ name, fieldType, source, description: about }) => (
                  <div key={name} className="mb-1.5">
                    <dt className="wrap-anywhere">
                      <span className="font-mono">
                        <Said text={name} />
                      </span>{' '}
                      <span className="text-ink-3">
                        <Said text={fieldType} />, of the <Said text={source} />
                      </span>
                    </dt>
                    <dd className="text-ink-2 wrap-anywhere">
                      <Said text={about} />
                    </dd>
                  </div>
                ))}
              </dl>
            )}
          </Some>
        </div>
        <Button
          size="sm"
          aria-label={`Use in a query: ${shownText(timeseriesName)}`}
          onClick={onUse}
          {...(isFull === undefined ? {} : { disabledReason: isFull })}
        >
          Use in a query
        </Button>
      </div>
    </details>
  )
}
