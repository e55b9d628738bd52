// Generated from openapi/resources/alerts.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { PageRequest, Params } from '../../../src/kit/spec.ts'
import { pageRequest } from '../../../src/kit/url/paging.ts'
import { alertReceiverListOptions, alertReceiverViewOptions } from '../../api/queries/system-alerts.gen.ts'

export const listRows = (_params: Params, page: PageRequest) => alertReceiverListOptions({ query: { ...page } })

export const list = (params: Params, search: URLSearchParams) => [listRows(params, pageRequest(search))]

export const createRow = (params: Params) => alertReceiverViewOptions({ path: { receiver: params['receiver'] ?? '' } })

export const editRow = (params: Params) => alertReceiverViewOptions({ path: { receiver: params['receiver'] ?? '' } })

export const edit = (params: Params) => [editRow(params)]

export const detailRow = (params: Params) => alertReceiverViewOptions({ path: { receiver: params['receiver'] ?? '' } })

export const detail = (params: Params) => [detailRow(params)]
