import { createElement, type ReactNode } from 'react'

import { rowSlot } from '../slots.ts'
import type { Row } from '../spec.ts'

export interface RowSlotProps {
  slots: object | undefined
  id: string
  row: Row
  /** The default. */
  children?: ReactNode
}

/** What hand-written code put into a slot, else the default. */
export function RowSlot({ slots, id, row, children }: RowSlotProps) {
  const slot = rowSlot(slots, id)
  return slot ? createElement(slot, { row }) : children
}
