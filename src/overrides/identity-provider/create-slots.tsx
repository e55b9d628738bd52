import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'

import { screen as siloPage } from '../../../generated/screens/silo/detail.gen.tsx'
import type { Slots } from '../../../generated/screens/slots.gen.ts'
import { useFormContext } from '../../kit/form/form-context.ts'
import { useParentRow } from '../../kit/routing/use-parent-row.ts'
import type { FieldSlotProps } from '../../kit/slots.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { signInUrl } from './sign-in-url.ts'

/** A new identity provider: its addresses follow from the silo and the name. */
const slots: Slots['identity_provider.create'] = {
  notes: { name: SignInNote },
  fields: { acsUrl: AcsUrl },
}

/** Where providers of this silo are reached, and what is typed as the name of this one. */
function useAddress(): { prefix: string; name: string } {
  const { params, methods } = useFormContext()
  const { name: silo = params['silo'] ?? '' } = useParentRow(siloPage)
  const held: unknown = useWatch({ control: methods.control, name: 'name' })
  return {
    prefix: signInUrl(window.location, silo),
    name: typeof held === 'string' ? held : '',
  }
}

function SignInNote() {
  const { prefix, name } = useAddress()
  return (
    <p className="text-sm wrap-anywhere text-ink-2">
      Sign-in URL: <span className="font-mono">{`${prefix}${name === '' ? '…' : name}`}</span>
    </p>
  )
}

function AcsUrl({ value, onChange }: FieldSlotProps) {
  const { prefix, name } = useAddress()
  const text = typeof value === 'string' ? value : ''
  const url = name === '' ? '' : `${prefix}${name}`
  const [choice, setChoice] = useState<boolean>()
  const [made, setMade] = useState('')
  // Any other address came from a draft: it was typed, also where it begins like the standard one.
  const isStandard = choice ?? (text === '' || text === url || text === made)
  useEffect(() => {
    if (!isStandard || text === url) return
    onChange(url)
    // oxlint-disable-next-line react/set-state-in-effect -- with the value that the form gets, not before
    setMade(url)
  }, [isStandard, text, url, onChange])
  return (
    <div className="grid gap-2">
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1">
          <TextInput
            value={text}
            onChange={onChange}
            readOnly={isStandard}
            placeholder={isStandard ? `${prefix}…` : undefined}
          />
        </div>
        {isStandard && url !== '' && <CopyButton text={url} label="Copy ACS URL" />}
      </div>
      <Checkbox
        label="Use standard ACS URL"
        checked={isStandard}
        onChange={(event) => setChoice(event.target.checked)}
      />
    </div>
  )
}

export default slots
