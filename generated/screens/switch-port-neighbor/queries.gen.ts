// Generated from openapi/resources/hardware.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { below } from '../../../src/kit/queries/child-query.ts'
import { pickRow, wholeList, wholeShape } from '../../../src/kit/queries/pick.ts'
import type { PageRequest, Params } from '../../../src/kit/spec.ts'
import { pageRequest } from '../../../src/kit/url/paging.ts'
import { textAt } from '../../../src/kit/values.ts'
import { networkingSwitchPortListOptions } from '../../api/queries/system-hardware.gen.ts'
import { networkingSwitchPortLldpNeighborsOptions } from '../../api/queries/system-networking.gen.ts'

export const listRows = (params: Params, page: PageRequest) => below({ query: wholeList((page) => networkingSwitchPortListOptions({ query: { ...page } }), { kind: 'page' }), pick: pickRow({ shape: wholeShape, fields: ['id', 'portName'], param: 'switchPort' }) }, params, (parent) => networkingSwitchPortLldpNeighborsOptions({ path: { rackId: textAt(parent, 'rackId'), switchLocation: textAt(parent, 'switchLocation'), port: textAt(parent, 'portName') }, query: { ...page } }))

export const list = (params: Params, search: URLSearchParams) => [listRows(params, pageRequest(search))]
