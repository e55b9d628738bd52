// Generated from openapi/resources/floating-ips.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { chain, selector } from '../../../src/kit/selectors.ts'
import type { PageRequest, Params } from '../../../src/kit/spec.ts'
import { pageRequest } from '../../../src/kit/url/paging.ts'
import { floatingIpListOptions, floatingIpViewOptions } from '../../api/queries/floating-ips.gen.ts'

export const listRows = (params: Params, page: PageRequest) => floatingIpListOptions({ query: { ...chain([['project', params['project']]]), ...page } })

export const list = (params: Params, search: URLSearchParams) => [listRows(params, pageRequest(search))]

export const createRow = (params: Params) => floatingIpViewOptions({ path: { floatingIp: params['floatingIp'] ?? '' }, query: { ...selector(params['floatingIp'] ?? '', chain([['project', params['project']]])) } })

export const editRow = (params: Params) => floatingIpViewOptions({ path: { floatingIp: params['floatingIp'] ?? '' }, query: { ...selector(params['floatingIp'] ?? '', chain([['project', params['project']]])) } })

export const edit = (params: Params) => [editRow(params)]

export const detailRow = (params: Params) => floatingIpViewOptions({ path: { floatingIp: params['floatingIp'] ?? '' }, query: { ...selector(params['floatingIp'] ?? '', chain([['project', params['project']]])) } })

export const detail = (params: Params) => [detailRow(params)]
