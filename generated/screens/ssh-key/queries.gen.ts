// Generated from openapi/resources/settings.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { PageRequest, Params } from '../../../src/kit/spec.ts'
import { pageRequest } from '../../../src/kit/url/paging.ts'
import { currentUserSshKeyListOptions, currentUserSshKeyViewOptions } from '../../api/queries/current-user.gen.ts'

export const listRows = (_params: Params, page: PageRequest) => currentUserSshKeyListOptions({ query: { ...page } })

export const list = (params: Params, search: URLSearchParams) => [listRows(params, pageRequest(search))]

export const createRow = (params: Params) => currentUserSshKeyViewOptions({ path: { sshKey: params['sshKey'] ?? '' } })

export const detailRow = (params: Params) => currentUserSshKeyViewOptions({ path: { sshKey: params['sshKey'] ?? '' } })

export const detail = (params: Params) => [detailRow(params)]
