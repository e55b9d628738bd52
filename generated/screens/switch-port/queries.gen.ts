// Generated from openapi/resources/hardware.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { below } from '../../../src/kit/queries/child-query.ts'
import { noneYet } from '../../../src/kit/queries/none-yet.ts'
import { pickRow, wholeList, wholeShape } from '../../../src/kit/queries/pick.ts'
import type { PageRequest, Params } from '../../../src/kit/spec.ts'
import { pageRequest } from '../../../src/kit/url/paging.ts'
import { textAt } from '../../../src/kit/values.ts'
import { networkingSwitchPortListOptions, networkingSwitchPortStatusOptions } from '../../api/queries/system-hardware.gen.ts'
import { networkingSwitchPortLldpConfigViewOptions } from '../../api/queries/system-networking.gen.ts'

export const listRows = (_params: Params, page: PageRequest) => networkingSwitchPortListOptions({ query: { ...page } })

export const list = (params: Params, search: URLSearchParams) => [listRows(params, pageRequest(search))]

export const detailRow = (_params: Params) => wholeList((page) => networkingSwitchPortListOptions({ query: { ...page } }), { kind: 'page' })

export const detail = (params: Params) => [detailRow(params)]

export const lldpRow = (params: Params) => below({ query: wholeList((page) => networkingSwitchPortListOptions({ query: { ...page } }), { kind: 'page' }), pick: pickRow({ shape: wholeShape, fields: ['id', 'portName'], param: 'switchPort' }) }, params, (parent) => noneYet(networkingSwitchPortLldpConfigViewOptions({ path: { port: textAt(parent, 'portName') }, query: { rackId: textAt(parent, 'rackId'), switchLocation: textAt(parent, 'switchLocation') } }), ['not yet configured', 'lldp not configured']))

export const lldp = (params: Params) => [lldpRow(params)]

export const lldpEditRow = (params: Params) => below({ query: wholeList((page) => networkingSwitchPortListOptions({ query: { ...page } }), { kind: 'page' }), pick: pickRow({ shape: wholeShape, fields: ['id', 'portName'], param: 'switchPort' }) }, params, (parent) => noneYet(networkingSwitchPortLldpConfigViewOptions({ path: { port: textAt(parent, 'portName') }, query: { rackId: textAt(parent, 'rackId'), switchLocation: textAt(parent, 'switchLocation') } }), ['not yet configured', 'lldp not configured']))

export const lldpEdit = (params: Params) => [lldpEditRow(params)]

export const statusRow = (params: Params) => below({ query: wholeList((page) => networkingSwitchPortListOptions({ query: { ...page } }), { kind: 'page' }), pick: pickRow({ shape: wholeShape, fields: ['id', 'portName'], param: 'switchPort' }) }, params, (parent) => networkingSwitchPortStatusOptions({ path: { port: textAt(parent, 'portName') }, query: { rackId: textAt(parent, 'rackId'), switchLocation: textAt(parent, 'switchLocation') } }))

export const status = (params: Params) => [statusRow(params)]
