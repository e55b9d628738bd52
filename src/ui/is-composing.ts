import type { KeyboardEvent } from 'react'

/** Whether a key belongs to an input method that puts a character together. 229: the key code of all of these. */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229
