/** Values with a button that copies them. The text is there at once, the button once its code has come. */
import { Suspense } from 'react'

import { drawable, drawableLines } from '../../lib/truncate.ts'
import type { CodeBlockProps } from '../../ui/Code.tsx'
import type { CopyTextProps } from '../../ui/CopyButton.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'

const CopyText = lazyPart(() => import('../../ui/CopyButton.tsx').then((module) => module.CopyText))
const CodeBlock = lazyPart(() => import('../../ui/Code.tsx').then((module) => module.CodeBlock))

/** An id or an address. */
export function CopyableText(props: CopyTextProps) {
  return (
    <Suspense
      fallback={
        <bdi className={props.mono === false ? '' : 'font-mono text-[0.92em]'}>
          {props.display ?? drawable(props.text)}
        </bdi>
      }
    >
      <CopyText {...props} />
    </Suspense>
  )
}

/** Text of several lines. */
export function CodeText(props: CodeBlockProps) {
  return (
    <Suspense fallback={<pre className="text-sm">{drawableLines(props.text)}</pre>}>
      <CodeBlock {...props} />
    </Suspense>
  )
}
