/** The rack says of its parts what their lists say of them, in the same colours. */
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'

import { screen as disks } from '../../../generated/screens/physical-disk/list.gen.tsx'
import { screen as instances } from '../../../generated/screens/sled-instance/list.gen.tsx'
import { screen as sleds } from '../../../generated/screens/sled/list.gen.tsx'
import { ValueView } from '../../kit/cells/ValueView.tsx'
import { cellView } from '../../kit/format/view.ts'
import type { Column } from '../../kit/spec.ts'
import { FieldOf } from './words.tsx'

const shown: readonly (readonly [string, readonly Column[], readonly string[]])[] = [
  ['a sled', sleds.columns, ['policy.provisionPolicy', 'state']],
  ['a disk', disks.columns, ['formFactor', 'policy.kind', 'state']],
  ['an instance', instances.columns, ['state']],
]

const badges = shown.flatMap(([of, columns, fields]) =>
  fields.flatMap((field) => {
    const cell = columns.find(({ id }) => id === field)?.cell
    if (cell?.kind !== 'badge') throw new Error(`${of} has no badge of ${field}`)
    return Object.keys({ ...cell.tones, ...cell.labels }).map((value) => ({ of, field, value, cell }))
  }),
)

test.each(badges)('$field of $of: $value', async ({ field, value, cell }) => {
  const row = field.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), value)
  const here = await render(<FieldOf field={field} row={row as never} />)
  const there = await render(<ValueView view={cellView(value, cell)} place="table" />)
  expect(here.container.innerHTML).toBe(there.container.innerHTML)
  expect(here.container.textContent).not.toBe('')
})
