import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'

import type { Slots } from '../../../../generated/screens/slots.gen.ts'
import { useFormContext } from '../../../kit/form/form-context.ts'
import { longList } from '../../../kit/form/held-list.ts'
import { asBody } from '../../../kit/values.ts'
import { isPlainObject } from '../../../lib/plain-object.ts'
import type { Rule } from '../evaluate.ts'
import { ChangePreview } from './ChangePreview.tsx'

/** What the form asks for. */
type Asked = keyof NonNullable<Slots['vpc_firewall_rule.edit']['fields']>

const noFiles: ReadonlyMap<File, string> = new Map()

/** Below the fields of a rule: what it changes as it is filled in. */
export function RulePreview({ isEdit }: { isEdit: boolean }) {
  const { methods, context, params, bodyOf, problemsOf } = useFormContext()
  const values: unknown = useWatch({ control: methods.control })
  const row = isPlainObject(context.row) && context.row
  const next = useMemo(() => {
    if (longList(values)) return () => undefined
    // A name decides nothing.
    const isUnfinished = [...problemsOf(values).keys()].some((path) => path !== 'name' && path !== 'description')
    if (isUnfinished) return () => undefined
    const rule = asBody<Rule, Asked>({ ...(isEdit && row), ...bodyOf(values, noFiles) })
    const former = isEdit ? params['rule'] : undefined
    return (rules: readonly Rule[]) => [...rules.filter(({ name }) => name !== former), rule]
    // What is filled in and what the server has is all that these functions read.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [values, row, isEdit])
  return <ChangePreview params={params} next={next} />
}
