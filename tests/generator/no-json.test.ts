/** What screens show of objects and lists of objects is said in the manifest: as JSON only where that is what it is. */
import { join } from 'node:path'

import { expect, test } from 'vitest'

import type { ShownIR } from '../../generator/model/types/ir.ts'
import { itemOf } from '../../generator/link/shown.ts'
import { schemasOf } from '../../generator/schema/schemas.ts'
import type { Schema } from '../../generator/model/types/contract.ts'
import { root } from './support/folders.ts'
import { buildFolder } from './support/stages.ts'

/** Fields that have no form but JSON in the model, and why nobody reads JSON there all the same. */
const allowed: Readonly<Record<string, string>> = {
  'bgp_config_message_history.list history': 'the screen is written by hand: a row for each message, in words',
  'silo.fleet_roles mappedFleetRoles': 'the screen is written by hand: a choice for each role',
  'update_trust_root.detail rootRole': 'a signed document: it is checked by its exact text, and copied as a whole',
  'vpc_firewall_rule.list filters': 'the screen is written by hand: a badge for each filter',
  'vpc_firewall_rule.list targets': 'the screen is written by hand: a badge for each target',
}

const { model } = buildFolder(join(root, 'openapi'), 'openapi.yaml')
if (model === undefined) throw new Error('The manifest of the console has errors')
const schemas = schemasOf(model.document)

/** Whether values of this schema have no text of their own. */
function isStructured(schema: Schema): boolean {
  const { schema: target } = schemas.resolve(schema)
  if (target.type === 'object') return true
  if (target.type === 'array') return isStructured(target.items ?? {})
  if (target.type !== undefined || schemas.enumValues(target) !== undefined) return false
  const variants = schemas.variants(target)
  return variants === undefined || variants.some(isStructured)
}

/** Ids of what is shown as JSON. */
function asJson({ id, path, cell }: ShownIR, row: Schema): readonly string[] {
  if (cell.kind === 'first') return cell.of.flatMap((one) => asJson(one, row))
  if (cell.kind === 'json') return [id]
  const property = schemas.at(row, path)
  if (property === undefined || cell.kind === 'read' || cell.kind === 'ref') return []
  if (cell.kind === 'table') {
    const item = itemOf(property.schema, { schemas })
    return cell.of.flatMap((one) => asJson(one, item)).map((inner) => `${id} › ${inner}`)
  }
  return cell.kind !== 'mac' && isStructured(property.schema) ? [id] : []
}

const found = model.screens.flatMap((screen) => {
  if (screen.kind !== 'list' && screen.kind !== 'detail') return []
  const row = schemas.named(screen.rowType)
  const shown: readonly ShownIR[] = screen.kind === 'list' ? screen.columns : screen.rows
  return row === undefined ? [] : shown.flatMap((one) => asJson(one, row).map((id) => `${screen.id} ${id}`))
})

test('nothing is printed as JSON where a table or a text would do', () => {
  expect(found.toSorted()).toEqual(Object.keys(allowed).toSorted())
})

test('what the contract describes is looked into', () => {
  const tables = model.screens.flatMap((screen) =>
    screen.kind === 'detail'
      ? screen.rows.filter(({ cell }) => cell.kind === 'table').map(({ id }) => `${screen.id} ${id}`)
      : [],
  )
  expect(tables).toEqual(
    expect.arrayContaining([
      'switch_port_settings.detail bgpPeers',
      'switch_port_settings.detail links',
      'system_update.detail componentsByReleaseVersion',
    ]),
  )
})
