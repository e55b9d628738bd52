/** Sets that the API only reads and replaces as a whole: what changes one item of them. */
import { readAction, type ActionOwner } from './actions.ts'
import { itemSchema } from '../../link/forms.ts'
import type { Resource } from '../../link/resources.ts'
import { callFor } from '../../link/own-calls.ts'
import type { DocumentIR } from '../types/document-ir.ts'
import type { ActionIR } from '../types/ir.ts'
import type { Workspace } from '../workspace.ts'

/** How the set is read and replaced on a page. */
export function documentOf(resource: Resource, at: string, workspace: Workspace): DocumentIR | undefined {
  const raw = resource.entry.raw.document
  const item = itemSchema(resource, workspace.context)
  if (!resource.document || raw === undefined || item === undefined) return undefined
  const read = callFor(resource, { role: 'list', at }, workspace)
  const write = callFor(resource, { role: 'update', at }, workspace)
  if (read === undefined || write === undefined) return undefined
  return {
    label: resource.label.one,
    read,
    write: { ...write, body: { form: true, fixed: [] } },
    items: raw.items,
    key: [raw.key].flat(),
    fields: workspace.context.schemas.properties(item).map(({ client }) => client),
  }
}

/** What takes a row out of the set: offered where the manifest has something to say about deleting. */
export function removal(resource: Resource, owner: ActionOwner, workspace: Workspace): ActionIR[] {
  const document = documentOf(resource, owner.at, workspace)
  const raw = resource.raw.actions?.['delete']
  const write = resource.ops.update
  if (document === undefined || raw === undefined || write === undefined) return []
  // What is sent is the set without the row: there is nothing to ask for. Many are one request after the other.
  const stated = { ...raw, form: { fields: [] }, bulk: raw.bulk === true }
  const action = readAction({ id: 'delete', raw: stated, op: write.op }, owner, {
    context: workspace.context,
    lookups: workspace.lookups,
  })
  return [{ ...action, call: document.write, document }]
}
