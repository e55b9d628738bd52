import { FieldView } from '../../kit/form/FieldView.tsx'
import { useFormContext } from '../../kit/form/form-context.ts'
import { useCandidates } from '../../kit/lookup/use-candidates.ts'
import { readPath } from '../../lib/condition.ts'
import { Combobox } from '../../ui/Combobox.tsx'
import { Field } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { fieldOf, floatingIps, pools } from './fields.ts'
import { InterfacesField } from './InterfacesField.tsx'
import { ManyField } from './ManyField.tsx'
import { Section } from './Section.tsx'
import { Segmented } from './Segmented.tsx'
import { useProblemIn, useValue } from './use-value.ts'

type Kind = 'default' | 'create' | 'none'

const kinds: readonly { value: Kind; label: string }[] = [
  { value: 'default', label: 'Default' },
  { value: 'create', label: 'Custom' },
  { value: 'none', label: 'None' },
]

const says: Readonly<Record<Kind, string>> = {
  default: 'One interface in the subnet “default” of the VPC “default”, with the lowest free address.',
  create: 'Up to eight interfaces in subnets of one VPC. The first one is the primary.',
  none: 'No interface: the instance reaches nothing and is reached by nothing, except over its serial console.',
}

/** How it reaches others, and is reached. */
export function NetworkSection() {
  const { params } = useFormContext()
  const tag = useValue('networkInterfaces.tag')
  const kind = kinds.find(({ value }) => value === tag.text)?.value ?? 'default'
  const own = useProblemIn(['networkInterfaces'])
  const floating = useCandidates(floatingIps, params, { enabled: true })
  return (
    <Section title="Networking">
      <Segmented label="Network interfaces" options={kinds} value={kind} onChange={tag.onChange} />
      <p className="-mt-2 mb-4 max-w-prose text-sm text-ink-2">{says[kind]}</p>
      {kind === 'create' && <InterfacesField />}
      {own !== undefined && kind !== 'create' && (
        <p role="alert" className="mb-4 text-sm text-danger">
          {own}
        </p>
      )}
      {kind !== 'none' && (
        <>
          <EphemeralIp />
          <ManyField
            path="floatingIps"
            label="Floating IPs"
            one="Floating IP"
            help="Addresses from outside that stay when the instance goes."
            candidates={floating}
            hint={(row) => String(readPath(row, 'ip') ?? '')}
            bar={(row) => (readPath(row, 'instanceId') ? 'Attached to another instance' : undefined)}
          />
        </>
      )}
    </Section>
  )
}

/** The pools of the silo; none chosen stands for its default. */
function EphemeralIp() {
  const { params } = useFormContext()
  const wanted = useValue('ephemeral')
  const pool = useValue('pool')
  const { rows, state } = useCandidates(pools, params, { enabled: true })
  const standard = rows.find((row) => readPath(row, 'isDefault') === true)
  const options = rows.map((row) => {
    const description = String(readPath(row, 'description') ?? '')
    return {
      value: String(readPath(row, 'id')),
      label: String(readPath(row, 'name')),
      hint: [readPath(row, 'isDefault') === true ? 'default' : '', description]
        .filter((part) => part !== '')
        .join(' · '),
    }
  })
  return (
    <>
      {state === 'complete' && !standard && (
        <div className="mb-4">
          <Notice tone="warning">
            The silo has no default IP pool. Without one the platform cannot give an instance the address that it uses
            for outgoing traffic.
          </Notice>
        </div>
      )}
      <FieldView field={fieldOf('ephemeral')} name="ephemeral" />
      {wanted.value === true && (
        <Field label="IP pool for ephemeral IP" error={pool.error} required={false}>
          <Combobox
            {...pool.control}
            value={pool.text === '' ? null : pool.text}
            onChange={(id) => pool.onChange(id ?? '')}
            options={options}
            clearable
            loading={state === 'loading'}
            partial={state === 'loading'}
            valueText={state === 'loading' ? '' : undefined}
            placeholder={standard ? `${String(readPath(standard, 'name'))} (default)` : 'Default pool of the silo'}
            emptyText={state === 'failed' ? 'Could not load IP pools' : 'No pools available'}
          />
        </Field>
      )}
    </>
  )
}
