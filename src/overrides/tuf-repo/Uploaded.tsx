import { useEffect, useRef, useSyncExternalStore } from 'react'

import type { TufRepoUpload } from '../../../generated/api/types.gen.ts'
import { systemUpdateDetailPath } from '../../../generated/model/paths.gen.ts'
import { screen as update } from '../../../generated/screens/system-update/detail.gen.tsx'
import { actions } from '../../../generated/screens/tuf-repo/actions.gen.ts'
import { screen as release } from '../../../generated/screens/tuf-repo/detail.gen.tsx'
import { signInWaits } from '../../api/unauthorized.ts'
import { actionOf } from '../../kit/actions/action-of.ts'
import { Properties } from '../../kit/cells/Properties.tsx'
import { ActionButton } from '../../kit/menus/ActionButton.tsx'
import { useDetailRow } from '../../kit/queries/use-detail-row.ts'
import { ParentContext } from '../../kit/routing/page-scope.ts'
import { usePageParams } from '../../kit/routing/use-params.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

const setTarget = actionOf(actions, 'setTarget')

/** What came of an upload, and what people want next. */
export function Uploaded({ answer: { repo, status } }: { answer: TufRepoUpload }) {
  const params = usePageParams()
  const { row, updatedAt } = useDetailRow(update.source, params, { kind: 'detail', embedded: true })
  const hasEnded = useSyncExternalStore(signInWaits.subscribe, signInWaits.get)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const wasThere = status === 'already_exists'
  return (
    <section aria-labelledby="uploaded-title" className="max-w-3xl">
      <h2 id="uploaded-title" ref={title} tabIndex={-1} className="text-lg font-semibold wrap-anywhere">
        Release {repo.systemVersion} {wasThere ? 'already exists' : 'uploaded'}
      </h2>
      <p role="status" className="mb-3 text-ink-2">
        {wasThere && 'This archive was already uploaded; nothing changed. '}
        Compare the hash with the published one.
      </p>
      {hasEnded && (
        <div className="mb-3">
          <Notice tone="info" live>
            Your session has ended. You will be asked to sign in when you leave this page.
          </Notice>
        </div>
      )}
      {/* What may be the target depends on what is now. */}
      <ParentContext value={row ?? {}}>
        <Properties shown={release.rows} row={repo} updatedAt={updatedAt} params={params} />
        <div className="flex flex-wrap gap-2">
          <ActionButton variant="primary" action={setTarget} row={repo} rowName={release.rowName} params={params} />
          <LinkButton to={systemUpdateDetailPath}>Done</LinkButton>
        </div>
      </ParentContext>
    </section>
  )
}
