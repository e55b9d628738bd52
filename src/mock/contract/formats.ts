/**
 * String formats of the contract. One list for Node and for the precompiled validators of the page, so that both
 * judge alike.
 */
import { parseCidr, parseIp } from '../../lib/ip.ts'
import { isUuid, uuidPattern } from '../formats/uuid.ts'
import { nameProblem } from '../formats/name.ts'

/** RFC 3339 with a zone; fractions of any length. */
export const dateTimePattern =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])[Tt ](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-]\d{2}:\d{2})$/

export const isIp = (text: string): boolean => parseIp(text) !== undefined

const isNet = (text: string, version: 'v4' | 'v6'): boolean => parseCidr(text)?.ip.version === version

/** Format name → whether a text has it. Formats of numbers are ranges: see `json-schema.ts`. */
export const formats: Readonly<Record<string, RegExp | ((text: string) => boolean)>> = {
  uuid: uuidPattern,
  'date-time': dateTimePattern,
  ip: isIp,
  ipv4: (text) => parseIp(text)?.version === 'v4',
  ipv6: (text) => parseIp(text)?.version === 'v6',
  'ipv4-net': (text) => isNet(text, 'v4'),
  'ipv6-net': (text) => isNet(text, 'v6'),
  uri: /^[a-z][a-z0-9+.-]*:[^\s]*$/i,
  byte: /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/,
  'hex string (32 bytes)': /^[0-9a-f]{64}$/i,
  // Our own, see `sharpened` in `schemas.ts`.
  'x-name': (text) => nameProblem(text) === undefined,
  'x-name-or-id': (text) => isUuid(text) || nameProblem(text) === undefined,
  'x-ip-net': (text) => isNet(text, 'v4') || isNet(text, 'v6'),
  'x-hostname': (text) =>
    text.length <= 253 && /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/i.test(text),
}
