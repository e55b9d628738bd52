/** Entries for operations that fit no shape: a page with a form of their inputs and what they answer, or an action that shows it. */
import type { Model, Operation } from '../../model/types/ir.ts'
import { words } from '../../link/names.ts'
import { screenId } from '../../link/views/register.ts'
import { camelCase } from '../../schema/client-name.ts'
import { stepsOf, withoutStability } from '../compare/operations.ts'
import type { Proposal } from './proposal.ts'

interface PlainInput {
  model: Model
  /** How often such an entry was refused. */
  refusals: (operation: string) => number
}

export function plainPages(ids: readonly string[], { model, refusals }: PlainInput): Proposal[] {
  return ids.flatMap((id) => {
    const operation = model.operations.find((one) => one.id === id)
    return operation === undefined || refusals(id) > 1 ? [] : [plainOf(operation, model, refusals(id) === 0)]
  })
}

function plainOf(operation: Operation, model: Model, mayJoin: boolean): Proposal {
  const owner = mayJoin ? ownerOf(operation, model) : undefined
  const { id } = operation
  const name = words(id).join('_')
  const shared = {
    shape: 'page',
    confidence: 'low',
    operations: [id],
    file: 'openapi/resources/proposed.yaml',
  } as const
  if (owner !== undefined && !operation.isQuery)
    return {
      ...shared,
      title: `a plain action ${id} of ${owner}`,
      entity: owner,
      yaml: `actions:\n  ${camelCase(id)}: {op: ${id}, result: dialog}\n`,
    }
  if (owner !== undefined)
    return {
      ...shared,
      title: `a plain page ${id} of each ${owner}`,
      entity: owner,
      yaml: `singles:\n  ${name}: {view: ${id}}\n`,
    }
  const at = `/${stepsOf(withoutStability(operation.path))
    .filter((step) => step !== '{}')
    .join('/')}`
  return {
    ...shared,
    title: `a page of ${id}`,
    yaml: [`page: ${name}`, `at: ${at}`, `operation: ${id}`, ''].join('\n'),
    question: `${id} fits no shape: which screen calls it? Until then it has a page with a form and its answer.`,
  }
}

/** The entity whose row the path begins with. */
function ownerOf({ path, id }: Operation, model: Model): string | undefined {
  const steps = stepsOf(withoutStability(path))
  const rows = steps.flatMap((step, i) => (step === '{}' ? [steps.slice(0, i + 1).join('/')] : []))
  for (const row of rows.toReversed()) {
    const view = model.operations.find(
      (one) => one.id !== id && one.method === 'get' && withoutStability(one.path) === row,
    )
    const screens = view === undefined ? [] : (model.coverage.operations[view.id]?.screens ?? [])
    const entity = model.entities.find((one) => screens.includes(`${screenId(one, 'detail')}`))
    if (entity !== undefined) return entity.id
  }
  return undefined
}
