// Generated from openapi/conventions.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { Query } from '../../src/kit/spec.ts'
import { policyViewOptions } from '../api/queries/silos.gen.ts'

/** Says who has which role. */
export const whoHasRoles: (() => Query) | undefined = () => policyViewOptions()

/** What people without any group and role are told. */
export const noAccess: string = 'You are not in any groups and have no role on the silo. This usually means the identity provider is not set up correctly.'

/** A page that says more, below the console's own address. */
export const noAccessHelp: string | undefined = 'help/identity-provider.html'
