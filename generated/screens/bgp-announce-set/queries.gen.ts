// Generated from openapi/resources/networking.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { wholeList } from '../../../src/kit/queries/pick.ts'
import type { PageRequest, Params } from '../../../src/kit/spec.ts'
import { pageRequest } from '../../../src/kit/url/paging.ts'
import { networkingBgpAnnounceSetListOptions } from '../../api/queries/system-networking.gen.ts'

export const listRows = (_params: Params, page: PageRequest) => networkingBgpAnnounceSetListOptions({ query: { ...page } })

export const list = (params: Params, search: URLSearchParams) => [listRows(params, pageRequest(search))]

export const editRow = (_params: Params) => wholeList((page) => networkingBgpAnnounceSetListOptions({ query: { ...page } }), { kind: 'array' })

export const edit = (params: Params) => [editRow(params)]

export const detailRow = (_params: Params) => wholeList((page) => networkingBgpAnnounceSetListOptions({ query: { ...page } }), { kind: 'array' })

export const detail = (params: Params) => [detailRow(params)]
