import type { ReactNode } from 'react'

export interface PageHeaderProps {
  title: string
  subtitle?: ReactNode
  badge?: ReactNode
  actions?: ReactNode
  help?: ReactNode
}

/** Heading of a page, with what can be done on it. The frame moves focus to the heading when the page changes. */
export function PageHeader({ title, subtitle, badge, actions, help }: PageHeaderProps) {
  return (
    <header className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <div className="min-w-0">
        <div className="flex min-h-8 min-w-0 items-center gap-2">
          <h1 tabIndex={-1} className="text-xl font-semibold tracking-tight wrap-anywhere">
            {title}
          </h1>
          {badge}
          {help}
        </div>
        {subtitle !== undefined && <div className="max-w-prose text-sm text-ink-2 wrap-anywhere">{subtitle}</div>}
      </div>
      {actions !== undefined && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  )
}
