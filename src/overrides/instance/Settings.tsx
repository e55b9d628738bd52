import type { AffinityGroup, AntiAffinityGroup } from '../../../generated/api/types.gen.ts'
import { idField } from '../../../generated/model/conventions.gen.ts'
import { screen as affinity } from '../../../generated/screens/affinity-group/instance-list.gen.tsx'
import { screen as antiAffinity } from '../../../generated/screens/anti-affinity-group/instance-list.gen.tsx'
import { screen as page } from '../../../generated/screens/instance/detail.gen.tsx'
import type { Slots } from '../../../generated/screens/slots.gen.ts'
import { affinityGroupLookup } from '../../../generated/screens/affinity-group/lookup.gen.ts'
import { antiAffinityGroupLookup } from '../../../generated/screens/anti-affinity-group/lookup.gen.ts'
import { AutoRestart } from '../../features/instance/AutoRestart.tsx'
import { InstanceButton } from '../../features/instance/InstanceButton.tsx'
import { SizeAndBoot } from '../../features/instance/SizeAndBoot.tsx'
import { pathOf } from '../../kit/links/links.ts'
import { Section } from '../../kit/list/Section.tsx'
import { useWholeRows, wholeOptions } from '../../kit/list/use-whole-rows.ts'
import { valuesAt } from '../../kit/lookup/names.ts'
import { useCandidates } from '../../kit/lookup/use-candidates.ts'
import { useParentRow } from '../../kit/routing/use-parent-row.ts'
import type { ListScreen, Lookup, Params } from '../../kit/spec.ts'
import { usePageParams } from '../../kit/routing/use-params.ts'
import { Link, textLinkClass } from '../../ui/Link.tsx'
import { NameText } from '../../ui/NameText.tsx'

/** Asked before the page is shown. */
export const queries = (params: Params) => [wholeOptions(antiAffinity, params), wholeOptions(affinity, params)]

/** Where an instance runs, and what happens when it fails. */
export default function Settings() {
  const instance = useParentRow(page)
  return (
    <>
      <Section
        screen={antiAffinity}
        help="The instances of such a group are kept on different hardware."
        slots={{ columns: antiAffinityColumns }}
        actions={<AddToGroup action="addToAntiAffinityGroup" screen={antiAffinity} lookup={antiAffinityGroupLookup} />}
      />
      <Section
        screen={affinity}
        help="The instances of such a group are kept close together."
        slots={{ columns: affinityColumns }}
        actions={<AddToGroup action="addToAffinityGroup" screen={affinity} lookup={affinityGroupLookup} />}
      />
      <AutoRestart instance={instance} />
      <SizeAndBoot instance={instance} />
    </>
  )
}

const antiAffinityColumns: NonNullable<Slots['anti_affinity_group.instance.list']['columns']> = {
  name: ({ row }) => <GroupName row={row} lookup={antiAffinityGroupLookup} />,
}

const affinityColumns: NonNullable<Slots['affinity_group.instance.list']['columns']> = {
  name: ({ row }) => <GroupName row={row} lookup={affinityGroupLookup} />,
}

type Group = AffinityGroup | AntiAffinityGroup

function GroupName({ row, lookup }: { row: Group; lookup: Lookup<Group> }) {
  const params = usePageParams()
  const to = lookup.to && pathOf(lookup.to, row, params)
  const name = <NameText text={row.name} />
  return to === undefined ? (
    name
  ) : (
    <Link to={to} className={textLinkClass}>
      {name}
    </Link>
  )
}

interface AddToGroupProps {
  action: 'addToAntiAffinityGroup' | 'addToAffinityGroup'
  screen: ListScreen<Group>
  lookup: Lookup<Group>
}

function AddToGroup({ action, screen, lookup }: AddToGroupProps) {
  const params = usePageParams()
  const mine = useWholeRows(screen, { params, enabled: true })
  const all = useCandidates(lookup, params, { enabled: true })
  return <InstanceButton action={action} reason={all.state === 'complete' ? noGroup(all.rows, mine.rows) : undefined} />
}

function noGroup(all: readonly Group[], mine: readonly Group[]): string | undefined {
  if (all.length === 0) return 'The project has no such group yet'
  // Found out once per list, however long it is, and not with each render.
  const ids = valuesAt(mine, idField)
  return [...valuesAt(all, idField)].every((id) => ids.has(id))
    ? 'The instance is in every such group already'
    : undefined
}
