// Generated from openapi/conventions.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { Query } from '../../src/kit/spec.ts'
import { policyViewOptions } from '../api/queries/silos.gen.ts'

/** Says who has which role. */
export const whoHasRoles: (() => Query) | undefined = () => policyViewOptions()
