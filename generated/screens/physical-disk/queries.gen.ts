// Generated from openapi/resources/hardware.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { PageRequest, Params } from '../../../src/kit/spec.ts'
import { pageRequest } from '../../../src/kit/url/paging.ts'
import { physicalDiskListOptions, physicalDiskViewOptions, sledPhysicalDiskListOptions } from '../../api/queries/system-hardware.gen.ts'

export const listRows = (_params: Params, page: PageRequest) => physicalDiskListOptions({ query: { ...page } })

export const list = (params: Params, search: URLSearchParams) => [listRows(params, pageRequest(search))]

export const detailRow = (params: Params) => physicalDiskViewOptions({ path: { diskId: params['diskId'] ?? '' } })

export const detail = (params: Params) => [detailRow(params)]

export const sledListRows = (params: Params, page: PageRequest) => sledPhysicalDiskListOptions({ path: { sledId: params['sledId'] ?? '' }, query: { ...page } })

export const sledList = (params: Params, search: URLSearchParams) => [sledListRows(params, pageRequest(search))]
