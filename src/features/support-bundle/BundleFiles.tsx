import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'

import { screen as bundlePage } from '../../../generated/screens/support-bundle/detail.gen.tsx'
import { FailureNotice } from '../../kit/feedback/ErrorText.tsx'
import { SearchBox } from '../../kit/list/toolbar/SearchBox.tsx'
import { useListSearch } from '../../kit/list/use-list-search.ts'
import { useParentRow } from '../../kit/routing/use-parent-row.ts'
import { usePageParams } from '../../kit/routing/use-params.ts'
import { withValue } from '../../kit/url/keys.ts'
import { bytesText } from '../../lib/bytes.ts'
import { formatNumber, plural } from '../../lib/numbers.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { DownloadIcon } from '../../ui/Icons.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { GiveUpQuestion, TransferGuard } from '../transfer/TransferGuard.tsx'
import { BundleState } from './BundleState.tsx'
import { indexOptions, sizeOptions } from './connection.ts'
import { DownloadPanel } from './DownloadPanel.tsx'
import { FilePreview } from './FilePreview.tsx'
import { FileTree } from './FileTree.tsx'
import { type FileIndex, type FileNode, readIndex, rowsOf, search as searchIn } from './file-tree.ts'
import { useDownload } from './use-download.ts'

/** Of so few files all folders are open from the start. */
const fewFiles = 40

/** The files of a support bundle, as long as it has any. */
export function BundleFiles() {
  const { bundleId = '' } = usePageParams()
  const bundle = useParentRow(bundlePage)
  if (bundle.state === undefined) return null
  return bundle.state === 'active' ? (
    // Another bundle has other files, and its own download.
    <ActiveBundle key={bundleId} bundleId={bundleId} />
  ) : (
    <BundleState bundle={bundle} />
  )
}

function ActiveBundle({ bundleId }: { bundleId: string }) {
  const { data: text, error, refetch } = useQuery(indexOptions(bundleId))
  const { data: whole, refetch: refetchSize } = useQuery(sizeOptions({ bundleId }))
  const index = useMemo(() => (typeof text === 'string' ? readIndex(text) : undefined), [text])
  const { current, begin, forget } = useDownload()
  const phase = current?.status?.phase
  const isUnderWay = phase !== undefined && phase !== 'done'
  const busy = isUnderWay ? 'Wait for the download to finish, or cancel it' : undefined
  const size = whole?.bytes
  return (
    <>
      <TransferGuard
        active={isUnderWay}
        renderQuestion={(answers) => (
          // It is cancelled as the page goes.
          <GiveUpQuestion {...answers} what="download" keep="Keep downloading">
            The download is not finished. Leaving cancels it and discards downloaded data.
          </GiveUpQuestion>
        )}
      />
      <div className="mb-3 flex justify-end">
        <Button
          icon={<DownloadIcon />}
          {...(busy !== undefined && { disabledReason: busy })}
          onClick={() => void begin({ bundleId, label: 'the bundle', size })}
        >
          Download bundle{size !== undefined && ` (${bytesText(size)})`}
        </Button>
      </div>
      {current && <DownloadPanel current={current} onClose={forget} />}
      {index ? (
        <Files index={index} bundleId={bundleId} busy={busy} onDownload={(target) => void begin(target)} />
      ) : error ? (
        <FailureNotice what="Files" error={error} onRetry={() => Promise.all([refetch(), refetchSize()])} />
      ) : (
        <Skeleton className="h-80 w-full" />
      )}
    </>
  )
}

interface FilesProps {
  index: FileIndex
  bundleId: string
  busy: string | undefined
  onDownload: Parameters<typeof FilePreview>[0]['onDownload']
}

function Files({ index, bundleId, busy, onDownload }: FilesProps) {
  const [search, go] = useListSearch()
  const [q, chosen] = [search.get('q') ?? '', search.get('file')]
  // What is opened in what a search has found is open there alone.
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map())
  const { files, left, root } = index
  const found = useMemo(() => (q === '' ? undefined : searchIn(index, q)), [index, q])
  const rows = useMemo(() => {
    const opensItself = found !== undefined || files.length <= fewFiles
    return rowsOf(root, ({ path }) => choices.get(`${q}\n${path}`) ?? opensItself, found?.kept)
  }, [root, files, found, choices, q])
  const toggle = ({ path }: FileNode) =>
    setChoices((now) => {
      const isOpen = rows.find(({ node }) => node.children && node.path === path)?.isOpen
      return new Map(now).set(`${q}\n${path}`, isOpen !== true)
    })
  const choose = ({ path }: FileNode) => {
    const next = new URLSearchParams(search)
    next.set('file', path)
    go(next, { replace: chosen !== null })
  }
  if (files.length === 0) return <EmptyState title="No files" body="The bundle is empty." />
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="min-w-0">
        <div className="mb-2 flex flex-wrap items-center gap-2">
          <SearchBox label="Search files" search={search} go={go} onIntent={() => undefined} />
          <span role="status" className="text-sm text-ink-2">
            {found ? plural(found.found, 'match', 'matches') : plural(files.length, 'file')}
          </span>
        </div>
        {found?.found === 0 ? (
          <EmptyState
            title="No matches"
            body="No file path contains this text."
            action={<Button onClick={() => go(withValue(search, 'q', ''))}>Clear search</Button>}
          />
        ) : (
          <FileTree rows={rows} chosen={chosen} onChoose={choose} onToggle={toggle} />
        )}
        {left > 0 && (
          <p className="mt-2 text-sm text-ink-2">
            First {formatNumber(files.length)} files; {formatNumber(left)} more in the bundle.
          </p>
        )}
      </div>
      {chosen === null ? (
        <p className="self-start rounded-lg border border-dashed border-line-strong px-4 py-8 text-center text-ink-2 lg:mt-10">
          Select a file to preview it.
        </p>
      ) : (
        <FilePreview key={chosen} bundleId={bundleId} path={chosen} busy={busy} onDownload={onDownload} />
      )}
    </div>
  )
}
