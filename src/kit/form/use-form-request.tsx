import { Suspense } from 'react'

import type { After } from './FormRequest.tsx'
import type { RequestForm } from './use-request-form.ts'
import type { Row } from '../spec.ts'
import { type ShownRequest, useDisclosed } from '../equivalent/use-request.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'

const FormRequest = lazyPart(() => import('./FormRequest.tsx').then((module) => module.FormRequest))

/**
 * A button and a panel that show the request which a form would send as it is now.
 * @param send makes the call with a body; used for a dry run only
 * @param after what is sent once that has been answered
 */
export function useFormRequest(form: RequestForm, send: (body: Row) => unknown, after?: After): ShownRequest {
  return useDisclosed(() => (
    <Suspense>
      <FormRequest form={form} send={send} after={after} />
    </Suspense>
  ))
}
