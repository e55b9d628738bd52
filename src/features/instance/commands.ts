/** Commands of other programs that lead into an instance. */
import { buildUrl } from '../../api/url.ts'

/** Bytes of the console's past that are shown first, as on the console's own page. */
const recent = 262_144

const authorization = '-H "Authorization: Bearer $TOKEN"'

/** The serial console in a terminal: a WebSocket of bytes. */
export function consoleCommand(origin: string, id: string): string {
  const path = buildUrl('/v1/instances/{instance}/serial-console/stream', { instance: id }, { mostRecent: recent })
  return `websocat --binary ${authorization} \\\n  '${origin.replace(/^http/, 'ws')}${path}'`
}

/** What the console has written, as text. */
export function logCommand(origin: string, id: string): string {
  const path = buildUrl('/v1/instances/{instance}/serial-console', { instance: id }, { mostRecent: recent })
  return `curl ${authorization} \\\n  '${origin}${path}' \\\n  | jq -j '.data | implode'`
}

/** @param ip undefined while it is not known */
export const sshCommand = (ip: string | undefined): string => `ssh [username]@${ip ?? '…'}`
