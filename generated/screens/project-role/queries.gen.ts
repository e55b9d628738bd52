// Generated from openapi/resources/projects.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { Params } from '../../../src/kit/spec.ts'
import { projectPolicyViewOptions } from '../../api/queries/projects.gen.ts'

export const listRows = (params: Params) => projectPolicyViewOptions({ path: { project: params['project'] ?? '' } })

export const list = (params: Params) => [listRows(params)]

export const editRow = (params: Params) => projectPolicyViewOptions({ path: { project: params['project'] ?? '' } })

export const edit = (params: Params) => [editRow(params)]
