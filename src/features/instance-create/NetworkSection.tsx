import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'

import { floatingIpCreatePath, vpcCreatePath } from '../../../generated/model/paths.gen.ts'
import { asItems } from '../../kit/form/empty.ts'
import { useFormContext } from '../../kit/form/form-context.ts'
import type { Candidates } from '../../kit/lookup/names.ts'
import { useCandidates } from '../../kit/lookup/use-candidates.ts'
import { fill } from '../../kit/selectors.ts'
import { holds, readPath } from '../../lib/condition.ts'
import { Notice } from '../../ui/Notice.tsx'
import { CreateLink } from './CreateLink.tsx'
import { EphemeralIp } from './EphemeralIp.tsx'
import { floatingIps, isSpareAddress } from './fields.ts'
import { InterfacesField } from './InterfacesField.tsx'
import { ManyField } from './ManyField.tsx'
import { textsOf } from '../../lib/texts-of.ts'
import { Section } from './Section.tsx'
import { Segmented } from '../../kit/form/Segmented.tsx'
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

const loadVpcForm = () => import('../../../generated/screens/vpc/create.gen.tsx').then(({ screen }) => screen)
const loadFloatingIpForm = () =>
  import('../../../generated/screens/floating-ip/create.gen.tsx').then(({ screen }) => screen)

/** How it reaches others, and is reached. */
export function NetworkSection({ vpcs }: { vpcs: Candidates }) {
  const tag = useValue('networkInterfaces.tag')
  const kind = kinds.find(({ value }) => value === tag.text)?.value ?? 'default'
  const own = useProblemIn(['networkInterfaces'])
  const { methods } = useFormContext()
  const interfaces: unknown = useWatch({ control: methods.control, name: 'networkInterfaces.variants.create.params' })
  const hasNoInterface = kind === 'create' && asItems(interfaces).length === 0
  return (
    <Section title="Networking">
      <NoVpc vpcs={vpcs} />
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
          <EphemeralIp reason={hasNoInterface ? 'Add a network interface first' : undefined} />
          <FloatingIps />
        </>
      )}
    </Section>
  )
}

/** Without a VPC there is nothing that an interface could be in. Says so only once it is known. */
function NoVpc({ vpcs }: { vpcs: Candidates }) {
  const { params, propose, start } = useFormContext()
  const isNone = vpcs.state === 'complete' && vpcs.rows.length === 0
  const first: unknown = readPath(start, 'networkInterfaces.tag')
  useEffect(() => {
    if (!isNone) return
    propose('networkInterfaces.tag', 'none')
    return () => propose('networkInterfaces.tag', first)
  }, [isNone, first, propose])
  if (!isNone) return null
  return (
    <div className="mb-4">
      <Notice tone="neutral">
        The project has no VPC: the instance gets no network interface.{' '}
        <CreateLink label="Create a VPC" to={fill(vpcCreatePath, params)} load={loadVpcForm} />
      </Notice>
    </div>
  )
}

function FloatingIps() {
  const { params } = useFormContext()
  const floating = useCandidates(floatingIps, params, { enabled: true })
  const { value, onChange } = useValue('floatingIps')
  const isNone = floating.state === 'complete' && floating.rows.length === 0
  return (
    <ManyField
      path="floatingIps"
      label="Floating IPs"
      one="Floating IP"
      help={isNone ? 'The project has no floating IPs' : 'Public IPs you keep'}
      candidates={floating}
      hint={({ ip }) => ip}
      bar={(row) => (holds(isSpareAddress, row) === false ? 'Attached to another instance' : undefined)}
      action={
        <CreateLink
          label="Create a floating IP"
          to={fill(floatingIpCreatePath, params)}
          load={loadFloatingIpForm}
          onCreated={({ id }) => onChange([...textsOf(value), id])}
        />
      }
    />
  )
}
