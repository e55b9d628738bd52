import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { utilizationViewOptions } from '../../../generated/api/queries/silos.gen.ts'
import type { SshKey } from '../../../generated/api/types.gen.ts'
import { listRows as keyRows } from '../../../generated/screens/ssh-key/queries.gen.ts'
import { useCandidates } from '../../kit/lookup/use-candidates.ts'
import type { Lookup, Params } from '../../kit/spec.ts'
import { disksByName, projectImages, siloImages, vpcs as vpcLookup } from './fields.ts'
import type { Known } from './rules.ts'

const sshKeys: Lookup<SshKey> = {
  entity: 'ssh_key',
  label: { one: 'SSH key', many: 'SSH keys' },
  source: { query: keyRows, shape: { kind: 'page' }, paged: true },
  value: 'id',
  text: 'name',
}

/** What there is to choose from, and what the rules have to know of it. Asked for side by side; nothing waits for it. */
export function useLists(params: Params) {
  const enabled = { enabled: true }
  const silo = useCandidates(siloImages, params, enabled)
  const project = useCandidates(projectImages, params, enabled)
  const disks = useCandidates(disksByName, params, enabled)
  const keys = useCandidates(sshKeys, params, enabled)
  const vpcs = useCandidates(vpcLookup, params, enabled)
  const quota = useQuery(utilizationViewOptions()).data

  const known = useMemo((): Known => {
    return {
      diskNames: new Set(disks.rows.map(({ name }) => name)),
      keys: keys.rows.length,
      vpcs: vpcs.state === 'complete' ? new Set(vpcs.rows.map(({ name }) => name)) : undefined,
    }
  }, [disks.rows, keys.rows, vpcs.rows, vpcs.state])

  const imageName = (id: string): string | undefined =>
    [...silo.rows, ...project.rows].find((image) => image.id === id)?.name
  return { boot: { silo, project, disks }, disks, keys, vpcs, quota, known, imageName }
}
