import { onlineManager, useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'

import { instanceStoragePath } from '../../../generated/model/paths.gen.ts'
import { instanceViewOptions } from '../../../generated/api/queries/instances.gen.ts'
import { projectViewOptions } from '../../../generated/api/queries/projects.gen.ts'
import { ApiError, notFound } from '../../api/errors.ts'
import { fill, isUuid } from '../../kit/selectors.ts'
import type { Params } from '../../kit/spec.ts'
import { usePageParams } from '../../kit/routing/use-params.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** From the ID of an instance, which says nothing about where it lies, to its page. */
export default function Lookup() {
  const { instance: id = '' } = usePageParams()
  // A name would need a project.
  const instance = useQuery({ ...instanceViewOptions({ path: { instance: id } }), enabled: isUuid(id) })
  const projectId = instance.data?.projectId
  const project = useQuery({
    ...projectViewOptions({ path: { project: projectId ?? '' } }),
    enabled: projectId !== undefined,
  })
  const error = instance.error ?? project.error
  // Offline nobody was asked: the page says so, and comes back with the network.
  if (error instanceof ApiError && error.kind === 'network' && !onlineManager.isOnline()) throw error
  // Whatever else the reason: with this address nothing can be found.
  if (!isUuid(id) || error) throw notFound()
  if (!instance.data || !project.data) return <Skeleton className="h-40 w-full" />
  // Whoever has no name to go by is found by their ID.
  const to: Params = { project: project.data.name || project.data.id, instance: instance.data.name || id }
  return <Navigate replace to={fill(instanceStoragePath, to)} />
}
