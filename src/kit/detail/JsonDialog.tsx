import { useEffect, useState } from 'react'

import { codec } from '../../api/codec.ts'
import { writeJson } from '../../api/json.ts'
import { readRaw } from '../../api/raw.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ErrorText } from '../feedback/ErrorText.tsx'
import type { Params, Row, RowSource } from '../spec.ts'
import { JsonText } from '../cells/JsonText.tsx'

export interface JsonDialogProps {
  title: string
  source: RowSource
  row: Row
  params: Params
  onClose: () => void
}

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

  return (
    <Dialog title={title} size="lg" onClose={onClose}>
      {answer && 'error' in answer ? (
        <div role="alert">
          <ErrorText error={answer.error} />
        </div>
      ) : answer === undefined ? (
        <Skeleton className="h-64 w-full" />
      ) : (
        <JsonText text={answer.text} label={title} />
      )}
    </Dialog>
  )
}
