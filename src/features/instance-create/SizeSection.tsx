import { useState } from 'react'

import { FieldView } from '../../kit/form/FieldView.tsx'
import { FieldGroup } from '../../ui/Field.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { fieldOf } from './fields.ts'
import { gib } from './limits.ts'
import { families, type Family, isSameSize, presets, type Size, shownFamily, sizeKey } from './presets.ts'
import { lacking, type Quota } from './quota.ts'
import { Section } from './Section.tsx'
import { Segmented } from '../../kit/form/Segmented.tsx'
import { useValue } from './use-value.ts'

/** How much machine it is. */
export function SizeSection({ quota }: { quota: Quota | undefined }) {
  const cpus = useValue('ncpus')
  const memory = useValue('memory')
  const [chosen, setChosen] = useState<Family>()
  const size: Size = { cpus: Number(cpus.value), memoryGib: Number(memory.value) }
  const family = shownFamily(chosen, size)
  const choose = (next: Size) => {
    cpus.onChange(next.cpus)
    memory.onChange(next.memoryGib)
  }
  const chooseFamily = (next: Family) => {
    setChosen(next)
    const [first] = presets[next]
    if (first) choose(first)
  }
  const choices = presets[family].map((preset) => ({
    value: sizeKey(preset),
    label: `${preset.cpus} vCPUs / ${preset.memoryGib} GiB RAM`,
    help: isTooMuch(preset, quota) ? 'Exceeds the quota' : undefined,
  }))
  return (
    <Section title="Hardware">
      <Segmented label="Kind of hardware" options={families} value={family} onChange={chooseFamily} />
      {family === 'custom' ? (
        <div className="grid gap-x-4 sm:grid-cols-2">
          <FieldView field={fieldOf('ncpus')} name="ncpus" />
          <FieldView field={fieldOf('memory')} name="memory" />
        </div>
      ) : (
        <FieldGroup label="Size" error={cpus.error ?? memory.error}>
          <RadioGroup
            name="size"
            columns={2}
            value={sizeKey(size)}
            options={choices}
            onChange={(key) => {
              const preset = presets[family].find((one) => sizeKey(one) === key)
              if (preset && !isSameSize(preset, size)) choose(preset)
            }}
          />
        </FieldGroup>
      )}
    </Section>
  )
}

const isTooMuch = ({ cpus, memoryGib }: Size, quota: Quota | undefined): boolean =>
  quota !== undefined && lacking(quota, { cpus, memory: memoryGib * gib, storage: 0 }).length > 0
