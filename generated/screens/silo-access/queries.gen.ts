// Generated from openapi/resources/silo.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { Params } from '../../../src/kit/spec.ts'
import { policyViewOptions } from '../../api/queries/silos.gen.ts'

export const listRows = (_params: Params) => policyViewOptions()

export const list = (params: Params) => [listRows(params)]

export const editRow = (_params: Params) => policyViewOptions()

export const edit = (params: Params) => [editRow(params)]
