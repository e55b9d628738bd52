/** System update: uploaded releases, the target, and how far the system is (server-behaviour §22). */
import type { TufRepo } from '../../../generated/api/wire.gen.ts'
import type { Ctx } from '../context/ctx.ts'
import { createRow } from '../crud/rows.ts'
import { conflict, invalidRequest, notFound } from '../http/errors.ts'
import { compareVersions, versionKey } from '../../lib/versions.ts'
import { sha256 } from '../encoding/sha256.ts'
import type { Entry, Row } from '../store/collection.ts'
import { setTarget, updateStatus } from './update-rollout.ts'
import { paged, type Behaviours } from './behaviour.ts'

export const update: Behaviours = {
  system_update_repository_list: ({ query, ctx }) =>
    paged(
      'system_update_repository_list',
      query,
      () =>
        ctx.store
          .table('tuf_repo')
          .all()
          .filter((repo) => !isPruned(repo))
          .map(({ row }) => row),
      ({ sort_by: mode }) => ({
        of: (row) => versionKey(row.system_version),
        descending: mode !== 'version_ascending',
      }),
    ),

  system_update_repository_view: ({ path, ctx }) => repoOf(ctx, path.system_version).row,

  system_update_repository_upload: ({ query, body, ctx }) => {
    // A raw body reaches a behaviour as its bytes.
    const bytes: unknown = body
    const archive = bytes instanceof Uint8Array ? bytes : new Uint8Array()
    const version = versionOf(query.file_name)
    assertZip(archive)
    if (ctx.store.table('update_trust_root').size === 0) {
      throw invalidRequest('repository is not signed by any trust root: there is none')
    }
    const hash = sha256(archive)
    const former = ctx.store.table('tuf_repo').find(({ row }) => row.system_version === version)
    if (former !== undefined) {
      if (former.row.hash !== hash) {
        throw conflict(
          `Uploaded repository with system version ${version} has SHA256 hash ${hash}, but existing repository has SHA256 hash ${former.row.hash}.`,
        )
      }
      return { repo: former.row, status: 'already_exists' }
    }
    const { row: repo } = createRow({
      ctx,
      entity: 'tuf_repo',
      body: {},
      extra: { system_version: version, file_name: query.file_name, hash },
      hidden: { id: ctx.newId() },
    })
    return { repo, status: 'inserted' }
  },

  system_update_status: ({ ctx }) => updateStatus(ctx),

  target_release_update: ({ body, ctx }) => {
    const repo = repoOf(ctx, body.system_version)
    if (isPruned(repo)) {
      throw invalidRequest(
        `cannot make TUF repo ${String(repo.hidden?.['id'])} the target release: it has been pruned from the system`,
      )
    }
    const current = updateStatus(ctx).target_release?.version
    if (current !== undefined && compareVersions(body.system_version, current) < 0) {
      throw invalidRequest(
        `Requested target release (${body.system_version}) must not be older than current target release (${current}).`,
      )
    }
    setTarget(ctx, body.system_version)
  },
}

type Repo = Entry<TufRepo & Row>

/** A release whose archive is gone to make room. */
const isPruned = ({ hidden }: Repo): boolean => hidden?.['pruned'] === true

function repoOf({ store }: Ctx, version: string): Repo {
  const repo = store.table('tuf_repo').find(({ row }) => row.system_version === version)
  if (repo === undefined) throw notFound('tuf-repo', { id: version })
  return repo
}

/** The mock does not read archives: the file's name says which release it is. */
function versionOf(fileName: string): string {
  if (!fileName.endsWith('.zip')) throw invalidRequest(`file name ${JSON.stringify(fileName)} does not end in .zip`)
  const version = /-(\d+\.\d+\.\d+(?:[-+][\w.+-]+)?)\.zip$/.exec(fileName)?.[1]
  if (version === undefined || !isVersion(version)) {
    throw invalidRequest(
      `file name ${JSON.stringify(fileName)} holds no version: a name such as rack-1.2.0.zip is expected`,
    )
  }
  return version
}

const isVersion = (text: string): boolean =>
  /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-[0-9a-zA-Z-]+(\.[0-9a-zA-Z-]+)*)?(\+[0-9a-zA-Z-]+(\.[0-9a-zA-Z-]+)*)?$/.test(
    text,
  ) &&
  // Numbers of a preview have no leading zeros.
  !/-(?:[^+]*\.)?0\d+(?:[.+]|$)/.test(text)

/** An archive begins with a file, or is empty and begins with its end. */
function assertZip([a, b, c, d]: Uint8Array): void {
  const isZip = a === 0x50 && b === 0x4b && ((c === 3 && d === 4) || (c === 5 && d === 6))
  if (!isZip) throw invalidRequest('error extracting archive: invalid Zip archive: Could not find EOCD')
}
