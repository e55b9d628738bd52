// Generated from openapi/resources/silos.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { PageRequest, Params } from '../../../src/kit/spec.ts'
import { pageRequest } from '../../../src/kit/url/paging.ts'
import { siloListOptions, siloQuotasViewOptions, siloViewOptions } from '../../api/queries/system-silos.gen.ts'

export const listRows = (_params: Params, page: PageRequest) => siloListOptions({ query: { ...page } })

export const list = (params: Params, search: URLSearchParams) => [listRows(params, pageRequest(search))]

export const createRow = (params: Params) => siloViewOptions({ path: { silo: params['silo'] ?? '' } })

export const detailRow = (params: Params) => siloViewOptions({ path: { silo: params['silo'] ?? '' } })

export const detail = (params: Params) => [detailRow(params)]

export const fleetRolesRow = (params: Params) => siloViewOptions({ path: { silo: params['silo'] ?? '' } })

export const fleetRoles = (params: Params) => [fleetRolesRow(params)]

export const quotasRow = (params: Params) => siloQuotasViewOptions({ path: { silo: params['silo'] ?? '' } })

export const quotas = (params: Params) => [quotasRow(params)]

export const quotasEditRow = (params: Params) => siloQuotasViewOptions({ path: { silo: params['silo'] ?? '' } })

export const quotasEdit = (params: Params) => [quotasEditRow(params)]
