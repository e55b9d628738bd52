// Generated from openapi/resources/settings.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { Params } from '../../../src/kit/spec.ts'
import { currentUserViewOptions } from '../../api/queries/current-user.gen.ts'

export const detailRow = (_params: Params) => currentUserViewOptions()

export const detail = (params: Params) => [detailRow(params)]
