/** Pages of a single operation: a form of what it takes, and what it answers. */
import { linkCall } from '../../calls.ts'
import type { Context } from '../../context.ts'
import { placed, type Read } from '../../faults.ts'
import type { BoundCall, Operation } from '../../../model/types/ir.ts'
import type { RawBinds } from '../../../model/types/manifest.ts'
import type { WholePage } from '../../../model/types/raw-page.ts'
import { linkSee } from '../../ways.ts'
import { plainUses, type PageKind } from '../view.ts'

export const operation: PageKind = {
  uses: (page) => [
    ...(page.operation === undefined ? [] : [{ op: page.operation, steps: ['operation'] }]),
    ...plainUses(page),
  ],
  faults: ({ raw, place }, site) => {
    const { context } = site
    if (raw.operation === undefined)
      return placed(
        [
          {
            code: 'NO_OPERATION',
            steps: ['kind'],
            cause: `\`${raw.page}\` does not say which operation it is the page of`,
            suggestion: 'name it: `operation: …`',
          },
        ],
        place,
      )
    const { value, faults = [] } = linkOperation(raw, context) ?? {}
    if (raw.see === undefined || value === undefined) return placed(faults, place)
    const form = Object.values(value.asks).flatMap((asked) => Object.keys(asked))
    const led = linkSee(raw.see, { at: raw.at, form, answer: value.op.response.schema }, site)
    return placed([...faults, ...led.faults], place)
  },
}

/** How the request of such a page is made. */
export interface LinkedOperation {
  op: Operation
  call: BoundCall
  /** Parameters that the form asks for, for `paramFields`. */
  asks: { path: RawBinds; query: RawBinds }
}

/** All that neither the address nor the row above tells is asked for. Undefined where there is no such operation. */
export function linkOperation(
  { operation: id, at, under }: Pick<WholePage, 'operation' | 'at' | 'under'>,
  context: Context,
): Read<LinkedOperation> | undefined {
  const op = id === undefined ? undefined : context.operations.get(id)
  if (op === undefined) return undefined
  const resource = under === undefined ? undefined : context.resource(under)
  const where = { op, at, ...(resource === undefined ? {} : { resource, isOfRow: true, parentRow: resource.schema }) }
  const { path, query } = linkCall(where, context).value
  const known = new Set([...path, ...query].map(({ param }) => param))
  const asked = (params: Operation['pathParams']): RawBinds =>
    Object.fromEntries(params.flatMap(({ client }) => (known.has(client) ? [] : [[client, `$form.${client}`]])))
  const asks = { path: asked(op.pathParams), query: asked(op.queryParams) }
  const { value: call, faults } = linkCall({ ...where, ...asks }, context)
  return { value: { op, call, asks }, faults }
}
