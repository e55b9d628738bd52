/** What goes on after its answer: the answer names a row that says how far it is. */
import { screenId } from '../../link/views/register.ts'
import type { Operation } from '../../model/types/ir.ts'
import { rowFields } from '../../schema/row-fields.ts'
import type { Site } from './shape-parts.ts'

/** An entity that has a page for each row, and the operation that reads one. */
export interface Viewed {
  entity: string
  view: Operation
}

/** What leads from what was accepted to the page of what carries it out, as the manifest writes it; nothing where none is named. */
export function seeOf(operation: Operation, entity: string, site: Site): string | undefined {
  const { status, transport, schema } = operation.response
  if (status !== '202' || transport !== 'json' || schema === undefined) return undefined
  const above = operation.pathParams.map(({ wire }) => site.selectedBy(wire))
  const others = site.viewed.filter((one) => one.entity !== entity && !above.includes(one.entity))
  const reachable = others.filter(({ view }) =>
    view.pathParams
      .slice(0, -1)
      .every(({ wire }) => operation.pathParams.slice(0, -1).some((one) => one.wire === wire)),
  )
  const answer = site.answerOf(operation)
  const whole = reachable.find(({ view }) => answer !== undefined && site.answerOf(view) === answer)
  if (whole !== undefined) return pageOf(whole)
  const named = reachable.flatMap((one) => {
    const by = namedIn(schema, one, site)
    return by === undefined ? [] : [`{screen: ${pageOf(one)}, by: ${by}}`]
  })
  return named.length === 1 ? named[0] : undefined
}

const pageOf = ({ entity }: Viewed): string => `${screenId({ id: entity }, 'detail')}`

/** The field of an answer that selects a row: its ID, or the row itself with its ID in it. */
function namedIn(
  answer: object,
  { entity, view }: Viewed,
  { schemas, answerOf, selectedBy, now }: Site,
): string | undefined {
  const { id, referredBy } = rowFields(now.conventions)
  const row = answerOf(view)
  for (const { client, wire, own, name } of schemas.properties(answer)) {
    if (row !== undefined && name === row) return schemas.at(own, id) === undefined ? undefined : `${client}.${id}`
    const about = referredBy(client)
    if ((about !== undefined && selectedBy(about) === entity) || selectedBy(wire) === entity) return client
  }
  return undefined
}
