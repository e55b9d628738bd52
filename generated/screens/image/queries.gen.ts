// Generated from openapi/resources/images.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { chain, selector } from '../../../src/kit/selectors.ts'
import type { PageRequest, Params } from '../../../src/kit/spec.ts'
import { pageRequest } from '../../../src/kit/url/paging.ts'
import { imageListOptions, imageViewOptions } from '../../api/queries/images.gen.ts'

export const listRows = (params: Params, page: PageRequest) => imageListOptions({ query: { ...chain([['project', params['project']]]), ...page } })

export const list = (params: Params, search: URLSearchParams) => [listRows(params, pageRequest(search))]

export const detailRow = (params: Params) => imageViewOptions({ path: { image: params['image'] ?? '' }, query: { ...selector(params['image'] ?? '', chain([['project', params['project']]])) } })

export const detail = (params: Params) => [detailRow(params)]

export const siloListRows = (_params: Params, page: PageRequest) => imageListOptions({ query: { ...page } })

export const siloList = (params: Params, search: URLSearchParams) => [siloListRows(params, pageRequest(search))]

export const siloDetailRow = (params: Params) => imageViewOptions({ path: { image: params['image'] ?? '' } })

export const siloDetail = (params: Params) => [siloDetailRow(params)]
