import { vpcDetailPath } from '../../../generated/model/paths.gen.ts'
import type { Vpc } from '../../../generated/api/types.gen.ts'
import type { Slots } from '../../../generated/screens/slots.gen.ts'
import { NameLink } from '../../kit/links/NameLink.tsx'
import { usePageParams } from '../../kit/routing/use-params.ts'
import { fill, partOf } from '../../kit/selectors.ts'
import { Badge } from '../../ui/Badge.tsx'

/** VPCs: the one that instances are put into when nobody says otherwise is marked. */
const slots: Slots['vpc.list'] = { columns: { name: Name } }

// The platform finds it by its name (server-behaviour §8.2).
const defaultName = 'default'

function Name({ row: { name, id } }: { row: Vpc }) {
  const params = usePageParams()
  return (
    <span className="inline-flex items-center gap-2">
      <NameLink own name={name} to={() => fill(vpcDetailPath, { ...params, vpc: partOf(name, id) })} />
      {name === defaultName && <Badge>Default</Badge>}
    </span>
  )
}

export default slots
