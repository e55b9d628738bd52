/** Where request bodies carry secrets. What is said of a value there never quotes it: messages end up in logs. */
import type { OperationId } from '../spec/operation-spec.ts'

/** Operation → JSON pointers into its body; `*` stands for any item of a list. A test holds them against the contract. */
export const secretPlaces: Partial<Record<OperationId, readonly string[]>> = {
  certificate_create: ['/key'],
  device_access_token: ['/device_code'],
  instance_create: ['/user_data'],
  local_idp_user_create: ['/password/value'],
  local_idp_user_set_password: ['/value'],
  login_local: ['/password'],
  networking_switch_port_settings_create: ['/bgp_peers/*/peers/*/md5_auth_key'],
  saml_identity_provider_create: ['/signing_keypair/private_key'],
  silo_create: ['/tls_certificates/*/key'],
  webhook_receiver_create: ['/secrets/*'],
  webhook_secrets_add: ['/secret'],
}

/**
 * Whether a value of an operation's body may hold a secret: it is one, a part of one, or stands where an object with one
 * should be.
 */
export function isSecret(operation: OperationId, pointer: string): boolean {
  const steps = pointer.split('/')
  return (secretPlaces[operation] ?? []).some((place) => {
    const wanted = place.split('/')
    return steps.every((step, index) => wanted[index] === undefined || wanted[index] === '*' || wanted[index] === step)
  })
}
