import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router'

import * as effects from '../../../generated/model/effects.gen.ts'
import { imageListPath } from '../../../generated/model/paths.gen.ts'
import { screen as imageList } from '../../../generated/screens/image/list.gen.tsx'
import { ApiError } from '../../api/errors.ts'
import { invalidateEntities } from '../../api/invalidate.ts'
import { isTaken, type ImagePlan } from '../../features/image-upload/connection.ts'
import { fileProblem } from '../../features/image-upload/file-checks.ts'
import { imageFields, imageSlots } from '../../features/image-upload/form.ts'
import { UnfinishedUploads } from '../../features/image-upload/UnfinishedUploads.tsx'
import { effectsOf } from '../../kit/queries/effects-of.ts'
import { messageText } from '../../kit/actions/wording.ts'
import { UploadGuard } from '../../features/upload/UploadGuard.tsx'
import { UploadProgress } from '../../features/image-upload/UploadProgress.tsx'
import { useUpload } from '../../features/image-upload/use-upload.ts'
import type { Outcome } from '../../kit/actions/pipeline.ts'
import { FormFields } from '../../kit/form/FormFields.tsx'
import { FormPage } from '../../kit/form/FormPage.tsx'
import { useHasLeft } from '../../kit/form/use-has-left.ts'
import { useRequestForm } from '../../kit/form/use-request-form.ts'
import { fill } from '../../kit/selectors.ts'
import type { FormValues, Params } from '../../kit/spec.ts'
import { usePageParams } from '../../kit/routing/use-params.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { LazyGuides } from '../../kit/about/LazyGuides.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { addToast } from '../../ui/toast-store.ts'

/** What an upload changes. */
const entities = effectsOf(effects.image_create, effects.disk_create, effects.snapshot_create)

/** Uploads an image file: a form, then the progress in its place. In another project it is another one. */
export default function UploadImage() {
  const params = usePageParams()
  return <Upload key={params['project']} params={params} />
}

function Upload({ params }: { params: Params }) {
  const { project = '' } = params
  const client = useQueryClient()
  const navigate = useNavigate()
  const leaving = useRef(false)
  const images = fill(imageListPath, params)
  const { current, begin, forget } = useUpload({
    onImage: (name) =>
      addToast({ variant: 'success', content: messageText('Image {name} uploaded', { name, row: {}, parent: {} }) }),
    onOver: () => void invalidateEntities(client, entities),
  })

  const hasLeft = useHasLeft()
  const send = async (body: FormValues): Promise<Outcome> => {
    const plan = readPlan(body, project)
    const { file } = body
    if (plan === undefined || !(file instanceof File)) return refused('The form is not complete')
    const problem = fileProblem(file, plan.blockSize)
    if (problem !== undefined) return refused(problem, 'unsupported value for "file"')
    try {
      if (await isTaken(project, plan.name)) return refused('Image name already exists', 'unsupported value for "name"')
    } catch (error) {
      return { status: 'failed', error }
    }
    // An upload belongs to its page: nobody would see it, or could cancel it.
    if (hasLeft()) return { status: 'cancelled' }
    begin(plan, file)
    return { status: 'done', answer: {} }
  }
  const form = useRequestForm({ fields: imageFields, params, slots: imageSlots, send })

  const phase = current?.status.phase
  const isUnderWay = phase !== undefined && phase !== 'done' && phase !== 'cancelled'
  const cancel = () => {
    leaving.current = true
    void navigate(images)
  }
  const back = () => {
    forget()
    document.querySelector<HTMLElement>('main h1')?.focus()
  }
  return (
    <>
      <PageHeader title="Upload image" />
      {current === undefined && <UnfinishedUploads project={project} />}
      {/* Kept while it is hidden: a cancelled upload leads back to what was filled in. */}
      <FormPage
        title="Upload image"
        submit="Upload image"
        form={form}
        leaving={leaving}
        needs={imageList.create?.role}
        cannot="You cannot upload images here"
        onCancel={cancel}
        hidden={current !== undefined}
        guard={
          <UploadGuard
            at={isUnderWay ? 'upload' : phase === undefined && form.dirty ? 'form' : undefined}
            loss={`The upload of ${current?.status.image} is not finished. Leaving cancels it and removes the uploaded data.`}
            leaving={leaving}
            onGiveUp={() => current?.upload.cancel()}
          />
        }
      >
        <FormFields form={form} />
        <LazyGuides id="image.list" className="mt-6 border-t border-line pt-4" />
      </FormPage>
      {current && (
        <UploadProgress
          current={current}
          onBack={back}
          done={
            <LinkButton variant="primary" to={images}>
              Done
            </LinkButton>
          }
        />
      )}
    </>
  )
}

/** A refusal of our own, in the form of the server's: it finds its field the same way. */
function refused(message: string, detail = message): Outcome {
  return { status: 'failed', error: new ApiError(message, { kind: 'error', statusCode: 400, detail }) }
}

function readPlan(body: FormValues, project: string): ImagePlan | undefined {
  const { name, description, os, version, blockSize } = body
  if (typeof name !== 'string' || typeof os !== 'string' || typeof version !== 'string') return undefined
  if (blockSize !== 512 && blockSize !== 2048 && blockSize !== 4096) return undefined
  return { project, name, description: typeof description === 'string' ? description : '', os, version, blockSize }
}
