/** All work that behaviours schedule, by name. */
import type { Duty } from './duty.ts'
import { instanceFirstStart, instanceNext, instanceRestart } from './behaviours/instance-states.ts'
import { sledBringUp } from './behaviours/hardware.ts'
import { bundleCollected, bundleDestroyed } from './behaviours/support-bundles.ts'
import { webhookAttempt } from './deliveries.ts'
import { bgpSessionLost } from './publish.ts'
import { updateStep } from './update-rollout.ts'

export const duties: Readonly<Record<string, Duty>> = {
  'instance-first-start': instanceFirstStart,
  'instance-next': instanceNext,
  'instance-restart': instanceRestart,
  'bgp-session-lost': bgpSessionLost,
  'bundle-collected': bundleCollected,
  'bundle-destroyed': bundleDestroyed,
  'sled-bring-up': sledBringUp,
  'update-step': updateStep,
  'webhook-attempt': webhookAttempt,
}
