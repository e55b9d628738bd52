/** Commands of other programs that lead into an instance. */
import { buildUrl } from '../../api/url.ts'
import { shellWord } from '../../kit/equivalent/shell.ts'
import { parseIp } from '../../lib/ip.ts'

/** Bytes of the console's past that are shown first, as on the console's own page. */
const recent = 262_144

const authorization = '-H "Authorization: Bearer $TOKEN"'

/** The serial console in a terminal: a WebSocket of bytes. */
export function consoleCommand(origin: string, id: string): string {
  const path = buildUrl('/v1/instances/{instance}/serial-console/stream', { instance: id }, { mostRecent: recent })
  return `websocat --binary ${authorization} \\\n  ${shellWord(origin.replace(/^http/, 'ws') + path)}`
}

/** What the console has written, as text. */
export function logCommand(origin: string, id: string): string {
  const path = buildUrl('/v1/instances/{instance}/serial-console', { instance: id }, { mostRecent: recent })
  return `curl ${authorization} \\\n  ${shellWord(origin + path)} \\\n  | jq -j '.data | implode'`
}

/**
 * @param ips where the instance can be reached, best first; none while that is not known
 * @returns the command for the first that is an address: anything else would be carried out where it is pasted
 */
export function sshCommand(ips: readonly string[]): string | undefined {
  const ip = ips.length === 0 ? '…' : ips.find((one) => parseIp(one) !== undefined)
  return ip === undefined ? undefined : `ssh [username]@${ip}`
}
