import { idField } from '../../../generated/model/conventions.gen.ts'
import { Suspense, use, useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router'

import { otherVersion, served } from '../../api/server-version.ts'
import { readPath } from '../../lib/condition.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { NavTabs } from '../../ui/NavTabs.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { PropertiesTable, Property } from '../../ui/PropertiesTable.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ActionButton } from '../menus/ActionButton.tsx'
import { afterFirstPage } from '../../lib/first-page.ts'
import { readCellsAgain } from '../cells/read-again.ts'
import { ValueView } from '../cells/ValueView.tsx'
import { cellView, plainText } from '../format/view.ts'
import { FailureNotice, StaleNotice } from '../feedback/ErrorText.tsx'
import { nameId } from '../lookup/names-of-ids.ts'
import { mayOpen } from '../roles/roles.ts'
import { isBelowHeading, ParentContext, ParentScreenContext } from '../routing/page-scope.ts'
import { useIsUnderForm } from '../routing/under-form.ts'
import { RefreshButton } from '../feedback/RefreshButton.tsx'
import { RowSlot } from '../cells/RowSlot.tsx'
import type { DetailSlots } from '../slots.ts'
import type { DetailScreen, Params, Row, Shown } from '../spec.ts'
import { usePageParams } from '../routing/use-params.ts'
import { Properties, type PropertiesProps } from '../cells/Properties.tsx'
import { shownOf } from './free-rows.ts'
import { EmbeddedActions, PageMenu } from './PageMenu.tsx'
import { RowCount } from './RowCount.tsx'
import { currentTab } from './tabs.ts'
import { NoneYet } from '../queries/none-yet.ts'
import { type DetailRow, useDetailRow } from '../queries/use-detail-row.ts'
import { WhenSeen } from './WhenSeen.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'

const RelationsSection = lazyPart(() =>
  import('../relations/RelationsSection.tsx').then((module) => module.RelationsSection),
)
const Activity = lazyPart(() => import('../activity/Activity.tsx').then((module) => module.Activity))
const AboutButton = lazyPart(() =>
  afterFirstPage(() => import('../about/AboutButton.tsx').then((module) => module.AboutButton)),
)

export interface DetailProps<R extends object, F extends string> {
  screen: DetailScreen
  slots?: DetailSlots<R, F>
}

/** The page of one thing: heading, properties, and tabs of what belongs to it. */
export function Detail<R extends object = Row, F extends string = string>({ screen, slots }: DetailProps<R, F>) {
  const params = usePageParams()
  useSyncExternalStore(otherVersion.subscribe, otherVersion.get)
  const detail = useDetailRow(screen.source, params, {
    kind: 'detail',
    refresh: screen.refresh,
    embedded: screen.embedded === true,
    isUnderForm: useIsUnderForm(),
  })
  const { row } = detail
  const above = use(ParentContext)
  const screenAbove = use(ParentScreenContext)
  // A part of the thing above: what lies further below belongs to that thing.
  const isPart = screen.embedded === true && isBelowHeading(above)
  const activity = useActivityTab(screen, params)
  const isActivity = activity?.isOpen === true
  const hasTabs = screen.tabs.length > 0
  const tabs = <Tabs screen={screen} params={params} activity={activity} />
  return (
    <>
      <Heading screen={screen} params={params} detail={detail} />
      {detail.error !== undefined && row && (
        <StaleNotice error={detail.error} updatedAt={detail.updatedAt} onRetry={detail.refresh} />
      )}
      {row && <RowSlot slots={slots} id="header" row={row} />}
      {/* Without tabs of its own, all that the page shows is the first one. */}
      {!hasTabs && tabs}
      {isActivity && !hasTabs && row ? null : row ? (
        <Facts
          shown={served(shownOf(screen, row))}
          line={screen.line}
          row={row}
          updatedAt={detail.updatedAt}
          params={params}
          slots={slots?.rows}
        >
          <RowSlot slots={slots} id="properties" row={row} />
        </Facts>
      ) : screen.none && detail.error instanceof NoneYet ? (
        <Nothing {...screen.none} above={above} screen={screenAbove} params={params} />
      ) : detail.error !== undefined ? (
        <Failure title={screen.title(params)} detail={detail} />
      ) : (
        <FactsSkeleton screen={screen} />
      )}
      {row && (hasTabs || !isActivity) && <RowSlot slots={slots} id="sections" row={row} />}
      {hasTabs && tabs}
      <ParentScreenContext value={isPart ? screenAbove : screen}>
        <ParentContext value={isPart ? above : (row ?? {})}>
          {isActivity && row ? (
            <Suspense fallback={<Skeleton className="h-40 w-full" />}>
              <Activity screen={screen} load={activity.load} row={row} params={params} />
            </Suspense>
          ) : (
            <Outlet />
          )}
        </ParentContext>
      </ParentScreenContext>
      {screen.relations && row && !isActivity && (
        <WhenSeen>
          <Suspense>
            <RelationsSection load={screen.relations} row={row} updatedAt={detail.updatedAt} params={params} />
          </Suspense>
        </WhenSeen>
      )}
    </>
  )
}

/** The fields of the thing: all of them, or a line of what matters and the others behind “Details”. */
function Facts({ shown, line, children, ...rest }: PropertiesProps & { line: DetailScreen['line'] }) {
  if (line === undefined) {
    return (
      <Properties shown={shown} {...rest}>
        {children}
      </Properties>
    )
  }
  const isInLine = ({ id }: Shown): boolean => line.includes(id)
  return (
    <>
      <Properties inLine shown={shown.filter(isInLine)} {...rest}>
        {children}
      </Properties>
      <details className="-mt-4 mb-4">
        <summary className="w-fit cursor-pointer py-1 text-sm text-ink-2 hover:text-ink">Details</summary>
        <div className="mt-2">
          <Properties {...rest} shown={shown.filter((one) => !isInLine(one))} />
        </div>
      </details>
    </>
  )
}

/** The same fields without their values: nothing moves when those come. */
function FactsSkeleton({ screen: { rows, line, free } }: { screen: DetailScreen }) {
  if (free) return <Skeleton className="mb-6 h-40 w-full" />
  return (
    <div aria-hidden="true">
      <PropertiesTable columns={line ? 'line' : 2}>
        {served(rows)
          .filter(({ id }) => !line || line.includes(id))
          .map(({ id, label }) => (
            <Property key={id} label={label}>
              <Skeleton />
            </Property>
          ))}
      </PropertiesTable>
    </div>
  )
}

type NothingProps = NonNullable<DetailScreen['none']> & {
  above: Row
  screen: DetailScreen | undefined
  params: Params
}

/** There is none yet, and what can be done about it. */
function Nothing({ title, body, action: id, above, screen, params }: NothingProps) {
  const action = screen?.actions.find((one) => one.id === id)
  const button = screen && action && (
    <ActionButton action={action} row={above} rowName={screen.rowName} params={params} />
  )
  return <EmptyState title={title} body={body} action={button} />
}

/** A part of a page that could not be loaded. */
function Failure({ title, detail: { error, refresh } }: { title: string; detail: DetailRow }) {
  return (
    <div className="mb-6">
      <FailureNotice what={title} error={error} onRetry={refresh} />
    </div>
  )
}

/** What things of its kind are, and where that is documented; its words come after the page. */
function About({ of }: { of: string }) {
  return (
    <Suspense fallback={<span className="size-7" />}>
      <AboutButton id={`${of}.list`} />
    </Suspense>
  )
}

interface HeadingProps {
  screen: DetailScreen
  params: Params
  detail: DetailRow
}

function Heading({ screen, params, detail }: HeadingProps) {
  const { row } = detail
  const name = row && plainText(readPath(row, screen.rowName))
  const id = row?.[idField]
  useEffect(() => {
    if (typeof id === 'string' && name) nameId(id, name)
  }, [id, name])
  const readAgain = () => {
    readCellsAgain()
    return detail.refresh()
  }
  const refresh = <RefreshButton updatedAt={detail.updatedAt} onRefresh={readAgain} />
  if (screen.embedded) {
    return (
      <div className="mb-3 flex flex-wrap items-center justify-end gap-2">
        <h2 className="sr-only">{screen.title(params)}</h2>
        {refresh}
        {row && <EmbeddedActions screen={screen} params={params} row={row} />}
      </div>
    )
  }
  return (
    <PageHeader
      title={name || screen.title(params)}
      badge={row && <StateBadge screen={screen} row={row} />}
      help={<About of={screen.entity} />}
      actions={
        <>
          {refresh}
          {row && <PageMenu screen={screen} params={params} row={row} />}
        </>
      }
    />
  )
}

/**
 * The first of its badges whose values say well or ill: its state, which people look for first. A kind or a policy
 * ("Allow", "Fail") says nothing without the label beside it.
 */
function StateBadge({ screen, row }: { screen: DetailScreen; row: Row }): ReactNode {
  const state = screen.rows.find(
    ({ id, cell }) =>
      cell.kind === 'badge' &&
      !screen.line?.includes(id) &&
      Object.values(cell.tones).some((tone) => tone === 'success'),
  )
  const value = state && readPath(row, state.path)
  return state && value ? <ValueView view={cellView(value, state.cell)} place="detail" /> : null
}

interface TabsProps {
  screen: DetailScreen
  params: Params
  activity: ActivityTab | undefined
}

function Tabs({ screen, params, activity }: TabsProps): ReactNode {
  const { pathname } = useLocation()
  const tabs = served(screen.tabs)
  if (tabs.length === 0 && activity === undefined) return null
  const paths = tabs.map(({ to }) => to(params))
  const current = activity?.isOpen === true ? -1 : currentTab(paths, pathname)
  const own = tabs.map(({ label, count }, index) => ({
    label,
    to: paths[index] ?? '',
    current: index === current,
    ...(count && { count: <RowCount lookup={count} params={params} /> }),
  }))
  if (activity === undefined) return <NavTabs label="Tabs" items={own} />
  const { path, isOpen } = activity
  const first = own.length > 0 ? own : [{ label: 'Overview', to: path, current: !isOpen }]
  const last = { label: 'Activity', to: `${path}${activitySearch}`, current: isOpen }
  return <NavTabs label="Tabs" items={[...first, last]} />
}

/** A tab of the page that it is on, told by a parameter: with a route of its own for each page, all routes would be more. */
const activitySearch = '?show=activity'

interface ActivityTab {
  path: string
  isOpen: boolean
  load: NonNullable<DetailScreen['activity']>['load']
}

/** The tab of what was done to the thing, for those who may read the log. */
function useActivityTab({ activity, tabs: all }: DetailScreen, params: Params): ActivityTab | undefined {
  const { pathname, search } = useLocation()
  if (activity === undefined || !mayOpen(activity.page)) return undefined
  const paths = served(all).map(({ to }) => to(params))
  return {
    path: paths[currentTab(paths, pathname)] ?? pathname,
    isOpen: search === activitySearch,
    load: activity.load,
  }
}
