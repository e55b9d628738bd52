// Generated from openapi/resources/vpcs.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { chain } from '../../../src/kit/selectors.ts'
import type { Params } from '../../../src/kit/spec.ts'
import { vpcFirewallRulesViewOptions } from '../../api/queries/vpcs.gen.ts'

export const listRows = (params: Params) => vpcFirewallRulesViewOptions({ query: { ...chain([['vpc', params['vpc']], ['project', params['project']]]), vpc: params['vpc'] ?? '' } })

export const list = (params: Params) => [listRows(params)]

export const editRow = (params: Params) => vpcFirewallRulesViewOptions({ query: { ...chain([['vpc', params['vpc']], ['project', params['project']]]), vpc: params['vpc'] ?? '' } })

export const edit = (params: Params) => [editRow(params)]
