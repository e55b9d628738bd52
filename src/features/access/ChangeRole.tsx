import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { pickRow } from '../../kit/pick.ts'
import { Form } from '../../kit/form/Form.tsx'
import type { FormScreen } from '../../kit/spec.ts'
import { usePageParams } from '../../kit/use-params.ts'
import { Notice } from '../../ui/Notice.tsx'
import { changeForm } from './screens.ts'
import { levelOf, queryOptions, type Kind } from './sources.ts'

const rowOf = pickRow({ shape: { kind: 'page' }, fields: ['identityId'], param: 'identity' })

/** Gives somebody another role, and says so when it is what lets people decide about access at all. */
export function ChangeRole({ screen, kind }: { screen: FormScreen; kind: Kind }) {
  const params = usePageParams()
  const { data } = useQuery(queryOptions(kind, params))
  const row = rowOf(data, params)
  const name = typeof row?.['name'] === 'string' ? row['name'] : undefined
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
