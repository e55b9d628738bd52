/** Sizes to choose from instead of typing numbers. */

export interface Size {
  cpus: number
  memoryGib: number
}

export type Family = 'general' | 'cpu' | 'memory' | 'custom'

export const families: readonly { value: Family; label: string }[] = [
  { value: 'general', label: 'General purpose' },
  { value: 'cpu', label: 'High CPU' },
  { value: 'memory', label: 'High memory' },
  { value: 'custom', label: 'Custom' },
]

const sizes = (cpus: readonly number[], memoryPerCpu: number): Size[] =>
  cpus.map((n) => ({ cpus: n, memoryGib: n * memoryPerCpu }))

export const presets: Readonly<Record<Family, readonly Size[]>> = {
  general: sizes([2, 4, 8, 16], 4),
  cpu: sizes([2, 4, 8, 16], 2),
  memory: sizes([2, 4, 8, 16], 8),
  custom: [],
}

/** The family that has a size; `custom` when none does. */
export const familyOf = (size: Size): Family =>
  families.find(({ value }) => presets[value].some((preset) => isSameSize(preset, size)))?.value ?? 'custom'

/** The family to show: the one that was chosen, while it fits the size; any size is a custom one. */
export const shownFamily = (chosen: Family | undefined, size: Size): Family =>
  chosen === 'custom' || (chosen !== undefined && presets[chosen].some((preset) => isSameSize(preset, size)))
    ? chosen
    : familyOf(size)

export const isSameSize = (a: Size, b: Size): boolean => a.cpus === b.cpus && a.memoryGib === b.memoryGib

/** The value of a preset among radio buttons, and back. */
export const sizeKey = ({ cpus, memoryGib }: Size): string => `${cpus}/${memoryGib}`
