import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { isPartial, pickRow, wholeShape } from '../../kit/queries/pick.ts'
import { Form } from '../../kit/form/Form.tsx'
import type { FormScreen } from '../../kit/spec.ts'
import { usePageParams } from '../../kit/routing/use-params.ts'
import { Notice } from '../../ui/Notice.tsx'
import { changeForm } from './screens.ts'
import { accessQuery, levelOf, type Kind } from './sources.ts'

const rowOf = pickRow({ shape: wholeShape, fields: ['identityId'], param: 'identity' })

/** Gives somebody another role, and says so when it is what lets people decide about access at all. */
export function ChangeRole({ screen, kind }: { screen: FormScreen; kind: Kind }) {
  const params = usePageParams()
  const { data } = useQuery(accessQuery(kind, params))
  const row = rowOf(data, params)
  // By id as long as the name is on its way: no title to show.
  const isNamed = typeof row?.['name'] === 'string' && !(isPartial(data) && row['name'] === row['identityId'])
  const name = isNamed ? String(row?.['name']) : undefined
  const named = useMemo(() => changeForm(screen, name), [screen, name])
  const locksOut = row?.['locksOut'] === true
  return <Form screen={named} slots={locksOut ? { header: warnings[levelOf(kind)] } : undefined} />
}

const warning = (level: string) =>
  function LockOutWarning() {
    return (
      <div className="mb-4">
        <Notice tone="warning" title="This is what lets you decide about access">
          With another role than admin you can no longer change who has access to this {level}, nor take this back.
        </Notice>
      </div>
    )
  }

const warnings = { project: warning('project'), silo: warning('silo'), fleet: warning('system') }
