// Generated from openapi/resources/ip-pools.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { Params } from '../../../src/kit/spec.ts'
import { ipPoolServiceViewOptions } from '../../api/queries/system-ip-pools.gen.ts'

export const detailRow = (_params: Params) => ipPoolServiceViewOptions()

export const detail = (params: Params) => [detailRow(params)]
