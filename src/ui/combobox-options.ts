/** Which options a combobox shows for what was typed. */

export interface ComboboxOption {
  value: string
  label: string
  hint?: string
  /** Why it cannot be chosen; it is shown all the same. */
  disabledReason?: string
}

/**
 * The options in which every typed word occurs, in label or hint, ignoring case. Those whose label begins with the text come
 * first; otherwise the order stays.
 */
export function matchOptions(options: readonly ComboboxOption[], query: string): readonly ComboboxOption[] {
  const text = query.trim().toLowerCase()
  if (text === '') return options
  const words = text.split(/\s+/)
  const first: ComboboxOption[] = []
  const rest: ComboboxOption[] = []
  for (const option of options) {
    const label = option.label.toLowerCase()
    const haystack = option.hint === undefined ? label : `${label} ${option.hint.toLowerCase()}`
    if (!words.every((word) => haystack.includes(word))) continue
    if (label.startsWith(text)) first.push(option)
    else rest.push(option)
  }
  return [...first, ...rest]
}

/** The text as an option of its own, unless it is empty or already one of them. */
export function customOption(options: readonly ComboboxOption[], query: string): ComboboxOption | undefined {
  const value = query.trim()
  if (value === '' || options.some((option) => option.value === value || option.label === value)) return undefined
  return { value, label: `Custom: ${value}` }
}
