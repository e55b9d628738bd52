// Generated from openapi/resources/projects.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { PageRequest, Params } from '../../../src/kit/spec.ts'
import { pageRequest } from '../../../src/kit/url/paging.ts'
import { projectListOptions, projectViewOptions } from '../../api/queries/projects.gen.ts'

export const listRows = (_params: Params, page: PageRequest) => projectListOptions({ query: { ...page } })

export const list = (params: Params, search: URLSearchParams) => [listRows(params, pageRequest(search))]

export const createRow = (params: Params) => projectViewOptions({ path: { project: params['project'] ?? '' } })

export const editRow = (params: Params) => projectViewOptions({ path: { project: params['project'] ?? '' } })

export const edit = (params: Params) => [editRow(params)]
