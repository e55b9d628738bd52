import { drawable, truncate, truncateMiddle } from '../lib/truncate.ts'
import { EmptyValue } from './EmptyValue.tsx'
import { Tooltip } from './Tooltip.tsx'

export interface TruncatedProps {
  text: string
  /** In characters. */
  max: number
  /** Of a longer sentence, how much stands there where there is room: the box around it cuts it to its own width. */
  room?: number
}

/** Four times what the platform allows for names. A table has hundreds of texts, and what nobody sees in them takes as long to draw. */
const longestUnseen = 256

/**
 * A text cut to a length, with the whole of it, as far as it can be drawn, in a tooltip, and its beginning for who listens to it or
 * copies it. Names differ at their ends and are cut in the middle, sentences at the end.
 */
export function Truncated({ text, max, room = max }: TruncatedProps) {
  if (text === '') return <EmptyValue />
  const isSentence = /\s/.test(text)
  const cut = isSentence ? truncate : truncateMiddle
  if (cut(text, max) === text) return <span className="wrap-anywhere">{text}</span>
  return (
    <Tooltip content={drawable(text)} delay={300} describe={false}>
      <span>
        <span aria-hidden="true" className="select-none">
          {cut(text, isSentence ? room : max)}
        </span>
        <span className="sr-only">{truncate(text, longestUnseen)}</span>
      </span>
    </Tooltip>
  )
}
