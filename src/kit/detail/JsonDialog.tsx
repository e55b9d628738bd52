import { useEffect, useMemo, useState } from 'react'

import { codec } from '../../api/codec.ts'
import { writeJson } from '../../api/json.ts'
import { readRaw } from '../../api/raw.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ErrorText } from '../ErrorText.tsx'
import type { Params, Row, RowSource } from '../spec.ts'
import { indented, layOut, type Token, type TokenKind } from './json-text.ts'

export interface JsonDialogProps {
  title: string
  source: RowSource
  row: Row
  params: Params
  onClose: () => void
}

const colours: Readonly<Record<TokenKind, string | undefined>> = {
  key: 'text-ink',
  text: 'text-success',
  number: 'text-info',
  word: 'text-notice',
  plain: undefined,
}

/** Longer answers are shown without colours: thousands of elements would take their time. */
const mostTokens = 20_000

/** What the API says about a thing, as it says it. */
export function JsonDialog({ title, source, row, params, onClose }: JsonDialogProps) {
  const [answer, setAnswer] = useState<{ text: string } | { error: unknown }>()
  const { query, pick } = source

  useEffect(() => {
    const controller = new AbortController()
    const read = async () => {
      // A row out of a list: the list's answer is about others, too.
      const text = pick ? writeJson(codec.toWire(row)) : await readRaw(query(params), controller.signal)
      if (!controller.signal.aborted) setAnswer({ text })
    }
    read().catch((error: unknown) => {
      if (!controller.signal.aborted) setAnswer({ error })
    })
    return () => controller.abort()
  }, [query, pick, row, params])

  const tokens = useMemo(() => (answer && 'text' in answer ? layOut(answer.text) : undefined), [answer])
  const text = tokens && indented(tokens)
  return (
    <Dialog title={title} size="lg" onClose={onClose}>
      {answer && 'error' in answer ? (
        <div role="alert">
          <ErrorText error={answer.error} />
        </div>
      ) : tokens === undefined || text === undefined ? (
        <Skeleton className="h-64 w-full" />
      ) : (
        <div className="relative mb-2 rounded-md border border-line bg-sunken">
          <pre
            role="region"
            aria-label={title}
            tabIndex={0}
            className="max-h-[60dvh] overflow-auto p-3 pr-12 font-mono text-sm wrap-anywhere whitespace-pre-wrap text-ink-2"
          >
            {tokens.length > mostTokens ? text : tokens.map(Coloured)}
          </pre>
          <div className="absolute top-2 right-4">
            <CopyButton text={text} />
          </div>
        </div>
      )}
    </Dialog>
  )
}

function Coloured({ kind, text }: Token, index: number) {
  return kind === 'plain' ? (
    text
  ) : (
    // Tokens of one text never move.
    // oxlint-disable-next-line react/no-array-index-key
    <bdi key={index} className={colours[kind]}>
      {text}
    </bdi>
  )
}
