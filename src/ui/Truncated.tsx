import { drawable, truncate, truncateMiddle } from '../lib/truncate.ts'
import { EmptyValue } from './EmptyValue.tsx'
import { Tooltip } from './Tooltip.tsx'

export interface TruncatedProps {
  text: string
  /** In characters. */
  max: number
  /** Cut the middle instead of the end. */
  middle?: boolean
}

/** A text cut to a length, with the whole of it, as far as it can be drawn, in a tooltip. */
export function Truncated({ text, max, middle = false }: TruncatedProps) {
  if (text === '') return <EmptyValue />
  const short = middle ? truncateMiddle(text, max) : truncate(text, max)
  if (short === text) return <span className="wrap-anywhere">{text}</span>
  return (
    <Tooltip content={drawable(text)} delay={300} describe={false}>
      <span>
        <span aria-hidden="true">{short}</span>
        <span className="sr-only">{drawable(text)}</span>
      </span>
    </Tooltip>
  )
}
