/** How many pages were looked at in which kind of trouble. */

/** What one walk has seen. */
export interface Walked {
  /** `the network goes and comes back`. */
  trouble: string
  theme: 'light' | 'dark'
  screens: number
  /** What happened on them: `of a day ahead and a day behind`. */
  more?: string
}

/** A line for each kind of trouble, and the sum. */
export function summary(walks: readonly Walked[]): string[] {
  if (walks.length === 0) return []
  const kinds = Map.groupBy(walks, ({ trouble }) => trouble)
  const themes = new Set(walks.map(({ theme }) => theme))
  const lines = [...kinds].map(([trouble, some]) => {
    const counts = some.map(
      ({ theme, screens, more }) => `${screens} ${theme}${more === undefined ? '' : ` (${more})`}`,
    )
    return `${trouble}: ${counts.join(', ')}`
  })
  const pages = walks.reduce((sum, { screens }) => sum + screens, 0)
  const most = Math.max(...walks.map(({ screens }) => screens))
  return [
    'Screens in each kind of trouble, by theme:',
    ...lines.map((line) => `  ${line}`),
    `Up to ${most} screens × ${kinds.size} kinds of trouble × ${themes.size} themes: ${pages} pages`,
  ]
}
