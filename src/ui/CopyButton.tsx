import { useEffect, useState } from 'react'

import { writeClipboard } from '../lib/clipboard.ts'
import { drawable } from '../lib/truncate.ts'
import { CheckIcon, CopyIcon } from './LazyIcons.tsx'
import { Tooltip } from './Tooltip.tsx'

export interface CopyButtonProps {
  /** Or what makes it, where that takes its time. */
  text: string | (() => string)
  label?: string
}

/** Puts a text on the clipboard and says so for two seconds. */
export function CopyButton({ text, label = 'Click to copy' }: CopyButtonProps) {
  const [result, setResult] = useState<string>()

  useEffect(() => {
    if (result === undefined) return
    const timer = setTimeout(() => setResult(undefined), 2000)
    return () => clearTimeout(timer)
  }, [result])

  const copy = async () => {
    try {
      await writeClipboard(typeof text === 'string' ? text : text())
      setResult('Copied')
    } catch {
      setResult('Copying is not allowed here')
    }
  }

  return (
    <>
      <Tooltip content={result ?? label} describe={false} stay>
        <button
          type="button"
          aria-label={result ?? label}
          onClick={() => void copy()}
          className="inline-flex size-6 shrink-0 items-center justify-center rounded-sm text-ink-3 hover:bg-hover hover:text-ink"
        >
          {result === 'Copied' ? <CheckIcon size={14} className="text-success" /> : <CopyIcon size={14} />}
        </button>
      </Tooltip>
      <span role="status" className="sr-only">
        {result}
      </span>
    </>
  )
}

export interface CopyTextProps {
  text: string
  /** What is shown instead of the whole text, for example cut. */
  display?: string
  mono?: boolean
  /** In several lines instead of one that is cut. */
  wrap?: boolean
}

/** A text with its copy button. */
export function CopyText({ text, display, mono = true, wrap = false }: CopyTextProps) {
  return (
    <span className="inline-flex max-w-full items-center gap-0.5">
      <bdi
        className={`${wrap ? 'wrap-anywhere' : 'truncate'} ${mono ? 'font-mono text-[0.92em]' : ''}`}
        title={display === undefined || display === text ? undefined : drawable(text)}
      >
        {display ?? drawable(text)}
      </bdi>
      <CopyButton text={text} />
    </span>
  )
}
