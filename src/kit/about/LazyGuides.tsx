import { Suspense } from 'react'

import { lazyPart } from '../../ui/lazy-part.ts'
import type { GuidesProps } from './Guides.tsx'
import { afterFirstPage } from '../../lib/first-page.ts'

const Guides = lazyPart(() => afterFirstPage(() => import('./Guides.tsx').then((module) => module.Guides)))

/** The same, after the page that they stand on. */
export function LazyGuides(props: GuidesProps) {
  return (
    <Suspense>
      <Guides {...props} />
    </Suspense>
  )
}
