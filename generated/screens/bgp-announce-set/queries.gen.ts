// Generated from openapi/resources/networking.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { pickRow, wholeList, wholeShape } from '../../../src/kit/queries/pick.ts'
import { withRows } from '../../../src/kit/queries/with-rows.ts'
import type { PageRequest, Params } from '../../../src/kit/spec.ts'
import { pageRequest } from '../../../src/kit/url/paging.ts'
import { networkingBgpAnnounceSetListOptions, networkingBgpAnnouncementListOptions } from '../../api/queries/system-networking.gen.ts'

export const listRows = (_params: Params, page: PageRequest) => networkingBgpAnnounceSetListOptions({ query: { ...page } })

export const list = (params: Params, search: URLSearchParams) => [listRows(params, pageRequest(search))]

export const editRow = (params: Params) => withRows(params, {
  query: wholeList((page) => networkingBgpAnnounceSetListOptions({ query: { ...page } }), { kind: 'array' }),
  pick: pickRow({ shape: wholeShape, fields: ['id', 'name'], param: 'announceSet' }),
}, {
  announcement: {
    query: networkingBgpAnnouncementListOptions({ path: { announceSet: params['announceSet'] ?? '' } }),
    shape: { kind: 'array' },
    fields: { addressLotBlock: 'addressLotBlockId', network: 'network' },
  },
})

export const edit = (params: Params) => [editRow(params)]

export const detailRow = (_params: Params) => wholeList((page) => networkingBgpAnnounceSetListOptions({ query: { ...page } }), { kind: 'array' })

export const detail = (params: Params) => [detailRow(params)]
