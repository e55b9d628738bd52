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
    <div className="relative rounded-md border border-line bg-sunken">
      <pre
        role="region"
        aria-label={label}
        tabIndex={0}
        className={`max-h-96 overflow-auto p-3 pr-10 text-sm ${wrap ? 'wrap-anywhere whitespace-pre-wrap' : ''}`}
      >
        {drawableLines(text)}
      </pre>
      {copy && (
        <div className="absolute top-2 right-2 rounded-sm bg-sunken">
          <CopyButton text={text} />
        </div>
      )}
    </div>
  )
}
