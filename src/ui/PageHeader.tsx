import { createContext, use } from 'react'
import type { ReactNode } from 'react'

import { NameText } from './NameText.tsx'

export interface PageHeaderProps {
  title: string
  subtitle?: ReactNode
  badge?: ReactNode
  actions?: ReactNode
  help?: ReactNode
}

/** The icon of the place that a page belongs to: given by the frame, which knows the navigation. */
export const PageIconContext = createContext<ReactNode>(undefined)

/** Heading of a page, with what can be done on it. The frame moves focus to the heading when the page changes. */
export function PageHeader({ title, subtitle, badge, actions, help }: PageHeaderProps) {
  const icon = use(PageIconContext)
  return (
    <header className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <div className="min-w-0">
        <div className="flex min-h-9 flex-wrap items-center gap-x-2">
          {icon !== undefined && (
            <span className="me-1 flex size-9 shrink-0 items-center justify-center rounded-md bg-selected text-accent max-sm:hidden">
              {icon}
            </span>
          )}
          <h1 tabIndex={-1} className="text-xl font-semibold tracking-tight wrap-anywhere sm:text-2xl">
            <NameText text={title} />
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
