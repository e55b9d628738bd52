import type { ReactNode } from 'react'

import { loginPath, systemUpdateDetailPath, updateTrustRootListPath } from '../../../generated/model/paths.gen.ts'
import { isUnsure, requestIdOf, toUserMessage } from '../../api/errors.ts'
import { ErrorText } from '../../kit/feedback/ErrorText.tsx'
import { statusOf } from '../../kit/queries/query.ts'
import { bytesText } from '../../lib/bytes.ts'
import { Link, textLinkClass } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { RequestId } from '../../ui/RequestId.tsx'
import { isBroken } from './connection.ts'
import { otherArchive } from './file-checks.ts'
import type { UploadStatus } from './upload.ts'

/** Why an upload failed, and what can be done about it. The file is still chosen. */
export function Refusal({ status: { error, progress } }: { status: UploadStatus }) {
  const { title, children } = explained(error, progress)
  return (
    <div className="mb-4 max-w-2xl">
      <Notice tone="danger" title={title} live>
        {children}
      </Notice>
    </div>
  )
}

function explained(error: unknown, { done, total }: UploadStatus['progress']): { title: string; children: ReactNode } {
  const status = statusOf(error)
  const requestId = requestIdOf(error)
  const other = otherArchive(toUserMessage(error))
  if (isBroken(error)) {
    return done < total
      ? {
          title: 'Connection lost',
          children: `${bytesText(done)} of ${bytesText(total)} sent. Upload the file again. If that fails at once, select the file again; it may have changed.`,
        }
      : {
          title: 'No response from the server',
          children: <>The whole file was sent, so the release may exist. {whereToLook}</>,
        }
  }
  if (status === 401) {
    return {
      title: 'Your session has ended',
      children: (
        <>
          The release was not added. <TextLink to={loginPath}>Sign in in another tab</TextLink>, then upload the file
          again. It is still selected here.
        </>
      ),
    }
  }
  if (other !== undefined) {
    return {
      title: `Release ${other.version} exists with a different archive`,
      children: (
        <>
          <dl className="my-2 grid gap-1">
            <Hash label="SHA-256 of your file" hash={other.uploaded} />
            <Hash label="SHA-256 on the system" hash={other.existing} />
          </dl>
          Compare both with the published hash. A release on the system cannot be replaced.
          {requestId !== undefined && <RequestId id={requestId} className="mt-1 text-ink-3" />}
        </>
      ),
    }
  }
  const unsure = isUnsure(error)
  const failed = unsure ? 'The outcome is not known' : 'The release was not uploaded'
  return {
    title: status === 400 ? 'The server refused the release' : failed,
    children: (
      <>
        <ErrorText error={error} />
        {unsure && <p className="mt-1">The release may exist. {whereToLook}</p>}
        {status === 400 && (
          <p className="mt-1">
            It must be a complete archive, signed by one of the{' '}
            <TextLink to={updateTrustRootListPath}>trust roots</TextLink>.
          </p>
        )}
      </>
    ),
  }
}

/** Opens beside this page, which has the file. */
const TextLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} target="_blank" className={textLinkClass}>
    {children}
  </Link>
)

const whereToLook = (
  <>
    Check the <TextLink to={systemUpdateDetailPath}>releases</TextLink>, or upload the file again.
  </>
)

const Hash = ({ label, hash }: { label: string; hash: string }) => (
  <div>
    <dt className="text-ink-2">{label}</dt>
    <dd className="font-mono wrap-anywhere">{hash}</dd>
  </div>
)
