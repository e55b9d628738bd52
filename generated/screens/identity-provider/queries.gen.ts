// Generated from openapi/resources/silos.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { chain, selector } from '../../../src/kit/selectors.ts'
import type { PageRequest, Params } from '../../../src/kit/spec.ts'
import { pageRequest } from '../../../src/kit/url/paging.ts'
import { samlIdentityProviderViewOptions, siloIdentityProviderListOptions } from '../../api/queries/system-silos.gen.ts'

export const listRows = (params: Params, page: PageRequest) => siloIdentityProviderListOptions({ query: { ...chain([['silo', params['silo']]]), ...page } })

export const list = (params: Params, search: URLSearchParams) => [listRows(params, pageRequest(search))]

export const createRow = (params: Params) => samlIdentityProviderViewOptions({ path: { provider: params['provider'] ?? '' }, query: { ...selector(params['provider'] ?? '', chain([['silo', params['silo']]])) } })

export const detailRow = (params: Params) => samlIdentityProviderViewOptions({ path: { provider: params['provider'] ?? '' }, query: { ...selector(params['provider'] ?? '', chain([['silo', params['silo']]])) } })

export const detail = (params: Params) => [detailRow(params)]
