/** What is refused while a body is read, beyond the contract: before anybody asks who calls. */
import type { Handlers } from '../../../generated/mock/handlers.gen.ts'
import type { OperationId } from '../spec/operation-spec.ts'
import type { Ctx } from '../context/ctx.ts'
import { refuseWithoutUpgrade } from '../http/errors.ts'
import { assertReadableRules } from './firewall-rules.ts'
import { assertKeyPair } from './identity-providers.ts'
import { assertUserData } from './instance-create.ts'
import { assertOrdered } from './ip-pool-ranges.ts'
import { assertPolicyLength } from './policy.ts'
import { assertRoot } from './trust-roots.ts'

type BodyChecks = {
  readonly [O in OperationId]?: (body: Parameters<Handlers<Ctx>[O]>[0]['body']) => void
}

/** Each throws 400 without code. */
const checks: BodyChecks = {
  instance_create: assertUserData,
  instance_serial_console_stream: refuseWithoutUpgrade,
  ip_pool_range_add: assertOrdered,
  ip_pool_range_remove: assertOrdered,
  ip_pool_service_range_add: assertOrdered,
  ip_pool_service_range_remove: assertOrdered,
  policy_update: assertPolicyLength,
  project_policy_update: assertPolicyLength,
  saml_identity_provider_create: assertKeyPair,
  silo_policy_update: assertPolicyLength,
  system_policy_update: assertPolicyLength,
  system_update_trust_root_create: assertRoot,
  vpc_firewall_rules_update: assertReadableRules,
}

/** Refuses a body that the contract took. */
export function checkBody(operation: OperationId, body: unknown): void {
  // The contract said that the body is the operation's.
  const check = checks[operation] as ((body: unknown) => void) | undefined
  check?.(body)
}
