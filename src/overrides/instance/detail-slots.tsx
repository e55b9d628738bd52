import { instanceNetworkingPath } from '../../../generated/model/paths.gen.ts'
import { screen as externalIps } from '../../../generated/screens/instance-external-ip/list.gen.tsx'
import { screen as interfaces } from '../../../generated/screens/instance-network-interface/list.gen.tsx'
import type { Slots } from '../../../generated/screens/slots.gen.ts'
import { vpcLookup } from '../../../generated/screens/vpc/lookup.gen.ts'
import type { Instance } from '../../../generated/api/types.gen.ts'
import { reachableAt } from '../../features/instance/addresses.ts'
import { FailureNotice } from '../../features/instance/FailureNotice.tsx'
import { IpLink } from '../../features/instance/IpLink.tsx'
import { NotRead } from '../../kit/feedback/ErrorText.tsx'
import { RefView } from '../../kit/cells/RefView.tsx'
import { useWholeRows, type WholeRows } from '../../kit/list/use-whole-rows.ts'
import { useCandidates } from '../../kit/lookup/use-candidates.ts'
import { fill } from '../../kit/selectors.ts'
import { usePageParams } from '../../kit/routing/use-params.ts'
import { EmptyValue } from '../../ui/EmptyValue.tsx'
import { Link, textLinkClass } from '../../ui/Link.tsx'
import { Property } from '../../ui/PropertiesTable.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

const Failure = ({ row }: { row: Instance }) => <FailureNotice instance={row} />

/** Few: the others are on the networking tab. */
const shown = 2

function Network() {
  const params = usePageParams()
  const ips = useWholeRows(externalIps, { params, enabled: true })
  const nics = useWholeRows(interfaces, { params, enabled: true })
  const primary = nics.rows.find((nic) => nic.primary)
  const vpc = primary?.vpcId
  const vpcs = useCandidates(vpcLookup, params, { enabled: vpc !== undefined })
  const reachable = reachableAt(ips.rows)
  const isLoading = (rows: typeof ips | typeof nics) => rows.end === undefined && rows.error === undefined
  // Nothing known is not the same as none.
  const isKnown = (rows: typeof ips | typeof nics) => rows.end !== undefined
  return (
    <>
      <Property label="VPC">
        {isLoading(nics) && <Skeleton className="h-4 w-24" />}
        {isKnown(nics) && <RefView value={vpc} lookup={vpcLookup} candidates={vpcs} params={params} />}
        <Failed of={nics} />
      </Property>
      <Property label="External IPs">
        {isLoading(ips) && <Skeleton className="h-4 w-24" />}
        {isKnown(ips) &&
          (reachable.length === 0 ? (
            <EmptyValue />
          ) : (
            <span className="inline-flex flex-wrap items-center gap-x-3">
              {reachable.slice(0, shown).map((ip) => (
                <IpLink key={ip} ip={ip} />
              ))}
              {reachable.length > shown && (
                <Link to={fill(instanceNetworkingPath, params)} className={textLinkClass}>
                  {reachable.length - shown} more
                </Link>
              )}
            </span>
          ))}
        <Failed of={ips} />
      </Property>
    </>
  )
}

const Failed = ({ of: { end, error, refresh } }: { of: Pick<WholeRows, 'end' | 'error' | 'refresh'> }) =>
  error !== undefined && <NotRead error={error} isKnown={end !== undefined} onRetry={refresh} />

/** The page of an instance: what is known of it elsewhere, and what happens after a failure. */
const slots: Slots['instance.detail'] = { header: Failure, properties: Network }

export default slots
