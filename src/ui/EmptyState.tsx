import type { ReactNode } from 'react'

import { EmptyIcon } from './LazyIcons.tsx'

export interface EmptyStateProps {
  title: string
  body?: ReactNode
  icon?: ReactNode
  action?: ReactNode
}

export function EmptyState({ title, body, icon = <EmptyIcon size={32} />, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-1 rounded-lg border border-dashed border-line-strong px-6 py-12 text-center wrap-anywhere">
      <span className="mb-2 text-ink-3">{icon}</span>
      <p className="text-lg font-semibold">{title}</p>
      {body !== undefined && <div className="max-w-prose text-ink-2">{body}</div>}
      {action !== undefined && <div className="mt-4">{action}</div>}
    </div>
  )
}
