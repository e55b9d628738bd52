// Generated from openapi/resources/ip-pools.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { PageRequest, Params } from '../../../src/kit/spec.ts'
import { pageRequest } from '../../../src/kit/url/paging.ts'
import { ipPoolRangeListOptions } from '../../api/queries/system-ip-pools.gen.ts'

export const listRows = (params: Params, page: PageRequest) => ipPoolRangeListOptions({ path: { pool: params['pool'] ?? '' }, query: { ...page } })

export const list = (params: Params, search: URLSearchParams) => [listRows(params, pageRequest(search))]
