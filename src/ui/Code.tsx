import { drawableLines } from '../lib/truncate.ts'
import { CopyButton } from './CopyButton.tsx'

export interface CodeBlockProps {
  text: string
  /** Names the scrolling area for screen readers. */
  label?: string
  copy?: boolean
  wrap?: boolean
}

export function CodeBlock({ text, label = 'Code', copy = true, wrap = false }: CodeBlockProps) {
  return (
    <div className="flex items-start rounded-md border border-line bg-sunken">
      <pre
        role="region"
        aria-label={label}
        tabIndex={0}
        className={`max-h-96 min-w-0 grow overflow-auto p-3 text-sm ${wrap ? 'wrap-anywhere whitespace-pre-wrap' : ''}`}
      >
        {drawableLines(text)}
      </pre>
      {copy && (
        <div className="p-2">
          <CopyButton text={text} />
        </div>
      )}
    </div>
  )
}
