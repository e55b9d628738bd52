// Generated from openapi/resources/hardware.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { PageRequest, Params } from '../../../src/kit/spec.ts'
import { pageRequest } from '../../../src/kit/url/paging.ts'
import { sledListUninitializedOptions } from '../../api/queries/system-hardware.gen.ts'

export const listRows = (_params: Params, page: PageRequest) => sledListUninitializedOptions({ query: { ...page } })

export const list = (params: Params, search: URLSearchParams) => [listRows(params, pageRequest(search))]
