/** What a colour means, apart from the accent. The same names stand in manifests. */
export type Tone = 'neutral' | 'success' | 'info' | 'warning' | 'danger' | 'notice'

/** Text on the tone's soft ground, with its line: badges, notices. */
export const toneClass: Readonly<Record<Tone, string>> = {
  neutral: 'bg-neutral-soft text-neutral border-neutral-line',
  success: 'bg-success-soft text-success border-success-line',
  info: 'bg-info-soft text-info border-info-line',
  warning: 'bg-warning-soft text-warning border-warning-line',
  danger: 'bg-danger-soft text-danger border-danger-line',
  notice: 'bg-notice-soft text-notice border-notice-line',
}
