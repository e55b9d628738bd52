// Generated from openapi/resources/silo.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { PageRequest, Params } from '../../../src/kit/spec.ts'
import { pageRequest } from '../../../src/kit/url/paging.ts'
import { currentUserGroupsOptions } from '../../api/queries/current-user.gen.ts'
import { groupListOptions, groupViewOptions } from '../../api/queries/silos.gen.ts'

export const listRows = (_params: Params, page: PageRequest) => groupListOptions({ query: { ...page } })

export const list = (params: Params, search: URLSearchParams) => [listRows(params, pageRequest(search))]

export const detailRow = (params: Params) => groupViewOptions({ path: { groupId: params['groupId'] ?? '' } })

export const detail = (params: Params) => [detailRow(params)]

export const mineListRows = (_params: Params, page: PageRequest) => currentUserGroupsOptions({ query: { ...page } })

export const mineList = (params: Params, search: URLSearchParams) => [mineListRows(params, pageRequest(search))]
