import { useQuery } from '@tanstack/react-query'

import { diskViewOptions } from '../../../generated/api/queries/disks.gen.ts'
import { imageViewOptions } from '../../../generated/api/queries/images.gen.ts'
import {
  instanceAntiAffinityGroupListOptions,
  instanceNetworkInterfaceListOptions,
  instanceSshPublicKeyListOptions,
  instanceViewOptions,
} from '../../../generated/api/queries/instances.gen.ts'
import { chain, selector } from '../../kit/selectors.ts'
import type { Original } from './duplicate.ts'

/** As many as an instance can have of anything. */
const limit = 1000

/** The instance that a duplicate is made of, with what the form copies of it. What cannot be read of that is left out. */
export function useOriginal(from: string, project: string): { original?: Original; failed: boolean } {
  const path = { instance: from }
  const query = selector(from, chain([['project', project]]))
  const instance = useQuery(instanceViewOptions({ path, query }))
  const groups = useQuery(instanceAntiAffinityGroupListOptions({ path, query: { ...query, limit } }))
  const keys = useQuery(instanceSshPublicKeyListOptions({ path, query: { ...query, limit } }))
  const interfaces = useQuery(
    instanceNetworkInterfaceListOptions({
      query: {
        ...chain([
          ['instance', from],
          ['project', project],
        ]),
        limit,
      },
    }),
  )
  const diskId = instance.data?.bootDiskId ?? ''
  const bootDisk = useQuery({ ...diskViewOptions({ path: { disk: diskId } }), enabled: diskId !== '' })
  const imageId = bootDisk.data?.imageId ?? ''
  const image = useQuery({ ...imageViewOptions({ path: { image: imageId } }), enabled: imageId !== '' })

  const parts = [instance, groups, keys, interfaces, bootDisk, image]
  if (instance.isError) return { failed: true }
  // Those that wait for nothing are neither fetched nor loading.
  if (!instance.data || parts.some(({ isLoading }) => isLoading)) return { failed: false }
  return {
    failed: false,
    original: {
      instance: instance.data,
      bootDisk: bootDisk.data,
      image: image.data,
      groups: groups.data?.items,
      keys: keys.data?.items,
      hasInterfaces: interfaces.data ? interfaces.data.items.length > 0 : undefined,
    },
  }
}
