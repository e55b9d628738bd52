/** What the examples are made of. Fixed, so that every picture is the same. */
import type { Tone } from '../../ui/tone.ts'

export const time = new Date('2026-07-26T17:52:00Z')

export const requestId = '3f2b8c1e-0d4a-4b6f-9c7e-5a1d2e3f4b5c'

interface SampleDisk {
  name: string
  instance?: string
  gib: number
  state: string
  tone: Tone
}

export const disks: readonly SampleDisk[] = [
  { name: 'batch-boot', instance: 'batch', gib: 40, state: 'attached', tone: 'success' },
  { name: 'broken-restore', gib: 20, state: 'faulted', tone: 'danger' },
  { name: 'orders', instance: 'db-primary', gib: 500, state: 'attaching', tone: 'info' },
  { name: 'orders-old', gib: 1000, state: 'detached', tone: 'neutral' },
]
