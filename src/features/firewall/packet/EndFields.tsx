import { Combobox } from '../../../ui/Combobox.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import type { Network } from '../network.ts'
import { type AskedEnd, endKinds, endOptions } from './question.ts'

const kindLabels: Readonly<Record<AskedEnd['kind'], string>> = {
  instance: 'Instance',
  nic: 'Network interface',
  subnet: 'Subnet',
  ip: 'IP address',
  internet: 'Internet',
}

const kinds = endKinds.map((value) => ({ value, label: kindLabels[value] }))

export interface EndFieldsProps {
  label: string
  end: AskedEnd
  error: string | undefined
  network: Network | undefined
  /** The network is not on its way. */
  isUnread: boolean
  onChange: (end: AskedEnd) => void
}

/** One end of the packet: what kind of thing it is, and which. */
export function EndFields({ label, end, error, network, isUnread, onChange }: EndFieldsProps) {
  const { kind, text } = end
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className="[&>*]:mb-2">
        <Field label={label}>
          <Select
            value={kind}
            placeholder={false}
            options={kinds}
            onChange={({ target }) => {
              const next = endKinds.find((one) => one === target.value)
              if (next) onChange({ kind: next, text: '' })
            }}
          />
        </Field>
      </div>
      {kind === 'internet' ? (
        <p className="mb-5 text-sm text-ink-2">Any address outside the VPC</p>
      ) : (
        <Field label={kindLabels[kind]} error={error}>
          {kind === 'ip' ? (
            <TextInput
              mono
              placeholder="10.0.0.1"
              value={text}
              onChange={({ target }) => onChange({ kind, text: target.value })}
            />
          ) : (
            <Combobox
              value={text === '' ? null : text}
              options={network ? endOptions(kind, network) : []}
              loading={!network && !isUnread}
              disabledReason={isUnread ? 'Not read yet' : undefined}
              placeholder="Choose one"
              emptyText={kind === 'subnet' ? 'No subnets' : 'No instances in this VPC'}
              onChange={(value) => onChange({ kind, text: value ?? '' })}
            />
          )}
        </Field>
      )}
    </fieldset>
  )
}
