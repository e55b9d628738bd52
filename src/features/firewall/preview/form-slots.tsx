/** The change preview as a part of the rule forms. */
import { Suspense } from 'react'

import { lazyPart } from '../../../ui/lazy-part.ts'

const RulePreview = lazyPart(() => import('./RulePreview.tsx').then((module) => module.RulePreview))

const previewOf = (isEdit: boolean) =>
  function Preview() {
    return (
      <Suspense>
        <RulePreview isEdit={isEdit} />
      </Suspense>
    )
  }

export const createSlots = { notes: { filters: previewOf(false) } }
export const editSlots = { notes: { filters: previewOf(true) } }
