/** All work that behaviours schedule, by name. */
import type { ScheduledJob } from '../context/scheduled-jobs.ts'
import { instanceFirstStart, instanceNext, instanceRestart } from '../behaviours/instance-states.ts'
import { sledBringUp } from '../behaviours/hardware.ts'
import { bundleCollected, bundleDestroyed } from '../behaviours/support-bundles.ts'
import { webhookAttempt } from '../alerts/deliveries.ts'
import { bgpSessionLost } from '../alerts/publish.ts'
import { updateStep } from '../behaviours/update-rollout.ts'

export const jobs: Readonly<Record<string, ScheduledJob>> = {
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
