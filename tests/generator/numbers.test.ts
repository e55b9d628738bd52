/** Every number that a list or a detail page of this console shows: somebody has decided what it is. */
import { join } from 'node:path'
import { expect, it } from 'vitest'

import { numberKind } from '../../generator/model/shown/number-kinds.ts'
import type { ShownIR } from '../../generator/model/types/ir.ts'
import type { RawField } from '../../generator/model/types/manifest.ts'
import type { RawConsole } from '../../generator/model/types/manifest.ts'
import { createDiagnostics } from '../../generator/diagnostics.ts'
import { openInput } from '../../generator/read/input.ts'
import { readManifest } from '../../generator/read/manifest.ts'
import { root } from './support/folders.ts'
import { buildFolder } from './support/stages.ts'
import { isUpgraded } from './support/upgraded.ts'

const folder = join(root, 'openapi')
const spec = 'openapi.yaml'
const { model, diagnostics } = buildFolder(folder, spec)
const manifest = readManifest(
  openInput({ root: folder, spec: join(folder, spec), resources: join(folder, 'resources') }),
  createDiagnostics(),
)
const kinds: RawConsole['numbers'] = manifest?.console.raw.numbers ?? {}
const stated = (manifest?.entities ?? []).map(({ raw }): Readonly<Record<string, RawField>> => raw.fields ?? {})

const shown = (model?.screens ?? []).flatMap((screen): (ShownIR & { screen: string })[] => {
  const fields = screen.kind === 'list' ? screen.columns : screen.kind === 'detail' ? screen.rows : []
  return fields.map((field) => ({ ...field, screen: `${screen.id}` }))
})
const numeric = shown.filter(({ cell }) => ['number', 'identifier', 'duration', 'bytes'].includes(cell.kind))
const nameOf = ({ screen, id }: { screen: string; id: string }): string => `${screen} ${id}`

it('the manifest is read, and has numbers of every kind', ({ skip }) => {
  expect(diagnostics).toEqual([])
  const every = ['number', 'identifier', 'duration', 'bytes']
  const has = new Set<string>(numeric.map(({ cell }) => cell.kind))
  skip(isUpgraded && has.size < every.length, `this document has numbers of the kinds ${[...has].join(', ')} only`)
  expect(has).toEqual(new Set(every))
})

it('no number is a count because nobody has thought about it', () => {
  const undecided = numeric.filter(
    ({ cell, id, path }) =>
      cell.kind === 'number' &&
      ![id, path].some((one) => numberKind(one, {}, kinds) === 'count') &&
      !stated.some((fields) => [id, path].some((one) => fields[one]?.number === 'count')),
  )
  expect(undecided.map(nameOf)).toEqual([])
})

// Written down here apart from the manifest: what a name promises.
const names =
  /^(?:id|asn|vni|vid|port|slot|version|revision|priority)$|(?:Id|Asn|Vlan|Port|Slot|Version|Priority|Code)$/
const lengths = /(?:Millis|Micros|Nanos|Ms|Us|Seconds|Secs|Ttl|Interval|Rx|Time|keepalive)$/
const sizes = /(?:size|memory|storage|ram|bytes)$/i
const lastName = ({ path }: ShownIR): string => path.split('.').at(-1) ?? path

it.for([
  ['identifier', names],
  ['duration', lengths],
  ['bytes', sizes],
] as const)('a number is %s where its name says so', ([kind, pattern], { skip }) => {
  const named = numeric.filter((field) => pattern.test(lastName(field)))
  skip(isUpgraded && named.length === 0, 'this document calls no number so')
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter(({ cell }) => cell.kind !== kind).map(nameOf)).toEqual([])
})
