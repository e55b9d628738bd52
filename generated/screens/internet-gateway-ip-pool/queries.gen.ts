// Generated from openapi/resources/vpcs.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { wholeList } from '../../../src/kit/queries/pick.ts'
import { chain } from '../../../src/kit/selectors.ts'
import type { PageRequest, Params } from '../../../src/kit/spec.ts'
import { pageRequest } from '../../../src/kit/url/paging.ts'
import { internetGatewayIpPoolListOptions } from '../../api/queries/vpcs.gen.ts'

export const listRows = (params: Params, page: PageRequest) => internetGatewayIpPoolListOptions({ query: { ...chain([['gateway', params['gateway']], ['vpc', params['vpc']], ['project', params['project']]]), ...page } })

export const list = (params: Params, search: URLSearchParams) => [listRows(params, pageRequest(search))]

export const createRow = (params: Params) => wholeList((page) => internetGatewayIpPoolListOptions({ query: { ...chain([['gateway', params['gateway']], ['vpc', params['vpc']], ['project', params['project']]]), ...page } }), { kind: 'page' })
