import { useState } from 'react'

import { diskDelete } from '../../../generated/api/sdk/disks.gen.ts'
import { ApiError } from '../../api/errors.ts'
import { BulkBar } from '../../kit/bulk/BulkBar.tsx'
import { useRequest } from '../../kit/equivalent/use-request.tsx'
import type { ListScreen, Row } from '../../kit/spec.ts'
import { Button } from '../../ui/Button.tsx'
import { DownloadIcon } from '../../ui/Icons.tsx'
import { MenuButton } from '../../ui/Menu.tsx'
import { addToast } from '../../ui/toast-store.ts'
import { disks } from './samples.ts'
import { Example } from './Section.tsx'

const rows: readonly Row[] = disks.map(({ name, gib, state }) => ({ id: name, name, state, size: gib * 1024 ** 3 }))
/** Fails on its first time only. */
let isBroken = true

/** As long as a call may take: how a run goes on has to be seen. */
const wait = () => new Promise((resolve) => setTimeout(resolve, 600))

const screen: ListScreen = {
  kind: 'list',
  id: 'design.list',
  entity: 'design',
  title: 'Disks',
  source: {
    query: () => ({ queryKey: [{ _id: 'design' }], queryFn: async () => ({ items: rows }) }),
    shape: { kind: 'page' },
    paged: true,
  },
  columns: [
    { id: 'name', label: 'Name', path: 'name', cell: { kind: 'text' } },
    { id: 'size', label: 'Size', path: 'size', cell: { kind: 'bytes' } },
  ],
  rowKey: 'id',
  rowName: 'name',
  links: [],
  actions: [
    { id: 'check', label: 'Check', bulk: true, call: wait, effects: [] },
    {
      id: 'delete',
      label: 'Delete',
      danger: true,
      bulk: true,
      confirm: { body: 'This deletes {name} and everything on it.' },
      offer: { kind: 'field', path: 'state', in: ['detached', 'faulted'] },
      reason: 'Only a detached or faulted disk can be deleted. Detach it from its instance first.',
      call: async ({ row }) => {
        await wait()
        if (!isBroken || row['name'] !== 'broken-restore') return
        isBroken = false
        throw new ApiError('Storage is busy. Try again later.', { kind: 'error', statusCode: 503 })
      },
      effects: [],
    },
  ],
  empty: { title: 'No disks', body: '' },
  refresh: [],
}

/** What is done with many rows at once, and what shows the request behind a button. */
export function ManyRows() {
  const [selected, setSelected] = useState(rows)
  const request = useRequest(() => diskDelete({ path: { disk: 'orders' }, throwOnError: true }))
  return (
    <>
      <Example title="Selected rows and what can be done with them">
        {selected.length > 0 ? (
          <BulkBar
            screen={screen}
            params={{}}
            rows={selected}
            onClear={() => setSelected([])}
            onSelect={(ids) => setSelected(rows.filter(({ id }) => ids.includes(String(id))))}
          />
        ) : (
          <Button onClick={() => setSelected(rows)}>Select all disks</Button>
        )}
      </Example>
      <Example title="Export">
        <span className="inline-flex items-center gap-2">
          <MenuButton
            label="Export"
            variant="secondary"
            hideLabelTooltip
            items={['CSV: columns shown', 'JSON: whole rows'].map((label) => ({
              id: label,
              label,
              onSelect: () => addToast({ content: `Chosen: ${label}` }),
            }))}
          >
            <DownloadIcon />
            Export
          </MenuButton>
        </span>
      </Example>
      <Example title="The request behind a button">
        {request.button}
        {request.panel}
      </Example>
    </>
  )
}
