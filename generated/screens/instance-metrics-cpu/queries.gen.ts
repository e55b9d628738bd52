// Generated from openapi/resources/instances.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { chain, selector } from '../../../src/kit/selectors.ts'
import type { Params } from '../../../src/kit/spec.ts'
import { instanceViewOptions } from '../../api/queries/instances.gen.ts'

export const chartsRow = (params: Params) => instanceViewOptions({ path: { instance: params['instance'] ?? '' }, query: { ...selector(params['instance'] ?? '', chain([['project', params['project']]])) } })

export const charts = (params: Params) => [chartsRow(params)]
