// Generated from openapi/resources/settings.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { PageRequest, Params } from '../../../src/kit/spec.ts'
import { pageRequest } from '../../../src/kit/url/paging.ts'
import { userTokenListOptions } from '../../api/queries/silos.gen.ts'
import { currentUserAccessTokenListOptions } from '../../api/queries/tokens.gen.ts'

export const listRows = (_params: Params, page: PageRequest) => currentUserAccessTokenListOptions({ query: { ...page } })

export const list = (params: Params, search: URLSearchParams) => [listRows(params, pageRequest(search))]

export const userListRows = (params: Params, page: PageRequest) => userTokenListOptions({ path: { userId: params['userId'] ?? '' }, query: { ...page } })

export const userList = (params: Params, search: URLSearchParams) => [userListRows(params, pageRequest(search))]
