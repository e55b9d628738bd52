// Generated from openapi/resources/update.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { PageRequest, Params } from '../../../src/kit/spec.ts'
import { pageRequest } from '../../../src/kit/url/paging.ts'
import { systemUpdateRepositoryListOptions, systemUpdateRepositoryViewOptions } from '../../api/queries/system-update.gen.ts'

export const listRows = (_params: Params, page: PageRequest) => systemUpdateRepositoryListOptions({ query: { ...page } })

export const list = (params: Params, search: URLSearchParams) => [listRows(params, pageRequest(search))]

export const detailRow = (params: Params) => systemUpdateRepositoryViewOptions({ path: { systemVersion: params['systemVersion'] ?? '' } })

export const detail = (params: Params) => [detailRow(params)]
