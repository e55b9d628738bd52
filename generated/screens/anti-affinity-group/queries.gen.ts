// Generated from openapi/resources/affinity.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { chain, selector } from '../../../src/kit/selectors.ts'
import type { PageRequest, Params } from '../../../src/kit/spec.ts'
import { pageRequest } from '../../../src/kit/url/paging.ts'
import { antiAffinityGroupListOptions, antiAffinityGroupViewOptions } from '../../api/queries/affinity.gen.ts'
import { instanceAntiAffinityGroupListOptions } from '../../api/queries/instances.gen.ts'

export const listRows = (params: Params, page: PageRequest) => antiAffinityGroupListOptions({ query: { ...chain([['project', params['project']]]), ...page } })

export const list = (params: Params, search: URLSearchParams) => [listRows(params, pageRequest(search))]

export const createRow = (params: Params) => antiAffinityGroupViewOptions({ path: { antiAffinityGroup: params['antiAffinityGroup'] ?? '' }, query: { ...selector(params['antiAffinityGroup'] ?? '', chain([['project', params['project']]])) } })

export const editRow = (params: Params) => antiAffinityGroupViewOptions({ path: { antiAffinityGroup: params['antiAffinityGroup'] ?? '' }, query: { ...selector(params['antiAffinityGroup'] ?? '', chain([['project', params['project']]])) } })

export const edit = (params: Params) => [editRow(params)]

export const detailRow = (params: Params) => antiAffinityGroupViewOptions({ path: { antiAffinityGroup: params['antiAffinityGroup'] ?? '' }, query: { ...selector(params['antiAffinityGroup'] ?? '', chain([['project', params['project']]])) } })

export const detail = (params: Params) => [detailRow(params)]

export const instanceListRows = (params: Params, page: PageRequest) => instanceAntiAffinityGroupListOptions({ path: { instance: params['instance'] ?? '' }, query: { ...selector(params['instance'] ?? '', chain([['project', params['project']]])), ...page } })
