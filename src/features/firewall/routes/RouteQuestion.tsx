import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useMemo, useState } from 'react'

import type { Params } from '../../../kit/spec.ts'
import { parseIp } from '../../../lib/ip.ts'
import { Combobox } from '../../../ui/Combobox.tsx'
import { Field } from '../../../ui/Field.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { ipEnd, type Surroundings } from '../network.ts'
import { NetworkComing, NetworkStale } from '../NetworkComing.tsx'
import { readAgain, surroundingsOptions } from '../network-query.ts'
import { createRouter } from '../routing.ts'
import { RouteLink } from './RouteLink.tsx'
import { routedText } from './words.ts'

/** Says which route the packets to an address take. */
export function RouteQuestion({ params }: { params: Params }) {
  const client = useQueryClient()
  const { data, error, dataUpdatedAt } = useQuery({ ...surroundingsOptions(params), throwOnError: false })
  const known = { params, error, onRetry: () => readAgain(client, params) }
  if (!data) return <NetworkComing {...known} what="VPC network" className="h-16 w-full max-w-2xl" />
  return (
    <>
      <NetworkStale {...known} updatedAt={dataUpdatedAt} />
      <Question around={data} params={params} />
    </>
  )
}

function Question({ around, params }: { around: Surroundings; params: Params }) {
  const [address, setAddress] = useState('')
  const [chosen, setChosen] = useState('')
  const answer = useId()
  const { subnets } = around
  const subnet = subnets.find(({ id }) => id === chosen) ?? subnets[0]
  const ip = parseIp(address.trim())
  const router = useMemo(() => createRouter(around), [around])
  // There may be thousands.
  const options = useMemo(() => subnets.map(({ id, name }) => ({ value: id, label: name })), [subnets])
  const routed = ip && subnet && router?.({ nic: { subnetId: subnet.id } }, ipEnd(around, ip))
  if (!subnet) return <p className="text-ink-2">Routes are for subnets, and this VPC has none.</p>
  return (
    <div className="grid max-w-2xl gap-x-4 gap-y-3 sm:grid-cols-2 [&>*]:mb-0">
      <Field label="From subnet">
        <Combobox value={subnet.id} options={options} onChange={(id) => setChosen(id ?? '')} />
      </Field>
      <Field label="To address" error={address === '' || ip ? undefined : 'Not a valid IP address'}>
        <TextInput
          mono
          placeholder="10.1.2.3"
          value={address}
          aria-describedby={answer}
          onChange={({ target }) => setAddress(target.value)}
        />
      </Field>
      <p id={answer} role="status" className="mt-3 wrap-anywhere sm:col-span-2">
        {routed ? (
          <>
            {routedText(routed)}
            {routed.route && (
              <>
                , route <RouteLink route={routed.route} network={around} params={params} />
              </>
            )}
          </>
        ) : (
          <span className="text-ink-2">Its route is shown here. The longest prefix wins.</span>
        )}
      </p>
    </div>
  )
}
