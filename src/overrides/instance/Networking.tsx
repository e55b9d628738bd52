import { Outlet } from 'react-router'

import type { ExternalIp, InstanceNetworkInterface } from '../../../generated/api/types.gen.ts'
import { screen as externalIps } from '../../../generated/screens/instance-external-ip/list.gen.tsx'
import { screen as interfaces } from '../../../generated/screens/instance-network-interface/list.gen.tsx'
import type { Slots } from '../../../generated/screens/slots.gen.ts'
import { vpcSubnetLookup } from '../../../generated/screens/vpc-subnet/lookup.gen.ts'
import { byKind } from '../../features/instance/addresses.ts'
import { InstanceButton } from '../../features/instance/InstanceButton.tsx'
import { IpLink } from '../../features/instance/IpLink.tsx'
import { RefView } from '../../kit/cells/RefView.tsx'
import { Section } from '../../kit/list/Section.tsx'
import { useWholeRows, wholeOptions, type WholeRows } from '../../kit/list/use-whole-rows.ts'
import { useCandidates } from '../../kit/lookup/use-candidates.ts'
import type { Params } from '../../kit/spec.ts'
import { usePageParams } from '../../kit/routing/use-params.ts'
import { plainNumber } from '../../lib/numbers.ts'
import { partOf } from '../../lib/variants.ts'
import { Badge } from '../../ui/Badge.tsx'
import { CopyText } from '../../ui/CopyButton.tsx'
import { EmptyValue } from '../../ui/EmptyValue.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { NameText } from '../../ui/NameText.tsx'

/** Asked before the page is shown. */
export const queries = (params: Params) => [wholeOptions(externalIps, params), wholeOptions(interfaces, params)]

const mostExternalIps = 32
const mostInterfaces = 8

/** At which addresses an instance is reached, and which networks it is in. */
export default function Networking() {
  const params = usePageParams()
  const addresses = useWholeRows(externalIps, { params, enabled: true })
  const nics = useWholeRows(interfaces, { params, enabled: true })
  return (
    <>
      <Section
        screen={externalIps}
        order={byKind}
        fits={fitsKind}
        slots={{ columns: ipColumns }}
        actions={
          <>
            <InstanceButton action="attachEphemeralIp" reason={noEphemeral(addresses, nics)} />
            <InstanceButton
              action="attachFloatingIp"
              reason={
                addresses.rows.length >= mostExternalIps
                  ? `An instance can have ${mostExternalIps} external IPs at most`
                  : undefined
              }
            />
          </>
        }
      />
      <Section
        screen={interfaces}
        slots={{ columns: nicColumns }}
        help={`Up to ${mostInterfaces} interfaces, each in another subnet of one VPC. The primary one takes the traffic of external IPs.`}
      />
      {/* Forms of network interfaces open over the page. */}
      <Outlet />
    </>
  )
}

function noEphemeral(addresses: WholeRows<ExternalIp>, nics: WholeRows<InstanceNetworkInterface>): string | undefined {
  if (addresses.rows.some((row) => row.kind === 'ephemeral')) return 'The instance has an ephemeral IP already'
  if (nics.end !== undefined && nics.rows.length === 0) return 'The instance has no network interface'
  return undefined
}

/** Each kind is detached in a way of its own; shared addresses belong to the instance as long as it lives. */
function fitsKind(id: string, row: ExternalIp): boolean {
  if (id === 'detachEphemeral') return row.kind === 'ephemeral'
  return id !== 'detachFloating' || row.kind !== 'ephemeral'
}

const ipColumns: NonNullable<Slots['instance_external_ip.list']['columns']> = {
  ip: ({ row }) => {
    const ip = partOf(row, 'ip')
    if (ip === undefined) return <EmptyValue />
    return row.kind === 'snat' ? (
      <span className="inline-flex items-center gap-1.5">
        <CopyText text={ip} />
        <Tooltip content="The address is shared: these are the ports of this instance, for outgoing traffic only">
          <button type="button" className="rounded-sm">
            <Badge>
              {plainNumber(row.firstPort)}–{plainNumber(row.lastPort)}
            </Badge>
          </button>
        </Tooltip>
      </span>
    ) : (
      <IpLink ip={ip} />
    )
  },
}

const nicColumns: NonNullable<Slots['instance_network_interface.list']['columns']> = {
  name: ({ row }) => (
    <span className="inline-flex items-center gap-1.5">
      <span className="font-medium">
        <NameText text={row.name} />
      </span>
      {row.primary && <Badge tone="info">primary</Badge>}
    </span>
  ),
  ip: ({ row }) => <CopyText text={row.ip} />,
  subnetId: ({ row }) => <SubnetName vpc={row.vpcId} subnet={row.subnetId} />,
}

function SubnetName({ vpc, subnet }: { vpc: string; subnet: string }) {
  const params = { ...usePageParams(), vpc }
  const candidates = useCandidates(vpcSubnetLookup, params, { enabled: true })
  return <RefView value={subnet} lookup={vpcSubnetLookup} candidates={candidates} params={params} />
}
