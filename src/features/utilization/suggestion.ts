/** How much of the hardware may be given to silos. Why so stands in docs/decisions/0018-capacity-suggestion.md. */
import type { Sled } from '../../../generated/api/types.gen.ts'
import { fromUnit, toUnit } from '../../lib/bytes.ts'
import { plus } from '../../lib/shares.ts'
import type { Amounts } from './resources.ts'

/** Percent of CPU threads and memory, disk of a sled in TiB, and per mille of that (spec §9). */
export const assumed = { compute: 70, diskOfSled: 32, disk: 909 }

/** What is counted of a sled. */
export type SledSize = Pick<Sled, 'policy' | 'state' | 'usableHardwareThreads' | 'usablePhysicalRam'>

export interface Suggestion {
  /** Sleds in service: others run nothing. */
  sleds: number
  /** What they have; their disk is assumed. */
  hardware: Amounts
  /** What the quotas of all silos may add up to. */
  quotas: Amounts
}

export function suggestionFor(all: readonly SledSize[]): Suggestion {
  const sleds = all.filter(({ policy, state }) => policy.kind === 'in_service' && state === 'active')
  const hardware = {
    cpus: sleds.reduce((sum, { usableHardwareThreads: threads }) => sum + Number(threads), 0),
    memory: sleds.reduce((sum, { usablePhysicalRam: ram }) => plus(sum, ram), 0 as number | bigint),
    storage: fromUnit(sleds.length * assumed.diskOfSled, 'TiB'),
  }
  return {
    sleds: sleds.length,
    hardware,
    quotas: {
      // Whole numbers before they are divided: 0.7 is none in binary.
      cpus: Math.ceil((hardware.cpus * assumed.compute) / 100),
      memory: fromUnit(Math.ceil((toUnit(hardware.memory, 'GiB') * assumed.compute) / 100), 'GiB'),
      storage: fromUnit(Math.ceil((sleds.length * assumed.diskOfSled * assumed.disk) / 1000), 'TiB'),
    },
  }
}
