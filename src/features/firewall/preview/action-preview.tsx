/** What an action on rules does to traffic, below its question. */
import { type ComponentType, useMemo } from 'react'

import type { ActionPreviewProps, Confirmation } from '../../../kit/confirmation.ts'
import { writeJson } from '../../../api/json.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'
import type { RuleChange } from '../document.ts'
import type { Rule } from '../evaluate.ts'

const ChangePreview = lazyPart(() => import('./ChangePreview.tsx').then((module) => module.ChangePreview))

const nothing = {}

/** The rules after a change of some of them; undefined when one is gone meanwhile. */
function after(
  change: RuleChange,
  rules: readonly Rule[],
  scope: Pick<ActionPreviewProps, 'rows' | 'form' | 'params'>,
) {
  const { rows, form, params } = scope
  try {
    return rows.reduce((items, row) => change({ row, form, params, parent: nothing, me: nothing }, items), rules)
  } catch {
    return undefined
  }
}

export function actionPreview(change: RuleChange): ComponentType<ActionPreviewProps> {
  return function ActionPreview({ rows, form, params }: ActionPreviewProps) {
    const key = writeJson([rows.map(({ name }) => name), form])
    // The rows of a question are made anew with every drawing.
    // oxlint-disable-next-line react/exhaustive-deps
    const next = useMemo(() => (rules: readonly Rule[]) => after(change, rules, { rows, form, params }), [key, params])
    return <ChangePreview params={params} next={next} />
  }
}

/** Whether a change of a rule changes any traffic: otherwise there is nothing to ask. */
export const changesTraffic =
  (change: RuleChange): NonNullable<Confirmation['needed']> =>
  async ({ row, params }) => {
    const [{ readNetwork }, { changesOf }] = await Promise.all([import('../use-network.ts'), import('./changes.ts')])
    const network = await readNetwork(params)
    const next = after(change, network.rules, { rows: [row], form: nothing, params })
    return next !== undefined && changesOf(network, next).list?.length !== 0
  }
