// Generated from openapi/resources/silo.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { chain, selector } from '../../../src/kit/selectors.ts'
import type { PageRequest, Params } from '../../../src/kit/spec.ts'
import { pageRequest } from '../../../src/kit/url/paging.ts'
import { userListOptions, userViewOptions } from '../../api/queries/silos.gen.ts'
import { siloUserListOptions, siloUserViewOptions } from '../../api/queries/system-silos.gen.ts'

export const listRows = (_params: Params, page: PageRequest) => userListOptions({ query: { ...page } })

export const list = (params: Params, search: URLSearchParams) => [listRows(params, pageRequest(search))]

export const detailRow = (params: Params) => userViewOptions({ path: { userId: params['userId'] ?? '' } })

export const detail = (params: Params) => [detailRow(params)]

export const groupListRows = (params: Params, page: PageRequest) => userListOptions({ query: { group: params['groupId'] ?? '', ...page } })

export const groupList = (params: Params, search: URLSearchParams) => [groupListRows(params, pageRequest(search))]

export const siloListRows = (params: Params, page: PageRequest) => siloUserListOptions({ query: { ...chain([['silo', params['silo']]]), ...page } })

export const siloList = (params: Params, search: URLSearchParams) => [siloListRows(params, pageRequest(search))]

export const siloDetailRow = (params: Params) => siloUserViewOptions({ path: { userId: params['userId'] ?? '' }, query: { ...selector(params['userId'] ?? '', chain([['silo', params['silo']]])), silo: params['silo'] ?? '' } })

export const siloDetail = (params: Params) => [siloDetailRow(params)]
