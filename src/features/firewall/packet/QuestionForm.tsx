import { icmpCodes, icmpTypes, numberAndName, parseIcmpNumber } from '../../../lib/icmp.ts'
import { Combobox } from '../../../ui/Combobox.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import type { Network } from '../network.ts'
import { EndFields } from './EndFields.tsx'
import { type Asked, asks, type Problems, protocols } from './question.ts'

const protocolOptions = protocols.map((value) => ({ value, label: value.toUpperCase() }))

const askLabels: Readonly<Record<Asked['rules'], string>> = {
  both: 'Inbound and outbound',
  inbound: 'Inbound only',
  outbound: 'Outbound only',
}
const askOptions = asks.map((value) => ({ value, label: askLabels[value] }))

export interface QuestionFormProps {
  asked: Asked
  problems: Problems
  network: Network | undefined
  /** It is not on its way. */
  isUnread: boolean
  onChange: (change: Partial<Asked>) => void
}

/** What is sent from where to where. There is nothing to submit: the answer follows what is filled in. */
export function QuestionForm({ asked, problems, network, isUnread, onChange }: QuestionFormProps) {
  const { from, to, protocol, port, icmpType, icmpCode, rules } = asked
  return (
    <form aria-label="Packet" onSubmit={(event) => event.preventDefault()}>
      <EndFields
        label="Source"
        end={from}
        error={problems.from}
        network={network}
        isUnread={isUnread}
        onChange={(end) => onChange({ from: end })}
      />
      <EndFields
        label="Destination"
        end={to}
        error={problems.to}
        network={network}
        isUnread={isUnread}
        onChange={(end) => onChange({ to: end })}
      />
      <div className="grid grid-cols-2 gap-x-3">
        <Field label="Protocol">
          <Select
            value={protocol}
            placeholder={false}
            options={protocolOptions}
            onChange={({ target }) => onChange({ protocol: protocols.find((one) => one === target.value) ?? protocol })}
          />
        </Field>
        {protocol !== 'icmp' && (
          <Field label="Port" error={problems.port}>
            <TextInput inputMode="numeric" value={port} onChange={({ target }) => onChange({ port: target.value })} />
          </Field>
        )}
      </div>
      {protocol === 'icmp' && (
        <>
          <NumberChoice
            label="ICMP type"
            value={icmpType}
            names={icmpTypes}
            error={problems.icmpType}
            // The codes of another type mean something else.
            onChange={(text) => onChange({ icmpType: text, icmpCode: '0' })}
          />
          <NumberChoice
            label="ICMP code"
            value={icmpCode}
            names={icmpCodes(parseIcmpNumber(icmpType))}
            error={problems.icmpCode}
            onChange={(text) => onChange({ icmpCode: text })}
          />
        </>
      )}
      <Field label="Rules">
        <Select
          value={rules}
          placeholder={false}
          options={askOptions}
          onChange={({ target }) => onChange({ rules: asks.find((one) => one === target.value) ?? rules })}
        />
      </Field>
    </form>
  )
}

interface NumberChoiceProps {
  label: string
  value: string
  names: ReadonlyMap<number, string>
  error: string | undefined
  onChange: (text: string) => void
}

/** A number, those with a name to choose from. */
function NumberChoice({ label, value, names, error, onChange }: NumberChoiceProps) {
  return (
    <Field label={label} error={error}>
      <Combobox
        free
        value={value === '' ? null : value}
        options={[...names.keys()].map((number) => ({ value: String(number), label: numberAndName(number, names) }))}
        onChange={(text) => onChange(text ?? '')}
      />
    </Field>
  )
}
