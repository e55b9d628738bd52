import { partsOf } from '../lib/invisible.ts'

export interface NameTextProps {
  text: string
}

/**
 * What people called something, where a decision is taken: kept from reordering the words around it, and with characters
 * that cannot be seen shown by their code, so that two names which look alike are told apart.
 */
export function NameText({ text }: NameTextProps) {
  return (
    <bdi className="wrap-anywhere">
      {partsOf(text).map((part, index) =>
        part.code === undefined ? (
          part.text
        ) : (
          <span
            // The parts of a name never move.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            title="A character that cannot be seen"
            className="mx-0.5 rounded-sm border border-warning-line bg-warning-soft px-0.5 font-mono text-[0.75em] font-normal whitespace-nowrap text-warning"
          >
            {part.code}
          </span>
        ),
      )}
    </bdi>
  )
}
