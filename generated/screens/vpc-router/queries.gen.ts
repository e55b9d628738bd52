// Generated from openapi/resources/vpcs.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { chain, selector } from '../../../src/kit/selectors.ts'
import type { PageRequest, Params } from '../../../src/kit/spec.ts'
import { pageRequest } from '../../../src/kit/url/paging.ts'
import { vpcRouterListOptions, vpcRouterViewOptions } from '../../api/queries/vpcs.gen.ts'

export const listRows = (params: Params, page: PageRequest) => vpcRouterListOptions({ query: { ...chain([['vpc', params['vpc']], ['project', params['project']]]), ...page } })

export const list = (params: Params, search: URLSearchParams) => [listRows(params, pageRequest(search))]

export const createRow = (params: Params) => vpcRouterViewOptions({ path: { router: params['router'] ?? '' }, query: { ...selector(params['router'] ?? '', chain([['vpc', params['vpc']], ['project', params['project']]])) } })

export const editRow = (params: Params) => vpcRouterViewOptions({ path: { router: params['router'] ?? '' }, query: { ...selector(params['router'] ?? '', chain([['vpc', params['vpc']], ['project', params['project']]])) } })

export const edit = (params: Params) => [editRow(params)]

export const detailRow = (params: Params) => vpcRouterViewOptions({ path: { router: params['router'] ?? '' }, query: { ...selector(params['router'] ?? '', chain([['vpc', params['vpc']], ['project', params['project']]])) } })

export const detail = (params: Params) => [detailRow(params)]
