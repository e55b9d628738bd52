import { partsOf, type TextPart } from '../lib/invisible.ts'
import { drawable, truncate } from '../lib/truncate.ts'

/** Four times what the platform allows: more of a name tells nobody anything. */
const longest = 256

export interface NameTextProps {
  text: string
}

/**
 * What people called something, where a decision is taken: kept from reordering the words around it, and with characters
 * that cannot be seen shown by their code, so that two names which look alike are told apart.
 */
export function NameText({ text }: NameTextProps) {
  return <bdi className="wrap-anywhere">{partsOf(truncate(text, longest)).map(Part)}</bdi>
}

/** What a server says, in words that may quote anything: the same, but its lines stay lines. */
export const MessageText = ({ text }: NameTextProps) =>
  partsOf(drawable(text)).map((part, index) => (/^\s+$/.test(part.text) ? part.text : Part(part, index)))

function Part({ text, code }: TextPart, index: number) {
  return code === undefined ? (
    text
  ) : (
    <span
      // The parts of a text never move.
      key={index}
      title="A character that cannot be seen"
      className="mx-0.5 rounded-sm border border-warning-line bg-warning-soft px-0.5 font-mono text-[0.75em] font-normal whitespace-nowrap text-warning"
    >
      {code}
    </span>
  )
}
