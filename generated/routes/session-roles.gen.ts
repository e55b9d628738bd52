// Generated from openapi/conventions.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { Session } from '../../src/kit/routing/session.ts'
import { policyViewOptions } from '../api/queries/silos.gen.ts'

/** Says who has which role. */
export const whoHasRoles: Session['groups'] = () => policyViewOptions()
