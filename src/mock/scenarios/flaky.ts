/** Each failure that the API declares, on an operation where people will meet it. A second try goes well. */
import type { FaultRule } from '../http/fault-rules.ts'

export const flaky: readonly FaultRule[] = [
  { operation: 'project_create', fault: 'bad-request', every: 2 },
  { operation: 'disk_create', fault: 'already-exists', every: 2 },
  { operation: 'snapshot_list', fault: 'forbidden', every: 2 },
  { operation: 'image_view', fault: 'not-found', every: 2 },
  { operation: 'disk_delete', fault: 'conflict', every: 2 },
  { operation: 'vpc_list', fault: 'internal', every: 2 },
  { operation: 'instance_start', fault: 'unavailable', every: 2 },
  { operation: 'floating_ip_create', fault: 'no-capacity', every: 2 },
  { operation: 'floating_ip_list', fault: 'unreadable', every: 2 },
  { operation: 'disk_list', fault: 'network', every: 2 },
  { operation: 'current_user_ssh_key_create', fault: 'unauthorized', every: 2 },
]
