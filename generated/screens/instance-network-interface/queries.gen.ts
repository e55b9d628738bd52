// Generated from openapi/resources/instances.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { chain, selector } from '../../../src/kit/selectors.ts'
import type { PageRequest, Params } from '../../../src/kit/spec.ts'
import { pageRequest } from '../../../src/kit/url/paging.ts'
import { instanceNetworkInterfaceListOptions, instanceNetworkInterfaceViewOptions } from '../../api/queries/instances.gen.ts'
import { vpcSubnetListNetworkInterfacesOptions } from '../../api/queries/vpcs.gen.ts'

export const listRows = (params: Params, page: PageRequest) => instanceNetworkInterfaceListOptions({ query: { ...chain([['instance', params['instance']], ['project', params['project']]]), ...page } })

export const editRow = (params: Params) => instanceNetworkInterfaceViewOptions({ path: { interface: params['interface'] ?? '' }, query: { ...selector(params['interface'] ?? '', chain([['instance', params['instance']], ['project', params['project']]])) } })

export const edit = (params: Params) => [editRow(params)]

export const subnetListRows = (params: Params, page: PageRequest) => vpcSubnetListNetworkInterfacesOptions({ path: { subnet: params['subnet'] ?? '' }, query: { ...selector(params['subnet'] ?? '', chain([['vpc', params['vpc']], ['project', params['project']]])), ...page } })

export const subnetList = (params: Params, search: URLSearchParams) => [subnetListRows(params, pageRequest(search))]
