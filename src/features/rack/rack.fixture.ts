/** A small rack. Sleds are called by their serial numbers. */
import type { PhysicalDisk, Sled, SledInstance, UninitializedSled } from '../../../generated/api/types.gen.ts'
import type { Inventory } from './rack.ts'

const time = new Date(0)
const dates = { timeCreated: time, timeModified: time }
const board = (serial: string) => ({ part: '913-19', serial, revision: 6 })

export const sled = (serial: string, more: Partial<Sled> = {}): Sled => ({
  id: serial,
  rackId: 'rack-1',
  baseboard: board(serial),
  policy: { kind: 'in_service', provisionPolicy: 'provisionable' },
  state: 'active',
  usableHardwareThreads: 128,
  usablePhysicalRam: 1024,
  ...dates,
  ...more,
})

export const waiting = (serial: string, cubby: number): UninitializedSled => ({
  baseboard: board(serial),
  cubby,
  rackId: 'rack-1',
})

export const running = (name: string, siloName: string, ncpus: number, memory: number): SledInstance => ({
  id: name,
  name,
  siloName,
  projectName: 'shop',
  activeSledId: '',
  state: 'running',
  ncpus,
  memory,
  ...dates,
})

export const disk = (serial: string, sledId: string, formFactor: PhysicalDisk['formFactor']): PhysicalDisk => ({
  id: serial,
  serial,
  sledId,
  formFactor,
  vendor: 'v',
  model: 'm',
  policy: { kind: 'in_service' },
  state: 'active',
  ...dates,
})

export const inventory = (more: Partial<Inventory>): Inventory => ({
  sleds: [],
  switches: [{ id: 'sw', rackId: 'rack-1', baseboard: board('SW-1'), ...dates }],
  waiting: [],
  disks: [],
  instances: new Map(),
  ...more,
})
