// Generated from openapi/resources/ip-pools.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { PageRequest, Params } from '../../../src/kit/spec.ts'
import { pageRequest } from '../../../src/kit/url/paging.ts'
import { ipPoolSiloListOptions } from '../../api/queries/system-ip-pools.gen.ts'
import { siloIpPoolListOptions } from '../../api/queries/system-silos.gen.ts'

export const poolListRows = (params: Params, page: PageRequest) => ipPoolSiloListOptions({ path: { pool: params['pool'] ?? '' }, query: { ...page } })

export const poolList = (params: Params, search: URLSearchParams) => [poolListRows(params, pageRequest(search))]

export const siloListRows = (params: Params, page: PageRequest) => siloIpPoolListOptions({ path: { silo: params['silo'] ?? '' }, query: { ...page } })

export const siloList = (params: Params, search: URLSearchParams) => [siloListRows(params, pageRequest(search))]
