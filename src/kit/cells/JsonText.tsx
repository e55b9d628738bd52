import { useMemo } from 'react'

import { CopyButton } from '../../ui/CopyButton.tsx'
import { drawableLines, drawable, truncate } from '../../lib/truncate.ts'
import { beginningOf, indented, layOut, type Token, type TokenKind, visible } from './json-text.ts'

const colours: Readonly<Record<TokenKind, string | undefined>> = {
  key: 'text-ink',
  text: 'text-success',
  number: 'text-info',
  word: 'text-notice',
  plain: undefined,
}

/** Characters that are drawn of an answer without colours. */
const mostDrawn = 200_000

/** Words and signs that are laid out: more would take its time, and nobody reads that far. */
const mostLaidOut = 60_000

/** Longer answers are shown without colours: thousands of elements would take their time. */
const mostTokens = 20_000

/** A text of JSON, laid out and coloured, that can be copied. */
export function JsonText({ text: raw, label }: { text: string; label: string }) {
  const beginning = useMemo(() => beginningOf(raw, mostLaidOut), [raw])
  const tokens = useMemo(() => layOut(beginning), [beginning])
  const isCut = beginning.length < raw.length
  const isPlain = tokens.length > mostTokens
  const plain = isPlain ? indented(tokens) : ''
  return (
    <div className="relative mb-2 rounded-md border border-line bg-sunken">
      <pre
        role="region"
        aria-label={truncate(label, 64)}
        tabIndex={0}
        className="max-h-[60dvh] overflow-auto p-3 pe-12 font-mono text-sm wrap-anywhere whitespace-pre-wrap text-ink-2"
      >
        {isPlain ? drawableLines(plain.slice(0, mostDrawn)) : tokens.map(Coloured)}
      </pre>
      {(isCut || plain.length > mostDrawn) && (
        <p className="border-t border-line px-3 py-1.5 text-sm text-ink-2">
          Only the beginning is shown. Copy takes all of it.
        </p>
      )}
      <div className="absolute top-2 inset-e-4">
        <CopyButton text={() => (isCut ? visible(raw) : indented(tokens))} />
      </div>
    </div>
  )
}

function Coloured({ kind, text }: Token, index: number) {
  return kind === 'plain' ? (
    drawable(text)
  ) : (
    // Tokens of one text never move.
    // oxlint-disable-next-line react/no-array-index-key
    <bdi key={index} className={colours[kind]}>
      {drawable(visible(drawable(text)))}
    </bdi>
  )
}
