import { useWatch } from 'react-hook-form'

import { screen as pools } from '../../../generated/screens/ip-pool-silo/silo-list.gen.tsx'
import { siloLookup } from '../../../generated/screens/silo/lookup.gen.ts'
import { useFormContext } from '../../kit/form/form-context.ts'
import { useWholeRows } from '../../kit/list/use-whole-rows.ts'
import { useCandidates } from '../../kit/lookup/use-candidates.ts'
import { NameText } from '../../ui/NameText.tsx'
import { Notice } from '../../ui/Notice.tsx'

/** Which pool is no longer the default of the silo once this one is. */
export function DefaultNote() {
  const { params, methods } = useFormContext()
  const [isDefault, chosen]: readonly unknown[] = useWatch({ control: methods.control, name: ['isDefault', 'silo'] })
  // On the page of a silo it is that one, on that of a pool the one that is chosen.
  const silo = params['silo'] ?? (typeof chosen === 'string' ? chosen : '')
  const isAsked = isDefault === true && silo !== ''
  const { rows } = useWholeRows(pools, { params: { ...params, silo }, enabled: isAsked })
  const { rows: silos } = useCandidates(siloLookup, params, { enabled: isAsked })
  const former = rows.find((row) => row.isDefault)
  if (!isAsked || former === undefined) return null
  const known = silos.find((row) => row.id === silo || row.name === silo)
  const name = known?.name ?? silo
  return (
    <Notice tone="warning" live>
      <NameText text={former.name} /> is the default pool of <NameText text={name} /> now. It stays linked, but is no
      longer the default.
    </Notice>
  )
}
