import type { ReactNode } from 'react'

import { loginPath, systemUpdateDetailPath, updateTrustRootListPath } from '../../../generated/model/paths.gen.ts'
import { requestIdOf, toUserMessage } from '../../api/errors.ts'
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
          children: `${bytesText(done)} of ${bytesText(total)} had been sent. An upload cannot be continued: upload the file again to start over. If that fails at once, the file may have been changed or removed: choose it again.`,
        }
      : {
          title: 'No answer from the server',
          children: (
            <>
              All of the file was sent, so the release may be there: look at the{' '}
              <TextLink to={systemUpdateDetailPath}>releases</TextLink>, or upload it again. The same file twice changes
              nothing.
            </>
          ),
        }
  }
  if (status === 401) {
    return {
      title: 'Your session has ended',
      children: (
        <>
          The release was not added. <TextLink to={loginPath}>Sign in in another tab</TextLink>, then upload the file
          again: it is still chosen here.
        </>
      ),
    }
  }
  if (other !== undefined) {
    return {
      title: `The system has another archive of release ${other.version}`,
      children: (
        <>
          <dl className="my-2 grid gap-1">
            <Hash label="SHA-256 of your file" hash={other.uploaded} />
            <Hash label="SHA-256 on the system" hash={other.existing} />
          </dl>
          Compare both with the hash that was published with the release. A release on the system cannot be replaced.
          {requestId !== undefined && <RequestId id={requestId} className="mt-1 text-ink-3" />}
        </>
      ),
    }
  }
  return {
    title: status === 400 ? 'The server refused the release' : 'The release was not uploaded',
    children: (
      <>
        <ErrorText error={error} />
        {status === 400 && (
          <p className="mt-1">
            It has to be a complete archive, signed under one of the{' '}
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

const Hash = ({ label, hash }: { label: string; hash: string }) => (
  <div>
    <dt className="text-ink-2">{label}</dt>
    <dd className="font-mono wrap-anywhere">{hash}</dd>
  </div>
)
