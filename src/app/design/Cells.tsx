import { RefView } from '../../kit/cells/RefView.tsx'
import { ValueView } from '../../kit/cells/ValueView.tsx'
import { cellView } from '../../kit/format/view.ts'
import type { Cell, Lookup } from '../../kit/spec.ts'
import { TableFrame, Tbody, Td, Th, Thead } from '../../ui/Table.tsx'
import { TimeText } from '../../ui/TimeText.tsx'
import { UseBar } from '../../ui/UseBar.tsx'
import { time } from './samples.ts'
import { Example } from './Section.tsx'

const long = 'Nightly imports and reports of everything that was sold in the shop since the very beginning'
const values: readonly (readonly [cell: Cell, value: unknown])[] = [
  [{ kind: 'text' }, 'orders'],
  [{ kind: 'description' }, long],
  [{ kind: 'id' }, '9d5a8b1c-0f43-4e5e-9c3e-6f1a7a3b2c10'],
  [{ kind: 'mono' }, 'fd12:3456::/48'],
  [{ kind: 'number' }, 1_234_567],
  [{ kind: 'identifier' }, 65_042],
  [{ kind: 'duration', unit: 'ms' }, 5_400_000],
  [{ kind: 'bytes' }, 536_870_912_000],
  [{ kind: 'date' }, time],
  [{ kind: 'boolean' }, true],
  [{ kind: 'badge', tones: { running: 'success' } }, 'running'],
  [{ kind: 'badge', tones: {} }, 'never_heard_of'],
  [{ kind: 'list' }, ['web-1', 'web-2', 'web-3']],
  [{ kind: 'json' }, { kind: 'blank', block: 512 }],
  [{ kind: 'text' }, null],
  [{ kind: 'text' }, '<b>markup</b> \u202Edesrever'],
]

const lookup: Lookup = {
  entity: 'disk',
  label: { one: 'Disk', many: 'Disks' },
  // Never asked: the rows are given.
  source: { query: () => ({ queryKey: [] }), shape: { kind: 'page' }, paged: true },
  value: 'id',
  text: 'name',
  to: () => '/design#cells',
}
const rows = [{ id: 'a', name: 'orders' }]

export function Cells() {
  return (
    <>
      <Example title="Values, in a table and on a page of their own">
        <TableFrame label="Example values" bounded={false}>
          <Thead>
            <tr>
              <Th>Kind</Th>
              <Th>In a table</Th>
              <Th>On its page</Th>
            </tr>
          </Thead>
          <Tbody>
            {values.map(([cell, value], index) => (
              // The list never changes.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={index}>
                <Td>{cell.kind}</Td>
                <Td>
                  <ValueView view={cellView(value, cell)} place="table" />
                </Td>
                <Td>
                  <div className="max-w-96 whitespace-normal">
                    <ValueView view={cellView(value, cell)} place="detail" />
                  </div>
                </Td>
              </tr>
            ))}
          </Tbody>
        </TableFrame>
      </Example>
      <Example title="References: found, loading, gone, unknown">
        <ul className="flex flex-wrap items-center gap-6">
          <li>
            <RefView value="a" lookup={lookup} candidates={{ rows, state: 'complete' }} params={{}} />
          </li>
          <li>
            <RefView value="b" lookup={lookup} candidates={{ rows: [], state: 'loading' }} params={{}} />
          </li>
          <li>
            <RefView value="b" lookup={lookup} candidates={{ rows, state: 'complete' }} params={{}} />
          </li>
          <li>
            <RefView value="b" lookup={lookup} candidates={{ rows, state: 'failed' }} params={{}} />
          </li>
        </ul>
      </Example>
      <Example title="Use: some, nearly all, with more to come, too much to come">
        <ul className="flex flex-wrap items-center gap-6">
          <li>
            <UseBar used={0.31} short /> 31 %
          </li>
          <li>
            <UseBar used={0.94} short /> 94 %
          </li>
          <li>
            <UseBar used={0.31} more={0.2} short /> 31 % + 20 %
          </li>
          <li>
            <UseBar used={0.94} more={0.2} short /> 94 % + 20 %
          </li>
        </ul>
      </Example>
      <Example title="Time, by now">
        <TimeText date={time} relative now={time.getTime() + 3 * 3_600_000} />
      </Example>
    </>
  )
}
