// Generated from openapi/resources/update.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { Params } from '../../../src/kit/spec.ts'
import { systemUpdateStatusOptions } from '../../api/queries/system-update.gen.ts'

export const detailRow = (_params: Params) => systemUpdateStatusOptions()

export const detail = (params: Params) => [detailRow(params)]
