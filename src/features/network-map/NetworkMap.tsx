import { type ReactNode, useCallback, useMemo, useState } from 'react'

import { FailureNotice } from '../../kit/feedback/ErrorText.tsx'
import { RefreshButton } from '../../kit/feedback/RefreshButton.tsx'
import { SearchBox } from '../../kit/list/toolbar/SearchBox.tsx'
import { useListSearch } from '../../kit/list/use-list-search.ts'
import { usePageParams } from '../../kit/routing/use-params.ts'
import type { Params } from '../../kit/spec.ts'
import { withValue } from '../../kit/url/keys.ts'
import { plural } from '../../lib/numbers.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { PlusIcon } from '../../ui/Icons.tsx'
import { MinusIcon } from '../../ui/LazyIcons.tsx'
import type { Answer } from '../firewall/ask.ts'
import { NetworkComing, NetworkStale } from '../firewall/NetworkComing.tsx'
import { readAsked } from '../firewall/packet/question.ts'
import { useQuestion } from '../firewall/packet/use-question.ts'
import { verdictOf, verdictTones } from '../firewall/packet/words.ts'
import { columnsOf } from './map.ts'
import { MapView } from './MapView.tsx'
import { PacketNotice } from './PacketNotice.tsx'
import { type ShownBox, showOf } from './shown.ts'
import { fewInterfaces, mostAsked, useMapData } from './use-map-data.ts'
import { useZoom, zoomStep } from './use-zoom.ts'
import { wayOf } from './way.ts'
import { shortName } from '../../lib/isolate.ts'

/** The network of a VPC as a picture, with the way of a packet where the address asks about one. */
export function NetworkMap() {
  const params = usePageParams()
  const [search] = useListSearch()
  return search.has('to') ? <MapOfPacket params={params} search={search.toString()} /> : <MapPart params={params} />
}

function MapOfPacket({ params, search }: { params: Params; search: string }) {
  const asked = useMemo(() => readAsked(new URLSearchParams(search)), [search])
  const { network, error, refresh, question, problems, evaluator } = useQuestion(params, asked)
  const found = useMemo(() => question && evaluator?.ask(question), [question, evaluator])
  return (
    <MapPart params={params} answer={found && 'answers' in found ? found.answers[0] : undefined}>
      {evaluator ? (
        <PacketNotice found={found} problems={problems} evaluator={evaluator} params={params} search={`?${search}`} />
      ) : (
        <NetworkComing
          params={params}
          what="Packet path"
          error={network ? undefined : error}
          onRetry={refresh}
          className="h-20 w-full"
        />
      )}
    </MapPart>
  )
}

const nowhere: ReadonlySet<string> = new Set()

function MapPart({ params, answer, children }: { params: Params; answer?: Answer | undefined; children?: ReactNode }) {
  const [search, go] = useListSearch()
  const q = search.get('q') ?? ''
  // What is opened in what a search has found is open there alone.
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [box, setBox] = useState<HTMLDivElement | null>(null)
  const zoom = useZoom(box)
  const data = useMapData(params, (id) => choices.get(`${q}\n${id}`) ?? choices.get(`\n${id}`))
  const { around, gateways, external, error, missing } = data
  const columns = useMemo(
    () => around && columnsOf({ around, gateways, external }, params),
    [around, gateways, external, params],
  )
  const way = useMemo(() => {
    if (!answer || !around) return undefined
    const ids = new Map(gateways?.map(({ gateway }) => [gateway.name, gateway.id]))
    return { ...wayOf(answer, around, ids), tone: verdictTones[verdictOf(answer)] }
  }, [answer, around, gateways])
  const shown = useMemo(() => {
    const opensItself = !way && (around?.interfaces.length ?? 0) <= fewInterfaces
    return (
      columns &&
      showOf(columns, {
        search: q,
        chosen: (id) => choices.get(`${q}\n${id}`),
        opensItself,
        way: way?.places ?? nowhere,
      })
    )
  }, [columns, way, around, q, choices])
  const toggle = useCallback(
    (one: ShownBox) => setChoices((now) => new Map(now).set(`${q}\n${one.box.id}`, !one.isOpen)),
    [q],
  )
  const clear = () => go(withValue(search, 'q', ''))
  if (!shown || !around)
    return (
      <NetworkComing params={params} what="Network map" error={error} onRetry={data.refresh} className="h-80 w-full" />
    )
  const { matches } = shown
  const percent = `${Math.round(zoom.factor * 100)}%`
  const isLarge = Object.values(Object.groupBy(around.interfaces, ({ subnetId }) => subnetId)).some(
    (all = []) => all.length > mostAsked,
  )
  return (
    <section aria-label="Network map" className="grid grid-cols-1 gap-3">
      <NetworkStale params={params} error={error} updatedAt={data.updatedAt} onRetry={data.refresh} />
      {missing.map((one) => (
        <FailureNotice key={one.what} {...one} onRetry={data.refresh} />
      ))}
      {children}
      <div className="flex flex-wrap items-center gap-2">
        <SearchBox label="Search map" search={search} go={go} onIntent={() => undefined} />
        <span role="status" className="text-sm text-ink-2">
          {matches !== undefined && plural(matches, 'match', 'matches')}
        </span>
        <div className="ms-auto flex items-center gap-1">
          <IconButton label="Zoom out" icon={<MinusIcon />} onClick={() => zoom.by(1 / zoomStep)} />
          <Button
            size="sm"
            variant="ghost"
            aria-label={`${percent}, fit to width`}
            title="Fit to width"
            onClick={zoom.fit}
          >
            {percent}
          </Button>
          <IconButton label="Zoom in" icon={<PlusIcon />} onClick={() => zoom.by(zoomStep)} />
          <RefreshButton updatedAt={data.updatedAt} onRefresh={data.refresh} />
        </div>
      </div>
      {matches === 0 ? (
        <EmptyState
          title="No matches"
          body="Nothing on the map contains this text."
          action={<Button onClick={clear}>Clear search</Button>}
        />
      ) : (
        <MapView
          label={`Network map of ${shortName(around.vpc)}`}
          columns={shown.columns}
          {...(way && { way })}
          zoom={zoom}
          box={box}
          onBox={setBox}
          onToggle={toggle}
        />
      )}
      {data.unread > 0 && (
        <p className="text-sm text-ink-2">The ephemeral IPs of {plural(data.unread, 'instance')} could not be read.</p>
      )}
      {isLarge && (
        <p className="text-sm text-ink-2">
          Ephemeral IPs are shown in open subnets of up to {mostAsked} interfaces; floating IPs always.
        </p>
      )}
    </section>
  )
}
