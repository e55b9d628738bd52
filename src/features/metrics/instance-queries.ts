/** What is asked about instances (server-behaviour §9.2). */
import type { MetricQuery } from './oxql.ts'
import type { Unit } from './units.ts'

export const cpuStates = [
  { id: 'run', label: 'Running', help: 'Time that the vCPUs spend on running the guest.' },
  { id: 'emulation', label: 'Emulation', help: 'Time that goes into emulating hardware for the guest.' },
  { id: 'waiting', label: 'Waiting', help: 'Time that the vCPUs want to run but have to wait for a CPU of the host.' },
  { id: 'idle', label: 'Idle', help: 'Time that the guest has nothing to do.' },
] as const
export type CpuState = (typeof cpuStates)[number]['id']

/** The mean over all vCPUs, a line for each state. */
export const cpuUsage = (instance: string, state: CpuState | undefined): MetricQuery => ({
  metric: 'virtual_machine:vcpu_usage',
  filters: [['instance_id', instance], ...(state === undefined ? [] : [['state', state] as const])],
  type: 'cumulative',
  by: 'state',
  reduce: 'mean',
})

/** A chart of something that an instance has several of. */
export interface PartChart {
  title: string
  description: string
  /** Name of the metric without its target. */
  metric: string
  unit: Unit
}

export const diskCharts: readonly PartChart[] = [
  { title: 'Bytes read', description: 'How much is read from the disks.', metric: 'bytes_read', unit: 'bytes' },
  { title: 'Bytes written', description: 'How much is written to the disks.', metric: 'bytes_written', unit: 'bytes' },
  { title: 'Disk reads', description: 'Completed read operations.', metric: 'reads', unit: 'operations' },
  { title: 'Disk writes', description: 'Completed write operations.', metric: 'writes', unit: 'operations' },
  {
    title: 'Disk flushes',
    description: 'Completed flushes of what was written.',
    metric: 'flushes',
    unit: 'operations',
  },
]

/** A line for each disk that is attached, or for one of them. */
export const diskQuery = (metric: string, instance: string, disk: string | undefined): MetricQuery => ({
  metric: `virtual_disk:${metric}`,
  filters: [['attached_instance_id', instance], ...(disk === undefined ? [] : [['disk_id', disk] as const])],
  type: 'cumulative',
  by: 'disk_id',
  reduce: 'sum',
})

export const networkCharts: readonly PartChart[] = [
  { title: 'Bytes sent', description: 'How much the instance sends.', metric: 'bytes_sent', unit: 'bytes' },
  { title: 'Bytes received', description: 'How much the instance receives.', metric: 'bytes_received', unit: 'bytes' },
  { title: 'Packets sent', description: 'Packets that the instance sends.', metric: 'packets_sent', unit: 'packets' },
  {
    title: 'Packets received',
    description: 'Packets that the instance receives.',
    metric: 'packets_received',
    unit: 'packets',
  },
  {
    title: 'Packets dropped',
    description: 'Packets that were lost on their way in or out.',
    metric: 'packets_dropped',
    unit: 'packets',
  },
]

/** A line for each network interface, or for one of them. */
export const networkQuery = (metric: string, instance: string, nic: string | undefined): MetricQuery => ({
  metric: `instance_network_interface:${metric}`,
  filters: [['instance_id', instance], ...(nic === undefined ? [] : [['interface_id', nic] as const])],
  type: 'cumulative',
  by: 'interface_id',
  reduce: 'sum',
})
