// Generated from openapi/resources/affinity.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { chain, selector } from '../../../src/kit/selectors.ts'
import type { PageRequest, Params } from '../../../src/kit/spec.ts'
import { pageRequest } from '../../../src/kit/url/paging.ts'
import { antiAffinityGroupMemberListOptions } from '../../api/queries/affinity.gen.ts'

export const listRows = (params: Params, page: PageRequest) => antiAffinityGroupMemberListOptions({ path: { antiAffinityGroup: params['antiAffinityGroup'] ?? '' }, query: { ...selector(params['antiAffinityGroup'] ?? '', chain([['project', params['project']]])), ...page } })

export const list = (params: Params, search: URLSearchParams) => [listRows(params, pageRequest(search))]
