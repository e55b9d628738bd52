import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'

import * as effects from '../../../generated/model/effects.gen.ts'
import { systemUpdateDetailPath } from '../../../generated/model/paths.gen.ts'
import { screen as releases } from '../../../generated/screens/tuf-repo/list.gen.tsx'
import { ApiError } from '../../api/errors.ts'
import { invalidateEntities } from '../../api/invalidate.ts'
import { UploadGuard } from '../../features/upload/UploadGuard.tsx'
import type { Outcome } from '../../kit/actions/pipeline.ts'
import { FormFields } from '../../kit/form/FormFields.tsx'
import { FormPage } from '../../kit/form/FormPage.tsx'
import { useHasLeft } from '../../kit/form/use-has-left.ts'
import { useRequestForm } from '../../kit/form/use-request-form.ts'
import { effectsOf } from '../../kit/queries/effects-of.ts'
import { usePageParams } from '../../kit/routing/use-params.ts'
import type { FormValues } from '../../kit/spec.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { readHead, releaseProblem } from './file-checks.ts'
import { releaseFields, releaseSlots } from './form.ts'
import { Refusal } from './Refusal.tsx'
import { Sending } from './Sending.tsx'
import { Uploaded } from './Uploaded.tsx'
import { useReleaseUpload } from './use-release-upload.ts'

const name = 'Upload release'

/** Uploads the archive of a release: a form, then the progress in its place, then what came of it. */
export default function UploadRelease() {
  const params = usePageParams()
  const client = useQueryClient()
  const navigate = useNavigate()
  const leaving = useRef(false)
  const { current, begin, cancel } = useReleaseUpload(
    () => void invalidateEntities(client, effectsOf(effects.system_update_repository_upload)),
  )
  const hasLeft = useHasLeft()
  const send = async ({ file }: FormValues): Promise<Outcome> => {
    if (!(file instanceof File)) return refused('Choose a release archive')
    const problem = releaseProblem(file) ?? (await readable(file))
    if (problem !== undefined) return refused(problem)
    if (hasLeft()) return { status: 'cancelled' }
    begin(file)
    return { status: 'done', answer: {} }
  }
  const form = useRequestForm({ fields: releaseFields, params, slots: releaseSlots, send })

  const chosen: unknown = useWatch({ control: form.methods.control, name: 'file' })
  const { status } = current ?? {}
  const isUnderWay = status !== undefined && ['sending', 'sent', 'offline'].includes(status.phase)
  const isBack = status?.phase === 'failed' || status?.phase === 'cancelled'
  // The button that had focus is gone.
  useEffect(() => {
    if (isBack) document.querySelector<HTMLElement>('main h1')?.focus()
  }, [isBack])
  const leave = () => {
    leaving.current = true
    void navigate(systemUpdateDetailPath)
  }
  return (
    <>
      <PageHeader title={name} />
      {/* Of another file nothing is known. */}
      {status?.phase === 'failed' && chosen === current?.file && <Refusal status={status} />}
      {status?.phase === 'cancelled' && (
        <p role="status" className="mb-4">
          The upload was cancelled.
        </p>
      )}
      {/* Kept while it is hidden: what fails leads back to the chosen file. */}
      <FormPage
        title={name}
        submit={name}
        form={form}
        leaving={leaving}
        needs={releases.create?.role}
        cannot="You cannot upload releases"
        onCancel={leave}
        hidden={isUnderWay || status?.phase === 'done'}
        guard={
          <UploadGuard
            at={isUnderWay ? 'upload' : status?.phase !== 'done' && form.dirty ? 'form' : undefined}
            loss={`The upload of ${current?.file.name} is not finished. Leaving cancels it.`}
            leaving={leaving}
            onGiveUp={cancel}
          />
        }
      >
        <FormFields form={form} />
      </FormPage>
      {current !== undefined && isUnderWay && <Sending current={current} onCancel={cancel} />}
      {status?.answer !== undefined && <Uploaded answer={status.answer} />}
    </>
  )
}

/** What is wrong with the contents of a file. */
async function readable(file: File): Promise<string | undefined> {
  try {
    return releaseProblem(file, await readHead(file))
  } catch {
    return 'Cannot read the file. It may have been changed or removed.'
  }
}

/** A refusal of our own, in the form of the server's: it finds its field the same way. */
function refused(message: string): Outcome {
  const detail = 'unsupported value for "file"'
  return { status: 'failed', error: new ApiError(message, { kind: 'error', statusCode: 400, detail }) }
}
