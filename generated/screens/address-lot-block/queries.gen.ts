// Generated from openapi/resources/networking.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { PageRequest, Params } from '../../../src/kit/spec.ts'
import { pageRequest } from '../../../src/kit/url/paging.ts'
import { networkingAddressLotBlockListOptions } from '../../api/queries/system-networking.gen.ts'

export const listRows = (params: Params, page: PageRequest) => networkingAddressLotBlockListOptions({ path: { addressLot: params['addressLot'] ?? '' }, query: { ...page } })

export const list = (params: Params, search: URLSearchParams) => [listRows(params, pageRequest(search))]
