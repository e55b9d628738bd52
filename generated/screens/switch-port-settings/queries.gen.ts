// Generated from openapi/resources/networking.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { PageRequest, Params } from '../../../src/kit/spec.ts'
import { pageRequest } from '../../../src/kit/url/paging.ts'
import { networkingSwitchPortSettingsListOptions, networkingSwitchPortSettingsViewOptions } from '../../api/queries/system-networking.gen.ts'

export const listRows = (_params: Params, page: PageRequest) => networkingSwitchPortSettingsListOptions({ query: { ...page } })

export const list = (params: Params, search: URLSearchParams) => [listRows(params, pageRequest(search))]

export const createRow = (params: Params) => networkingSwitchPortSettingsViewOptions({ path: { port: params['portSettings'] ?? '' } })

export const editRow = (params: Params) => networkingSwitchPortSettingsViewOptions({ path: { port: params['portSettings'] ?? '' } })

export const edit = (params: Params) => [editRow(params)]

export const detailRow = (params: Params) => networkingSwitchPortSettingsViewOptions({ path: { port: params['portSettings'] ?? '' } })

export const detail = (params: Params) => [detailRow(params)]
