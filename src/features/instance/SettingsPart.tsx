import { type ReactNode, useId } from 'react'

export interface SettingsPartProps {
  title: string
  /** Buttons at the end of the heading's line. */
  actions: ReactNode
  children: ReactNode
}

/** A heading with buttons, and what they are about. */
export function SettingsPart({ title, actions, children }: SettingsPartProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="mb-8">
      <div className="mb-2 flex min-h-8 flex-wrap items-center gap-x-2 gap-y-1">
        <h2 id={headingId} className="text-lg font-semibold">
          {title}
        </h2>
        <div className="ms-auto flex flex-wrap items-center gap-2">{actions}</div>
      </div>
      {children}
    </section>
  )
}
