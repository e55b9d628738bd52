import { type ReactNode, Suspense, useId, useState } from 'react'

import { Button } from '../../ui/Button.tsx'
import { CodeIcon } from '../../ui/LazyIcons.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'

const loadPanel = () => import('./RequestPanel.tsx')
/** A failure shows when the panel is opened, if it still is one then. */
const prepare = () => void loadPanel().catch(() => undefined)
const RequestPanel = lazyPart(() => loadPanel().then((module) => module.RequestPanel))

export interface ShownRequest {
  /** Opens and closes the panel. */
  button: ReactNode
  /** What will be sent; undefined while it is closed. */
  panel: ReactNode | undefined
}

/** A button and a panel that show the request which `make` would send. */
export function useRequest(make: () => unknown): ShownRequest {
  return useDisclosed(() => (
    <Suspense>
      <RequestPanel make={make} />
    </Suspense>
  ))
}

/** A "Show request" button and what it opens. */
export function useDisclosed(content: () => ReactNode): ShownRequest {
  const id = useId()
  const [shown, setShown] = useState(false)
  return {
    button: (
      <Button
        variant="ghost"
        icon={<CodeIcon />}
        aria-label={shown ? 'Hide request' : 'Show request'}
        aria-expanded={shown}
        aria-controls={shown ? id : undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setShown(!shown)}
      >
        <span className="max-sm:sr-only">{shown ? 'Hide request' : 'Show request'}</span>
      </Button>
    ),
    panel: shown ? <div id={id}>{content()}</div> : undefined,
  }
}
