/** Plain entries for operations that fit no shape: a form of their inputs, and what they answer. */
import type { Model, Operation } from '../../model/types/ir.ts'
import { words } from '../../link/names.ts'
import { screenId } from '../../link/views/register.ts'
import { camelCase } from '../../schema/client-name.ts'
import { stepsOf, withoutStability } from '../compare/operations.ts'
import type { Proposal } from './proposal.ts'

interface PlainInput {
  model: Model
  /** What was tried and refused. */
  isKnown: (operation: string) => boolean
}

export function plainPages(ids: readonly string[], { model, isKnown }: PlainInput): Proposal[] {
  return ids.flatMap((id) => {
    const operation = model.operations.find((one) => one.id === id)
    return operation === undefined || isKnown(id) ? [] : [plainOf(operation, model)]
  })
}

function plainOf(operation: Operation, model: Model): Proposal {
  const owner = ownerOf(operation, model)
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
    title: `a plain page for ${id}`,
    yaml: `page: ${name}\nat: ${at}\nkind: operation\nuses: [${id}]\n`,
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
