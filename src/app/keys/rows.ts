/** Rows of the lists on the page, by key. Rows carry `data-row` with theirs. */

const rowSelector = 'main tr[data-row]'

const rows = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>(rowSelector)]

export const hasRows = (): boolean => rows().length > 0
export const hasChecks = (): boolean => document.querySelector(`${rowSelector} input[type="checkbox"]`) !== null

const current = (): HTMLElement | null => document.activeElement?.closest<HTMLElement>(rowSelector) ?? null

const linkOf = (row: HTMLElement): HTMLElement | null => row.querySelector<HTMLElement>('a[href]')

/** To the next row or the one before; from outside of the rows to the first or the last. */
export function moveRow(step: 1 | -1): void {
  const all = rows()
  const from = current()
  const at = from === null ? (step === 1 ? -1 : all.length) : all.indexOf(from)
  const row = all[at + step]
  if (row === undefined) return
  // Enter follows a link by itself.
  const target = linkOf(row) ?? row.querySelector<HTMLElement>('input[type="checkbox"], button')
  target?.focus()
  target?.scrollIntoView({ block: 'nearest' })
}

export function selectRow(): void {
  current()?.querySelector<HTMLElement>('input[type="checkbox"]')?.click()
}

const selection = (): HTMLElement | null => document.querySelector<HTMLElement>('main [data-selection] button')

export const hasSelection = (): boolean => selection() !== null

/** To what can be done with the selected rows: it stands behind all of them, however many there are. */
export function focusSelection(): void {
  selection()?.focus()
}

/** From the checkbox of a row; links and buttons know the key themselves. */
export function openRow(): void {
  const row = current()
  if (row !== null && document.activeElement instanceof HTMLInputElement) linkOf(row)?.click()
}

const searchBox = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('main [role="search"] input')].find((one) => one.checkVisibility())

export const hasSearch = (): boolean => searchBox() !== undefined

export function focusSearch(): void {
  searchBox()?.focus()
}
