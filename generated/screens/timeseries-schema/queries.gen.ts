// Generated from openapi/resources/metrics.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { PageRequest, Params } from '../../../src/kit/spec.ts'
import { pageRequest } from '../../../src/kit/url/paging.ts'
import { systemTimeseriesSchemaListOptions } from '../../api/queries/system-metrics.gen.ts'

export const listRows = (_params: Params, page: PageRequest) => systemTimeseriesSchemaListOptions({ query: { ...page } })

export const list = (params: Params, search: URLSearchParams) => [listRows(params, pageRequest(search))]
