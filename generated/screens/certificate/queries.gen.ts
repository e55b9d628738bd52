// Generated from openapi/resources/silo.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { PageRequest, Params } from '../../../src/kit/spec.ts'
import { pageRequest } from '../../../src/kit/url/paging.ts'
import { certificateListOptions, certificateViewOptions } from '../../api/queries/silos.gen.ts'

export const listRows = (_params: Params, page: PageRequest) => certificateListOptions({ query: { ...page } })

export const list = (params: Params, search: URLSearchParams) => [listRows(params, pageRequest(search))]

export const createRow = (params: Params) => certificateViewOptions({ path: { certificate: params['certificate'] ?? '' } })

export const detailRow = (params: Params) => certificateViewOptions({ path: { certificate: params['certificate'] ?? '' } })

export const detail = (params: Params) => [detailRow(params)]
