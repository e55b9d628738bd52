// Generated from openapi/resources/disks.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { chain, selector } from '../../../src/kit/selectors.ts'
import type { PageRequest, Params } from '../../../src/kit/spec.ts'
import { pageRequest } from '../../../src/kit/url/paging.ts'
import { diskListOptions, diskViewOptions } from '../../api/queries/disks.gen.ts'
import { instanceDiskListOptions } from '../../api/queries/instances.gen.ts'

export const listRows = (params: Params, page: PageRequest) => diskListOptions({ query: { ...chain([['project', params['project']]]), ...page } })

export const list = (params: Params, search: URLSearchParams) => [listRows(params, pageRequest(search))]

export const createRow = (params: Params) => diskViewOptions({ path: { disk: params['disk'] ?? '' }, query: { ...selector(params['disk'] ?? '', chain([['project', params['project']]])) } })

export const detailRow = (params: Params) => diskViewOptions({ path: { disk: params['disk'] ?? '' }, query: { ...selector(params['disk'] ?? '', chain([['project', params['project']]])) } })

export const detail = (params: Params) => [detailRow(params)]

export const attachedListRows = (params: Params, page: PageRequest) => instanceDiskListOptions({ path: { instance: params['instance'] ?? '' }, query: { ...selector(params['instance'] ?? '', chain([['project', params['project']]])), ...page } })
