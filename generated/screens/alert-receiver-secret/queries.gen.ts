// Generated from openapi/resources/alerts.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { Params } from '../../../src/kit/spec.ts'
import { webhookSecretsListOptions } from '../../api/queries/system-alerts.gen.ts'

export const listRows = (params: Params) => webhookSecretsListOptions({ query: { receiver: params['receiver'] ?? '' } })

export const list = (params: Params) => [listRows(params)]
