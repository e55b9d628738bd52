import type { ReactNode } from 'react'

import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from './LazyIcons.tsx'
import { toneClass } from './tone.ts'
import type { Tone } from './tone.ts'

export interface NoticeProps {
  tone?: Tone
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  /** It appeared because of something that happened: screen readers say it at once. */
  live?: boolean
}

const icons = {
  neutral: InfoIcon,
  info: InfoIcon,
  notice: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  danger: ErrorIcon,
}

export function Notice({ tone = 'info', title, children, action, live = false }: NoticeProps) {
  const Icon = icons[tone]
  const role = tone === 'danger' || tone === 'warning' ? 'alert' : 'status'
  return (
    <div
      role={live ? role : undefined}
      className={`flex items-start gap-2 rounded-md border px-3 py-2 text-sm ${toneClass[tone]}`}
    >
      <Icon className="mt-0.5 shrink-0" />
      <div className="min-w-0 flex-1 wrap-anywhere">
        {title !== undefined && <div className="font-semibold">{title}</div>}
        {children !== undefined && <div className="text-ink">{children}</div>}
      </div>
      {action}
    </div>
  )
}
