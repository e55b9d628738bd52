/** What an action on rules does to traffic, below its question. */
import { type ComponentType, useMemo } from 'react'

import type { Change } from '../../../kit/queries/document.ts'
import type { ActionPreviewProps } from '../../../kit/confirmation.ts'
import type { Params, Row } from '../../../kit/spec.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { asRules } from '../document.ts'
import type { Rule } from '../evaluate.ts'

const ChangePreview = lazyPart(() => import('./ChangePreview.tsx').then((module) => module.ChangePreview))

const nothing: Row = {}

/** The rules after a change of some of them; undefined when one is gone meanwhile. */
function after(change: Change, rules: readonly Rule[], scope: Pick<ActionPreviewProps, 'rows' | 'form' | 'params'>) {
  const { rows, form, params } = scope
  const start: readonly Row[] = rules.map((rule) => ({ ...rule }))
  try {
    return asRules(
      rows.reduce((items, row) => change({ row, form, params, parent: nothing, me: nothing }, items), start),
    )
  } catch {
    return undefined
  }
}

export function actionPreview(change: Change): ComponentType<ActionPreviewProps> {
  return function ActionPreview({ rows, form, params }: ActionPreviewProps) {
    const key = JSON.stringify([rows.map(({ name }) => name), form])
    // The rows of a question are made anew with every drawing.
    // oxlint-disable-next-line react/exhaustive-deps
    const next = useMemo(() => (rules: readonly Rule[]) => after(change, rules, { rows, form, params }), [key, params])
    return <ChangePreview params={params} next={next} />
  }
}

/** Whether a change of a rule changes any traffic: otherwise there is nothing to ask. */
export const changesTraffic =
  (change: Change) =>
  async ({ row, params }: { row: Row; params: Params }): Promise<boolean> => {
    const [{ readNetwork }, { changesOf }] = await Promise.all([import('../use-network.ts'), import('./changes.ts')])
    const network = await readNetwork(params)
    const next = after(change, network.rules, { rows: [row], form: nothing, params })
    return next !== undefined && changesOf(network, next).list?.length !== 0
  }
