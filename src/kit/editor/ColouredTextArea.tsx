import { type ComponentProps, type ReactNode, useRef } from 'react'

import { controlBox, controlProps, useFieldControl } from '../../ui/field-control.ts'

/** A part of a line in one colour. */
export interface Piece {
  text: string
  className: string
}

export interface ColouredTextAreaProps extends Omit<ComponentProps<'textarea'>, 'className' | 'onChange' | 'value'> {
  value: string
  onChange: (text: string) => void
  /** Lines in their pieces, which together are the text; undefined: without colours. */
  lines: readonly (readonly Piece[])[] | undefined
  /** Lies in the text and is moved along with it. */
  children?: ReactNode
}

const text = 'px-2.5 py-1.5 font-mono text-sm whitespace-pre'

/** A text area over the same text in colours. */
export function ColouredTextArea({ value, onChange, lines, children, ...rest }: ColouredTextAreaProps) {
  const field = useFieldControl()
  const shown = useRef<HTMLPreElement>(null)
  return (
    <span className={`${controlBox} relative`}>
      {lines && (
        <pre
          ref={shown}
          aria-hidden="true"
          className={`pointer-events-none absolute inset-0 overflow-hidden forced-colors:hidden ${text}`}
        >
          {lines.map((line, at) => (
            // Lines have nothing but their place.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={at} className="block min-h-[1lh]">
              {line.map((piece, index) => (
                // Neither have the pieces of a line.
                // oxlint-disable-next-line react/no-array-index-key
                <span key={index} className={piece.className}>
                  {piece.text}
                </span>
              ))}
            </span>
          ))}
          {children}
        </pre>
      )}
      <textarea
        autoComplete="off"
        spellCheck={false}
        rows={10}
        {...controlProps(field)}
        {...rest}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onScroll={(event) => {
          const { scrollTop, scrollLeft } = event.currentTarget
          shown.current?.scrollTo(scrollLeft, scrollTop)
        }}
        className={`relative min-h-8 w-full resize-y bg-transparent outline-none ${text} ${
          lines ? 'text-transparent caret-ink forced-colors:text-[CanvasText]' : ''
        }`}
      />
    </span>
  )
}
