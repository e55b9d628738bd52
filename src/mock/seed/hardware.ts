/** One rack with its sleds, switches and drives. */
import type { Seeder } from './seeder.ts'

const sledCount = 4
const drivesPerSled = 5

export function seedHardware({ add }: Seeder): void {
  const rack = add('rack', {}, { days: 400 })
  for (let n = 0; n < sledCount; n++) {
    const sled = add(
      'sled',
      {
        rack_id: rack,
        baseboard: { part: '913-0000019', serial: `BRM4210${String(n + 17).padStart(4, '0')}`, revision: 6 },
        policy: { kind: 'in_service', provision_policy: n === 3 ? 'non_provisionable' : 'provisionable' },
        state: 'active',
        usable_hardware_threads: 128,
        usable_physical_ram: 1024 * 2 ** 30,
      },
      { days: 400 },
    )
    for (let slot = 0; slot < drivesPerSled; slot++) {
      add(
        'physical_disk',
        {
          sled_id: sled,
          vendor: 'Ardent',
          model: 'NV-3200',
          serial: `AR${n}${slot}7F${String(slot * 7 + n).padStart(4, '0')}`,
          form_factor: slot === 0 ? 'm2' : 'u2',
          policy: { kind: 'in_service' },
          state: 'active',
        },
        { days: 400 },
      )
    }
  }
  for (const serial of ['BRM4310', 'BRM4311']) {
    add(
      'switch',
      { rack_id: rack, baseboard: { part: '913-0000006', serial: `${serial}0002`, revision: 3 } },
      { days: 400 },
    )
  }
}
