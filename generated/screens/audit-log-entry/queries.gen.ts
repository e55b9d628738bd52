// Generated from openapi/resources/audit-log.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { PageRequest, Params } from '../../../src/kit/spec.ts'
import { pageRequest } from '../../../src/kit/url/paging.ts'
import { auditLogListOptions } from '../../api/queries/system-audit-log.gen.ts'

export const listRows = (params: Params, page: PageRequest) => auditLogListOptions({ query: { sortBy: 'time_and_id_descending', startTime: new Date('1970-01-01T00:00:00Z'), ...page } })

export const list = (params: Params, search: URLSearchParams) => [listRows(params, pageRequest(search))]
