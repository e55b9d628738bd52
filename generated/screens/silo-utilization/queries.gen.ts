// Generated from openapi/resources/silos.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { PageRequest, Params } from '../../../src/kit/spec.ts'
import { siloUtilizationListOptions } from '../../api/queries/system-silos.gen.ts'

export const listRows = (_params: Params, page: PageRequest) => siloUtilizationListOptions({ query: { ...page } })
