// Generated from openapi/resources/policy.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { PageRequest, Params } from '../../../src/kit/spec.ts'
import { pageRequest } from '../../../src/kit/url/paging.ts'
import { userBuiltinListOptions, userBuiltinViewOptions } from '../../api/queries/system-silos.gen.ts'

export const listRows = (_params: Params, page: PageRequest) => userBuiltinListOptions({ query: { ...page } })

export const list = (params: Params, search: URLSearchParams) => [listRows(params, pageRequest(search))]

export const detailRow = (params: Params) => userBuiltinViewOptions({ path: { user: params['user'] ?? '' } })

export const detail = (params: Params) => [detailRow(params)]
