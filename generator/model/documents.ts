/** Sets that the API only reads and replaces as a whole: what changes one item of them. */
import { readAction, type ActionOwner } from './actions.ts'
import type { Resource } from '../link/resources.ts'
import { callFor } from './screen-parts.ts'
import type { Schema } from './types/contract.ts'
import type { DocumentIR } from './types/document-ir.ts'
import type { ActionIR } from './types/ir.ts'
import type { Workspace } from './workspace.ts'

/** The schema of an item as it is written; undefined when the resource is no set. */
export function itemSchema(resource: Resource, { context }: Workspace): Schema | undefined {
  if (!resource.document) return undefined
  const item = resource.entry.raw.document?.item
  return (item === undefined ? undefined : context.schemas.named(item)) ?? resource.schema
}

/** How the set is read and replaced on a page. */
export function documentOf(resource: Resource, at: string, workspace: Workspace): DocumentIR | undefined {
  const raw = resource.entry.raw.document
  const item = itemSchema(resource, workspace)
  if (!resource.document || raw === undefined || item === undefined) return undefined
  const read = callFor(resource, 'list', at, undefined, workspace)
  const write = callFor(resource, 'update', at, undefined, workspace)
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

/** Forms of a set need to know it, as its list does. */
export function reportFormsWithoutList(resource: Resource, { context }: Workspace): void {
  const { list } = resource.raw
  if (!resource.document || (list !== false && list?.placeholder === undefined)) return
  for (const kind of ['create', 'edit'] as const) {
    const raw = resource.raw[kind]
    if (raw === false || raw?.placeholder !== undefined || raw?.bespoke !== undefined) continue
    context.diagnostics.error(
      'DOCUMENT_FORM',
      resource.place(kind),
      `\`${resource.id}.${kind}\` changes one item of a set that no generated list shows`,
      `generate \`${resource.id}.list\` as well, or state \`${kind}: false\`, a placeholder or \`bespoke\``,
    )
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
  const action = readAction('delete', stated, write.op, owner, workspace.context, workspace.lookups)
  return [{ ...action, call: document.write, document }]
}
