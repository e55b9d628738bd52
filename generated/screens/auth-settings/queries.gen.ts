// Generated from openapi/resources/silo.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { Params } from '../../../src/kit/spec.ts'
import { authSettingsViewOptions } from '../../api/queries/silos.gen.ts'

export const editRow = (_params: Params) => authSettingsViewOptions()

export const edit = (params: Params) => [editRow(params)]

export const detailRow = (_params: Params) => authSettingsViewOptions()

export const detail = (params: Params) => [detailRow(params)]
