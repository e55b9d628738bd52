/** What a support bundle holds: made of its row and of what it found when it was collected, so always the same. */
import type { SupportBundleInfo } from '../../../generated/api/wire.gen.ts'
import { createRng } from '../random/rng.ts'
import type { ZipFile } from '../encoding/zip.ts'

/** Lines of a log of the bundle. */
const logLines = 40

const services = ['control-plane', 'database', 'dns', 'storage'] as const

const messages = [
  'request completed',
  'inventory collected',
  'lease renewed',
  'no change',
  'peer answered late',
  'retrying',
] as const

/** The files of a bundle in the order of its archive. `sleds` are the ids of the sleds it was collected from. */
export function bundleFiles(
  bundle: Pick<SupportBundleInfo, 'id' | 'time_created' | 'reason_for_creation'>,
  sleds: readonly string[],
): ZipFile[] {
  const texts: (readonly [path: string, text: string])[] = [
    ['bundle_id.txt', `${bundle.id}\n`],
    [
      'meta/report.json',
      `${JSON.stringify({ id: bundle.id, time: bundle.time_created, reason: bundle.reason_for_creation, sleds }, undefined, 2)}\n`,
    ],
    ...sleds.flatMap((sled): (readonly [string, string])[] => [
      [`sled/${sled}/inventory.txt`, `sled ${sled}\nstate active\n`],
      ...services.map((service) => [`sled/${sled}/logs/${service}.log`, log(bundle, `${sled}/${service}`)] as const),
    ]),
  ]
  const encoder = new TextEncoder()
  return texts.map(([path, text]) => ({ path, bytes: encoder.encode(text) }))
}

/** The hour before the bundle was asked for. */
function log({ id, time_created: created }: Pick<SupportBundleInfo, 'id' | 'time_created'>, source: string): string {
  const rng = createRng(`${id}/${source}`)
  const start = Date.parse(created) - 3_600_000
  return Array.from({ length: logLines }, (_, n) => {
    const time = new Date(start + Math.round(((n + rng.next()) * 3_600_000) / logLines)).toISOString()
    return `${time} ${rng.next() < 0.05 ? 'WARN' : 'INFO'} ${source.split('/').at(-1)} ${rng.pick(messages)} (${rng.hex(8)})\n`
  }).join('')
}
