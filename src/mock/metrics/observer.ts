/** Keeps the history of what is provisioned: after every change of something that takes CPU, memory or space. */
import type { Observer } from '../context/observer.ts'
import { recordProvisioning } from './provisioning.ts'

/** Operations that can change a total, or what totals there are. */
const concerned = /^(instance|disk|snapshot|project|silo)_/

export const provisioningHistory: Observer = ({ spec, ctx, outcome }) => {
  if (outcome.error === undefined && concerned.test(spec.id)) recordProvisioning(ctx)
}
