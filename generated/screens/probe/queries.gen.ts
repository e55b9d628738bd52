// Generated from openapi/resources/probes.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { chain, selector } from '../../../src/kit/selectors.ts'
import type { PageRequest, Params } from '../../../src/kit/spec.ts'
import { pageRequest } from '../../../src/kit/url/paging.ts'
import { probeListOptions, probeViewOptions } from '../../api/queries/experimental.gen.ts'

export const listRows = (params: Params, page: PageRequest) => probeListOptions({ query: { ...chain([['project', params['project']]]), ...page } })

export const list = (params: Params, search: URLSearchParams) => [listRows(params, pageRequest(search))]

export const createRow = (params: Params) => probeViewOptions({ path: { probe: params['probe'] ?? '' }, query: { ...selector(params['probe'] ?? '', chain([['project', params['project']]])), project: params['project'] ?? '' } })

export const detailRow = (params: Params) => probeViewOptions({ path: { probe: params['probe'] ?? '' }, query: { ...selector(params['probe'] ?? '', chain([['project', params['project']]])), project: params['project'] ?? '' } })

export const detail = (params: Params) => [detailRow(params)]
