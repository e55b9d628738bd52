/** Whether single keys do something: people who talk to their computer, or press keys by chance, switch them off (WCAG 2.1.4). */
import { keepChoice, siteStorage } from '../../lib/storage.ts'

const name = 'cairn.keys'
const off = 'off'

export const keysAreOn = (): boolean => siteStorage.getItem(name) !== off

export const switchKeys = (on: boolean): void => keepChoice(name, on ? null : off)
