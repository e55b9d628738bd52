// Generated from openapi/resources/silo.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { PageRequest, Params } from '../../../src/kit/spec.ts'
import { pageRequest } from '../../../src/kit/url/paging.ts'
import { userSessionListOptions } from '../../api/queries/silos.gen.ts'

export const listRows = (params: Params, page: PageRequest) => userSessionListOptions({ path: { userId: params['userId'] ?? '' }, query: { ...page } })

export const list = (params: Params, search: URLSearchParams) => [listRows(params, pageRequest(search))]
