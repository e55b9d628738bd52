import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'

import { instanceStoragePath } from '../../../generated/model/paths.gen.ts'
import { instanceViewOptions } from '../../../generated/api/queries/instances.gen.ts'
import { projectViewOptions } from '../../../generated/api/queries/projects.gen.ts'
import { notFound } from '../../api/errors.ts'
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
  // Whatever the reason: with this address nothing can be found.
  if (!isUuid(id) || instance.isError || project.isError) throw notFound()
  if (!instance.data || !project.data) return <Skeleton className="h-40 w-full" />
  const to: Params = { project: project.data.name, instance: instance.data.name }
  return <Navigate replace to={fill(instanceStoragePath, to)} />
}
