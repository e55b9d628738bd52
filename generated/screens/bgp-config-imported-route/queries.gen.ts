// Generated from openapi/resources/networking.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { below } from '../../../src/kit/queries/child-query.ts'
import { pickRow, wholeList, wholeShape } from '../../../src/kit/queries/pick.ts'
import type { Params } from '../../../src/kit/spec.ts'
import { textAt } from '../../../src/kit/values.ts'
import { networkingBgpConfigListOptions, networkingBgpImportedRoutesIpv4Options } from '../../api/queries/system-networking.gen.ts'

export const listRows = (params: Params) => below({ query: wholeList((page) => networkingBgpConfigListOptions({ query: { ...page } }), { kind: 'page' }), pick: pickRow({ shape: wholeShape, fields: ['id', 'name'], param: 'bgpConfig' }) }, params, (parent) => networkingBgpImportedRoutesIpv4Options({ query: { asn: Number(textAt(parent, 'asn') || Number.NaN) } }))

export const list = (params: Params) => [listRows(params)]
