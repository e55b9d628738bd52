// Generated from openapi/resources/silos.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { Params } from '../../../src/kit/spec.ts'
import { siloPolicyViewOptions } from '../../api/queries/system-silos.gen.ts'

export const listRows = (params: Params) => siloPolicyViewOptions({ path: { silo: params['silo'] ?? '' } })

export const list = (params: Params) => [listRows(params)]

export const editRow = (params: Params) => siloPolicyViewOptions({ path: { silo: params['silo'] ?? '' } })

export const edit = (params: Params) => [editRow(params)]
