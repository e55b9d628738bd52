/** Arrow keys on the checkboxes of rows: to the next one, and with Shift selecting it on the way. */
import type { KeyboardEvent } from 'react'

/** Handler for the body of a table. Rows carry `data-row` with their key. */
export const onRowKeys =
  (onPress: (key: string, shift: boolean) => void) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const { key, target, shiftKey } = event
    if ((key !== 'ArrowDown' && key !== 'ArrowUp') || !isCheckbox(target)) return
    const next = neighbour(target.closest('tr'), key === 'ArrowDown' ? 'nextElementSibling' : 'previousElementSibling')
    const box = next?.querySelector<HTMLElement>('input[type="checkbox"]')
    if (!next || !box) return
    event.preventDefault()
    box.focus()
    const rowKey = next.dataset['row']
    if (shiftKey && rowKey !== undefined) onPress(rowKey, true)
  }

const isCheckbox = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'checkbox'

function neighbour(
  row: Element | null,
  step: 'nextElementSibling' | 'previousElementSibling',
): HTMLElement | undefined {
  let next = row?.[step]
  while (next instanceof HTMLElement && next.dataset['row'] === undefined) next = next[step]
  return next instanceof HTMLElement ? next : undefined
}
