import { useState } from 'react'

import { ItemDialog } from '../../kit/form/ItemDialog.tsx'
import { useFormContext } from '../../kit/form/form-context.ts'
import { rawOf } from '../../kit/form/raw.ts'
import { keyOf, useItems } from '../../kit/form/use-items.ts'
import { readPath } from '../../lib/condition.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { PlusIcon } from '../../ui/Icons.tsx'
import { EntryTable } from './EntryTable.tsx'
import { interfaceItem } from './fields.ts'
import { limits } from './limits.ts'
import { entries as valuesOf, interfaceProblems } from './rules.ts'

const path = 'networkInterfaces.variants.create.params'

/** The network interfaces, the first being the primary one. */
export function InterfacesField() {
  const { methods, problems } = useFormContext()
  const { items, append, update, remove, putFirst } = useItems(path)
  const [open, setOpen] = useState<{ index?: number; raw: unknown }>()
  const isFull = items.length >= limits.interfaces

  const rows = items.map((item, index) => {
    const raw = readPath(item, 'value')
    const textOf = (field: string) => String(readPath(raw, field) ?? '')
    const name = textOf('name')
    const transit = valuesOf(readPath(raw, 'transitIps')).map(String)
    return {
      key: String(keyOf(item)),
      name: `interface ${name}`,
      problem: [...problems].find(([one]) => one.startsWith(`${path}.${index}.`))?.[1],
      cells: [
        <span key="name">
          {name} {index === 0 && <Badge tone="info">primary</Badge>}
        </span>,
        `${textOf('vpcName')} / ${textOf('subnetName')}`,
        <span key="ip" className="font-mono">
          {[textOf('ip') || 'automatic', ...transit].join(', ')}
        </span>,
      ],
      actions: (
        <>
          {index > 0 && (
            <Button
              size="sm"
              variant="ghost"
              aria-label={`Make interface ${name} primary`}
              onClick={() => putFirst(index)}
            >
              Make primary
            </Button>
          )}
          <Button
            size="sm"
            variant="ghost"
            aria-label={`Edit interface ${name}`}
            onClick={() => setOpen({ index, raw })}
          >
            Edit
          </Button>
        </>
      ),
    }
  })
  const none = problems.get(path)
  const done = (value: unknown) => {
    if (open?.index === undefined) append({ value })
    else update(open.index, { value })
    setOpen(undefined)
  }
  const check = (values: unknown) => {
    const all: readonly unknown[] = valuesOf(methods.getValues(path))
    const others = all.filter((_, index) => index !== open?.index)
    return new Map(Object.entries(interfaceProblems(values, others)))
  }

  return (
    <>
      <EntryTable
        label="Network interfaces"
        columns={['Name', 'VPC / subnet', 'Addresses']}
        entries={rows}
        onRemove={remove}
      >
        <span data-invalid={none === undefined ? undefined : true}>
          <Button
            size="sm"
            icon={<PlusIcon size={14} />}
            disabledReason={isFull ? `An instance can have at most ${limits.interfaces} interfaces` : undefined}
            onClick={() => setOpen({ raw: rawOf(interfaceItem, undefined) })}
          >
            Add network interface
          </Button>
        </span>
        {none !== undefined && (
          <p role="alert" className="w-full text-sm text-danger">
            {none}
          </p>
        )}
      </EntryTable>
      {open && (
        <ItemDialog
          item={interfaceItem}
          raw={open.raw}
          title={open.index === undefined ? 'Add network interface' : 'Edit network interface'}
          submit={open.index === undefined ? 'Add network interface' : 'Update network interface'}
          check={check}
          onDone={done}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
