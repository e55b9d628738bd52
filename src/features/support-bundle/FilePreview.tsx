import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'

import { FailureNotice } from '../../kit/feedback/ErrorText.tsx'
import { useInTurns } from '../../ui/use-in-turns.ts'
import { bytesText } from '../../lib/bytes.ts'
import { formatNumber, plural } from '../../lib/numbers.ts'
import type { Work } from '../../lib/turns.ts'
import { Button } from '../../ui/Button.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { DownloadIcon } from '../../ui/Icons.tsx'
import { NameText } from '../../ui/NameText.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { bytesOptions, sizeOptions } from './connection.ts'
import { longestLine, mostLines, mostShown, previewing } from './preview.ts'
import type { Target } from './use-download.ts'

export interface FilePreviewProps {
  bundleId: string
  /** As the index has it. */
  path: string
  onDownload: (target: Target) => void
  /** Why nothing can be downloaded now. */
  busy: string | undefined
}

/** A file of the bundle: its size, a way to have it, and what stands in it. */
export function FilePreview({ bundleId, path, onDownload, busy }: FilePreviewProps) {
  const wanted = { bundleId, file: path }
  const { data, error, refetch } = useQuery(sizeOptions(wanted))
  const size = data?.bytes
  return (
    <section aria-label="Preview" className="min-w-0">
      <div className="mb-2 flex flex-wrap items-start justify-between gap-2">
        <h2 className="min-w-0 flex-1 basis-40 font-medium">
          <NameText text={path.slice(0, 500)} />
          {size !== undefined && <span className="font-normal whitespace-nowrap text-ink-2"> · {bytesText(size)}</span>}
        </h2>
        <Button
          size="sm"
          icon={<DownloadIcon />}
          {...(busy !== undefined && { disabledReason: busy })}
          onClick={() => onDownload({ ...wanted, label: 'a file', size })}
        >
          Download file
        </Button>
      </div>
      {data === undefined ? (
        error ? (
          <FailureNotice what="File size" error={error} onRetry={refetch} />
        ) : (
          <Skeleton className="h-40 w-full" />
        )
      ) : size === undefined ? (
        <Hint>File size unknown. Download it to view it.</Hint>
      ) : size > mostShown ? (
        <Hint>Files of more than {bytesText(mostShown)} are not previewed. Download it to view it.</Hint>
      ) : size === 0 ? (
        <Hint>The file is empty.</Hint>
      ) : (
        <Content bundleId={bundleId} path={path} />
      )}
    </section>
  )
}

const Hint = ({ children }: { children: ReactNode }) => (
  <p className="rounded-lg border border-dashed border-line-strong px-4 py-8 text-center text-ink-2">{children}</p>
)

/** Of a file that is not shown. */
// oxlint-disable-next-line require-yield -- there is nothing to do
function* none(): Work<undefined> {
  return undefined
}

function Content({ bundleId, path }: { bundleId: string; path: string }) {
  const { data, error, refetch } = useQuery(bytesOptions({ bundleId, file: path }))
  const begin = useMemo(() => data && (() => (data.bytes ? previewing(data.bytes) : none())), [data])
  const done = useInTurns(begin, data)
  if (!data || done?.of !== data)
    return error ? (
      <FailureNotice what="Preview" error={error} onRetry={refetch} />
    ) : (
      <Skeleton className="h-40 w-full" />
    )
  const preview = done.value
  if (!preview) return <Hint>{data.bytes ? 'Binary file' : 'File larger than announced'}. Download it to view it.</Hint>
  const { text, lines, cut, isPart } = preview
  return (
    <>
      <div className="relative rounded-lg border border-line bg-sunken">
        <pre
          role="region"
          aria-label={preview.kind === 'json' ? 'JSON' : 'Text'}
          tabIndex={0}
          className="max-h-[60dvh] overflow-auto p-3 pe-12 font-mono text-sm whitespace-pre text-ink-2"
        >
          {text}
        </pre>
        <div className="absolute top-2 inset-e-4">
          <CopyButton text={text} />
        </div>
      </div>
      {isPart && <p className="mt-1 text-sm text-ink-2">Only the beginning is shown. Download it to view all of it.</p>}
      {!isPart && lines > mostLines && (
        <p className="mt-1 text-sm text-ink-2">
          The first {formatNumber(mostLines)} of {formatNumber(lines)} lines.
        </p>
      )}
      {cut > 0 && (
        <p className="mt-1 text-sm text-ink-2">
          {plural(cut, 'line')} cut at {formatNumber(longestLine)} characters.
        </p>
      )}
    </>
  )
}
