// Generated from openapi/resources/support-bundles.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { PageRequest, Params } from '../../../src/kit/spec.ts'
import { pageRequest } from '../../../src/kit/url/paging.ts'
import { supportBundleListOptions, supportBundleViewOptions } from '../../api/queries/experimental.gen.ts'

export const listRows = (_params: Params, page: PageRequest) => supportBundleListOptions({ query: { ...page } })

export const list = (params: Params, search: URLSearchParams) => [listRows(params, pageRequest(search))]

export const editRow = (params: Params) => supportBundleViewOptions({ path: { bundleId: params['bundleId'] ?? '' } })

export const edit = (params: Params) => [editRow(params)]

export const detailRow = (params: Params) => supportBundleViewOptions({ path: { bundleId: params['bundleId'] ?? '' } })

export const detail = (params: Params) => [detailRow(params)]
