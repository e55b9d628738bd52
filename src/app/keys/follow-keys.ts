/** Listens for single keys; what they do comes with the first of them. */
import type { ConsoleRouter } from '../router.tsx'
import { keysAreOn } from './setting.ts'

/** Where keys are text, or have a meaning of their own: fields, editors, the terminal, menus, trees, pictures. */
const busy =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, dialog, [contenteditable], [role="textbox"], [role="menu"], [role="listbox"], [role="tree"], [role="application"]'
/** What lies over the page takes all keys. */
const over = 'dialog:modal, [popover="auto"]:popover-open'

const first = new Set(['/', '?', 'g', 'j', 'k', 's', 'x', 'Enter'])

/** From now on single keys do something, unless they are switched off. */
export function followKeys(router: ConsoleRouter): void {
  let isSecond = false
  // Two of them may come before their code: what is typed first is done first.
  let done = Promise.resolve()
  document.addEventListener('keydown', (event) => {
    const { key, target, isComposing, defaultPrevented } = event
    const wasSecond = isSecond
    // A modifier alone is part of the key that follows.
    if (key === 'Shift') return
    isSecond = false
    const isOurs = !defaultPrevented && !isComposing && !hasModifier(event) && (wasSecond || first.has(key))
    const isFree = !(target instanceof Element && target.closest(busy)) && document.querySelector(over) === null
    const isWanted = isOurs && isFree && keysAreOn()
    if (!isWanted) {
      if (wasSecond) press('Escape', true)
      return
    }
    isSecond = !wasSecond && key === 'g'
    // Browsers search the page with it.
    if (key === '/' || wasSecond) event.preventDefault()
    press(key, wasSecond)
  })

  function press(key: string, isAfterGo: boolean): void {
    // What cannot be fetched now does nothing: the pages say so themselves.
    done = done
      .then(() => import('./press.ts'))
      .then((module) => module.press(key, { router, isAfterGo }))
      .catch(() => undefined)
  }
}

/** Some keyboards have `/` and `?` on a second level: Shift is no modifier here. */
const hasModifier = ({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey || (shiftKey && /^[a-z]$/i.test(key)) || (shiftKey && key === 'Enter')
