import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { Notice } from '../../ui/Notice.tsx'
import { Form } from '../form/Form.tsx'
import { isPartial, pickRow, wholeShape } from '../queries/pick.ts'
import { usePageParams } from '../routing/use-params.ts'
import { named, type AccessForm } from './screens.ts'
import { accessQuery } from './sources.ts'

const rowOf = pickRow({ shape: wholeShape, fields: ['identityId'], param: 'identity' })

/** Gives somebody another role, and says so when it is what lets people decide about access at all. */
export function ChangeAccess({ screen }: { screen: AccessForm }) {
  const params = usePageParams()
  const { policy } = screen
  const { data } = useQuery(accessQuery(policy, params))
  const row = rowOf(data, params)
  // By id as long as the name is on its way: no title to show.
  const isNamed = typeof row?.['name'] === 'string' && !(isPartial(data) && row['name'] === row['identityId'])
  const name = isNamed ? String(row?.['name']) : undefined
  const shown = useMemo(() => named(screen, name), [screen, name])
  const warning = useMemo(() => ({ header: lockOutWarning(policy.place) }), [policy])
  return <Form screen={shown} slots={row?.['locksOut'] === true ? warning : undefined} />
}

const lockOutWarning = (place: string) =>
  function LockOutWarning() {
    return (
      <div className="mb-4">
        <Notice tone="warning" title="This is what lets you decide about access">
          With another role than admin you can no longer change who has access to this {place}, nor take this back.
        </Notice>
      </div>
    )
  }
