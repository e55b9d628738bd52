import { use, useState } from 'react'

import { affinityGroupMemberInstanceAdd } from '../../../generated/api/sdk/experimental.gen.ts'
import type { AffinityGroup, AntiAffinityGroup, InstanceAutoRestartPolicy } from '../../../generated/api/types.gen.ts'
import { lackOfCall } from '../../api/lack-of-call.ts'
import { LackingNote } from '../../kit/form/LackingNote.tsx'
import { useFormContext } from '../../kit/form/form-context.ts'
import { UnservedContext } from '../../kit/form/use-unserved.ts'
import { useCandidates } from '../../kit/lookup/use-candidates.ts'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { affinityGroups, antiAffinityGroups, fieldOf } from './fields.ts'
import { ManyField } from './ManyField.tsx'
import { textsOf } from '../../lib/texts-of.ts'
import { FoldedSection } from './Section.tsx'
import { useProblemIn, useValue } from './use-value.ts'

/** Where it may run, and what happens when it fails. */
export function PlacementSection() {
  const { params } = useFormContext()
  const apart = textsOf(useValue('antiAffinityGroups').value)
  const together = textsOf(useValue('affinityGroups').value)
  const groups = [...apart, ...together]
  const platform = useValue('cpuPlatform').text
  const policy = useValue('autoRestartPolicy').text
  const problem = useProblemIn(['antiAffinityGroups', 'affinityGroups', 'cpuPlatform', 'autoRestartPolicy'])
  const [isApartWanted, setApartWanted] = useState(false)
  const [isTogetherWanted, setTogetherWanted] = useState(false)
  const toBeApart = useCandidates(antiAffinityGroups, params, { enabled: isApartWanted || apart.length > 0 })
  const toBeTogether = useCandidates(affinityGroups, params, { enabled: isTogetherWanted || together.length > 0 })
  const state = [
    groups.length === 0 ? 'No groups' : groups.length === 1 ? '1 group' : `${groups.length} groups`,
    platform === '' ? 'any CPU' : (labelOf('cpuPlatform', platform) ?? platform),
    policy === ('never' satisfies InstanceAutoRestartPolicy)
      ? 'no restart'
      : policy === ''
        ? 'default restart'
        : 'restart',
  ]
  const noGroups = lackOfCall(() => affinityGroupMemberInstanceAdd({ path: { affinityGroup: 'any', instance: 'any' } }))
  return (
    <FoldedSection title="Placement and recovery" state={state.join(', ')} hasProblem={problem !== undefined}>
      <ManyField
        path="antiAffinityGroups"
        label="Anti-affinity groups"
        one="Anti-affinity group"
        help="Instances of one group run on different sleds."
        candidates={toBeApart}
        hint={policyOf}
        onOpen={() => setApartWanted(true)}
      />
      {noGroups === undefined ? (
        <ManyField
          path="affinityGroups"
          label="Affinity groups"
          one="Affinity group"
          help="Instances of one group run close to each other. The instance is created stopped, joins them, and is started then."
          candidates={toBeTogether}
          hint={policyOf}
          onOpen={() => setTogetherWanted(true)}
        />
      ) : (
        <LackingNote label={fieldOf('affinityGroups').label} why={noGroups} />
      )}
      <Choice id="cpuPlatform" unset="Any" />
      <Choice id="autoRestartPolicy" unset="Default of the platform" />
    </FoldedSection>
  )
}

const policyOf = ({ policy }: AffinityGroup | AntiAffinityGroup): string =>
  policy === 'fail' ? 'or not at all' : 'where possible'

type ChoiceId = 'cpuPlatform' | 'autoRestartPolicy'

/** One of a few values, or none. */
function Choice({ id, unset }: { id: ChoiceId; unset: string }) {
  const { text, onChange, control, error } = useValue(id)
  const { label, help } = fieldOf(id)
  const unserved = use(UnservedContext)
  const why = unserved?.field(id)
  if (why !== undefined) return <LackingNote label={label} why={why} />
  return (
    <Field label={label} help={help} error={error} required={unserved?.needs(id) === true}>
      <Select {...control} value={text} onChange={onChange} options={optionsOf(id)} placeholder={unset} />
    </Field>
  )
}

function optionsOf(id: ChoiceId): { value: string; label: string }[] {
  const { widget } = fieldOf(id)
  return widget.kind === 'select' ? widget.options.map(({ value, label }) => ({ value: String(value), label })) : []
}

const labelOf = (id: ChoiceId, value: string): string | undefined =>
  optionsOf(id).find((option) => option.value === value)?.label
