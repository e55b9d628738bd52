// Generated from openapi/resources/networking.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { Params } from '../../../src/kit/spec.ts'
import { networkingBgpStatusOptions } from '../../api/queries/system-networking.gen.ts'

export const listRows = (_params: Params) => networkingBgpStatusOptions()
