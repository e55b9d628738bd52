/** Things that are sent as a whole to change a part of them: what they keep, and as the wire has it. */
import type { Row } from '../../../src/kit/spec.ts'
import type { Write } from './generated-writes.ts'

const named = /^(instance|instance-network-interface|disk) /

/** Actions that read the row again before they send it. */
export const keepsRow = ({ name, call }: Write): boolean => call.preview !== undefined && named.test(name)

export const keptRow: Row = {
  ncpus: 3,
  memory: 5,
  bootDiskId: 'b',
  autoRestartPolicy: 'never',
  cpuPlatform: null,
  transitIps: [],
}

export const keptWire = {
  ncpus: 3,
  memory: 5,
  boot_disk_id: 'b',
  auto_restart_policy: 'never',
  cpu_platform: null,
  transit_ips: [],
}
