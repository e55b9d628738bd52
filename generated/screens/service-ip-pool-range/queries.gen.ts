// Generated from openapi/resources/ip-pools.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { PageRequest, Params } from '../../../src/kit/spec.ts'
import { pageRequest } from '../../../src/kit/url/paging.ts'
import { ipPoolServiceRangeListOptions } from '../../api/queries/system-ip-pools.gen.ts'

export const listRows = (_params: Params, page: PageRequest) => ipPoolServiceRangeListOptions({ query: { ...page } })

export const list = (params: Params, search: URLSearchParams) => [listRows(params, pageRequest(search))]
