import { useState } from 'react'

import type { Disk } from '../../../generated/api/types.gen.ts'
import { ItemDialog } from '../../kit/form/ItemDialog.tsx'
import { useFormContext } from '../../kit/form/form-context.ts'
import { rawOf } from '../../kit/form/raw.ts'
import { keyOf, useItems } from '../../kit/form/use-items.ts'
import type { Candidates } from '../../kit/lookup/names.ts'
import { bytesText } from '../../lib/bytes.ts'
import { readPath } from '../../lib/condition.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { PlusIcon } from '../../ui/Icons.tsx'
import { EntryTable } from './EntryTable.tsx'
import { newDiskItem, takenDiskItem } from './fields.ts'
import { limits } from './limits.ts'
import { diskNameProblem, type Known, takenDiskProblem, takenNames } from './rules.ts'
import { Section } from './Section.tsx'
import { useProblemIn } from './use-value.ts'

type Kind = 'create' | 'attach'

interface Open {
  kind: Kind
  /** Undefined for a new one. */
  index?: number
  raw: unknown
  /** Names of the disks that the form has already. */
  without: readonly string[]
}

/** Disks besides the one it starts from. */
export function DisksSection({ known, disks }: { known: Known; disks: Candidates<Disk> }) {
  const { methods, problems } = useFormContext()
  const { items, append, update, remove } = useItems('disks')
  const [open, setOpen] = useState<Open>()
  const own = useProblemIn(['disks'])
  const isFull = items.length >= limits.disks - 1
  const full = isFull ? `An instance can have at most ${limits.disks} disks, the boot disk included` : undefined

  const usedBesides = (edited: string) =>
    takenNames(methods.getValues())
      .map(({ name }) => name)
      .filter((name) => name !== edited)
  const sizes = new Map(disks.rows.map(({ name, size }) => [name, size]))
  const entries = items.map((item, index) => {
    const kind: Kind = readPath(item, 'value.tag') === 'attach' ? 'attach' : 'create'
    const raw = readPath(item, `value.variants.${kind}`)
    const name = String(readPath(raw, 'name'))
    const size = kind === 'create' ? readPath(raw, 'size') : undefined
    const existing = sizes.get(name)
    return {
      key: String(keyOf(item)),
      name: `disk ${name}`,
      problem: [...problems].find(([path]) => path.startsWith(`disks.${index}.`))?.[1],
      cells: [
        name,
        <Badge key="kind" tone={kind === 'create' ? 'info' : 'neutral'}>
          {kind === 'create' ? 'new' : 'existing'}
        </Badge>,
        typeof size === 'number' ? `${size} GiB` : typeof existing === 'number' ? bytesText(existing) : '',
      ],
      actions: (
        <Button
          size="sm"
          variant="ghost"
          aria-label={`Edit disk ${name}`}
          onClick={() => setOpen({ kind, index, raw, without: usedBesides(name) })}
        >
          Edit
        </Button>
      ),
    }
  })

  const done = (raw: unknown) => {
    if (!open) return
    const value = { tag: open.kind, variants: { [open.kind]: raw } }
    if (open.index === undefined) append({ value })
    else update(open.index, { value })
    setOpen(undefined)
  }
  const check = (values: unknown) => {
    const name = String(readPath(values, 'name') ?? '')
    const place = { name, ...(open?.index === undefined ? {} : { index: open.index }) }
    const all: unknown = methods.getValues()
    const problem = open?.kind === 'attach' ? takenDiskProblem(all, place) : diskNameProblem(all, known, place)
    return new Map(name === '' || problem === undefined ? [] : [['name', problem]])
  }
  const verb = open?.index === undefined ? 'Add' : 'Update'

  return (
    <Section title="Additional disks" intro={entries.length === 0 && 'No additional disks'}>
      <EntryTable label="Additional disks" columns={['Name', 'Kind', 'Size']} entries={entries} onRemove={remove}>
        <Button
          size="sm"
          icon={<PlusIcon size={14} />}
          disabledReason={full}
          onClick={() => setOpen({ kind: 'create', raw: rawOf(newDiskItem, undefined), without: [] })}
        >
          Create new disk
        </Button>
        <Button
          size="sm"
          disabledReason={full}
          onClick={() => setOpen({ kind: 'attach', raw: rawOf(takenDiskItem(), undefined), without: usedBesides('') })}
        >
          Attach existing disk
        </Button>
        {own !== undefined && entries.every(({ problem }) => problem === undefined) && (
          <p role="alert" className="w-full text-sm text-danger">
            {own}
          </p>
        )}
      </EntryTable>
      {open && (
        <ItemDialog
          item={open.kind === 'create' ? newDiskItem : takenDiskItem(open.without)}
          raw={open.raw}
          title={open.kind === 'create' ? 'New disk' : 'Attach existing disk'}
          submit={`${verb} disk`}
          check={check}
          onDone={done}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Section>
  )
}
