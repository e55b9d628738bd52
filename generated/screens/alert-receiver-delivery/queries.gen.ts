// Generated from openapi/resources/alerts.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { PageRequest, Params } from '../../../src/kit/spec.ts'
import { pageRequest } from '../../../src/kit/url/paging.ts'
import { alertDeliveryListOptions } from '../../api/queries/system-alerts.gen.ts'

export const listRows = (params: Params, page: PageRequest) => alertDeliveryListOptions({ path: { receiver: params['receiver'] ?? '' }, query: { sortBy: 'time_and_id_descending', ...page } })

export const list = (params: Params, search: URLSearchParams) => [listRows(params, pageRequest(search))]
