// Generated from openapi/resources/snapshots.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { chain, selector } from '../../../src/kit/selectors.ts'
import type { PageRequest, Params } from '../../../src/kit/spec.ts'
import { pageRequest } from '../../../src/kit/url/paging.ts'
import { snapshotListOptions, snapshotViewOptions } from '../../api/queries/snapshots.gen.ts'

export const listRows = (params: Params, page: PageRequest) => snapshotListOptions({ query: { ...chain([['project', params['project']]]), ...page } })

export const list = (params: Params, search: URLSearchParams) => [listRows(params, pageRequest(search))]

export const createRow = (params: Params) => snapshotViewOptions({ path: { snapshot: params['snapshot'] ?? '' }, query: { ...selector(params['snapshot'] ?? '', chain([['project', params['project']]])) } })

export const detailRow = (params: Params) => snapshotViewOptions({ path: { snapshot: params['snapshot'] ?? '' }, query: { ...selector(params['snapshot'] ?? '', chain([['project', params['project']]])) } })

export const detail = (params: Params) => [detailRow(params)]
