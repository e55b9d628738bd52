import { type KeyboardEvent, type ReactNode, useId } from 'react'

export interface TextTabsProps<T extends string> {
  /** What the tabs choose between. */
  label: string
  tabs: readonly { id: T; label: string }[]
  value: T
  onChange: (tab: T) => void
  /** Opposite to the tabs. */
  beside?: ReactNode
  children: ReactNode
}

/** Tabs over one text in several languages. */
export function TextTabs<T extends string>({ label, tabs, value, onChange, beside, children }: TextTabsProps<T>) {
  const id = useId()
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    const at = tabs.findIndex((tab) => tab.id === value)
    const other = tabs[(at + step + tabs.length) % tabs.length]
    if (step === 0 || !other) return
    event.preventDefault()
    onChange(other.id)
    document.getElementById(`${id}-${other.id}`)?.focus()
  }
  return (
    <>
      <div className="mb-2 flex items-center justify-between">
        <div role="tablist" aria-label={label} className="flex gap-1">
          {tabs.map((tab) => (
            <button
              key={tab.id}
              id={`${id}-${tab.id}`}
              type="button"
              role="tab"
              aria-selected={tab.id === value}
              aria-controls={`${id}-panel`}
              tabIndex={tab.id === value ? 0 : -1}
              onClick={() => onChange(tab.id)}
              onKeyDown={onKeyDown}
              className="h-7 rounded-md px-2 text-sm text-ink-2 hover:bg-hover hover:text-ink aria-selected:bg-neutral-soft aria-selected:font-medium aria-selected:text-ink"
            >
              {tab.label}
            </button>
          ))}
        </div>
        {beside}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  )
}
