// Generated from openapi/resources/ip-pools.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { PageRequest, Params } from '../../../src/kit/spec.ts'
import { pageRequest } from '../../../src/kit/url/paging.ts'
import { ipPoolListOptions, ipPoolUtilizationViewOptions, ipPoolViewOptions } from '../../api/queries/system-ip-pools.gen.ts'

export const listRows = (_params: Params, page: PageRequest) => ipPoolListOptions({ query: { ...page } })

export const list = (params: Params, search: URLSearchParams) => [listRows(params, pageRequest(search))]

export const createRow = (params: Params) => ipPoolViewOptions({ path: { pool: params['pool'] ?? '' } })

export const editRow = (params: Params) => ipPoolViewOptions({ path: { pool: params['pool'] ?? '' } })

export const edit = (params: Params) => [editRow(params)]

export const detailRow = (params: Params) => ipPoolViewOptions({ path: { pool: params['pool'] ?? '' } })

export const detail = (params: Params) => [detailRow(params)]

export const utilizationRow = (params: Params) => ipPoolUtilizationViewOptions({ path: { pool: params['pool'] ?? '' } })

export const utilization = (params: Params) => [utilizationRow(params)]
