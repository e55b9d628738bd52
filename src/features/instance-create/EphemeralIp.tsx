import { useEffect } from 'react'

import { FieldView } from '../../kit/form/FieldView.tsx'
import { useFormContext } from '../../kit/form/form-context.ts'
import { useCandidates } from '../../kit/lookup/use-candidates.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { fieldOf, pools } from './fields.ts'
import { useValue } from './use-value.ts'

/** A public address out of a pool. @param reason why there can be none */
export function EphemeralIp({ reason }: { reason: string | undefined }) {
  const { params, propose } = useFormContext()
  const wanted = useValue('ephemeral')
  const { rows, state } = useCandidates(pools, params, { enabled: true })
  const isKnown = state === 'complete'
  const hasDefault = rows.some(({ isDefault }) => isDefault)
  const isLacking = isKnown && !hasDefault
  useEffect(() => {
    if (isLacking) propose('ephemeral', false)
  }, [isLacking, propose])

  const field = fieldOf('ephemeral')
  const isWanted = wanted.value === true
  const isOff = reason !== undefined || (isKnown && rows.length === 0 && !isWanted)
  return (
    <>
      <div className="mb-5">
        <Checkbox
          {...wanted.control}
          label={field.label}
          help={reason ?? (isLacking ? lackText(rows.length) : field.help)}
          disabled={isOff}
          checked={isWanted && !isOff}
          onChange={(event) => wanted.onChange(event.target.checked)}
        />
      </div>
      {isWanted && !isOff && <FieldView field={fieldOf('pool')} name="pool" />}
    </>
  )
}

const lackText = (count: number): string =>
  count === 0
    ? 'No IP pool is linked to the silo'
    : 'The silo has no default IP pool. The platform may need one for outgoing traffic.'
