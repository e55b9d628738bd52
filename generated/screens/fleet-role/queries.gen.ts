// Generated from openapi/resources/policy.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { Params } from '../../../src/kit/spec.ts'
import { systemPolicyViewOptions } from '../../api/queries/policy.gen.ts'

export const listRows = (_params: Params) => systemPolicyViewOptions()

export const list = (params: Params) => [listRows(params)]

export const editRow = (_params: Params) => systemPolicyViewOptions()

export const edit = (params: Params) => [editRow(params)]
