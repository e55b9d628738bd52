import { MenuButton } from '../../ui/Menu.tsx'
import { ChevronDownIcon } from '../../ui/Icons.tsx'

export interface ChoiceMenuProps<Id extends string> {
  /** What is chosen: `Time range`. */
  label: string
  /** Id of the chosen option. */
  value: Id
  options: readonly { id: Id; label: string }[]
  onChoose: (id: Id) => void
  /** What the button says instead of the chosen option's label. */
  text?: string
}

/** A button that says what is chosen and opens a menu of what can be. */
export function ChoiceMenu<Id extends string>({ label, value, options, onChoose, text }: ChoiceMenuProps<Id>) {
  const chosen = text ?? options.find(({ id }) => id === value)?.label ?? value
  return (
    <MenuButton
      label={`${label} ${chosen}`}
      variant="secondary"
      align="start"
      hideLabelTooltip
      items={options.map((option) => ({
        id: option.id,
        label: option.label,
        checked: option.id === value,
        onSelect: () => onChoose(option.id),
      }))}
    >
      <span className="text-ink-3 max-sm:sr-only">{label} </span>
      <span className="truncate">{chosen}</span>
      <ChevronDownIcon className="shrink-0 text-ink-3" />
    </MenuButton>
  )
}
