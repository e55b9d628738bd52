// Generated from openapi/resources/silos.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { chain, selector } from '../../../src/kit/selectors.ts'
import type { Params } from '../../../src/kit/spec.ts'
import { scimTokenListOptions, scimTokenViewOptions } from '../../api/queries/system-silos.gen.ts'

export const listRows = (params: Params) => scimTokenListOptions({ query: { ...chain([['silo', params['silo']]]), silo: params['silo'] ?? '' } })

export const list = (params: Params) => [listRows(params)]

export const detailRow = (params: Params) => scimTokenViewOptions({ path: { tokenId: params['tokenId'] ?? '' }, query: { ...selector(params['tokenId'] ?? '', chain([['silo', params['silo']]])), silo: params['silo'] ?? '' } })

export const detail = (params: Params) => [detailRow(params)]
