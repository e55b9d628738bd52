// Generated from openapi/resources/networking.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { Params } from '../../../src/kit/spec.ts'
import { networkingInboundIcmpViewOptions } from '../../api/queries/system-networking.gen.ts'

export const editRow = (_params: Params) => networkingInboundIcmpViewOptions()

export const edit = (params: Params) => [editRow(params)]

export const detailRow = (_params: Params) => networkingInboundIcmpViewOptions()

export const detail = (params: Params) => [detailRow(params)]
