import { drawable, truncate, truncateMiddle } from '../lib/truncate.ts'
import { EmptyValue } from './EmptyValue.tsx'
import { Tooltip } from './Tooltip.tsx'

export interface TruncatedProps {
  text: string
  /** In characters. */
  max: number
  /** Cut the middle instead of the end. */
  middle?: boolean
  /** Of a longer text, how much stands there where there is room: the box around it cuts it to its own width. */
  room?: number
}

/** A text cut to a length, with the whole of it, as far as it can be drawn, in a tooltip. */
export function Truncated({ text, max, middle = false, room = max }: TruncatedProps) {
  if (text === '') return <EmptyValue />
  const cut = middle ? truncateMiddle : truncate
  if (cut(text, max) === text) return <span className="wrap-anywhere">{text}</span>
  return (
    <Tooltip content={drawable(text)} delay={300} describe={false}>
      <span>
        <span aria-hidden="true">{cut(text, room)}</span>
        <span className="sr-only">{drawable(text)}</span>
      </span>
    </Tooltip>
  )
}
