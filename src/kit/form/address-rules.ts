/** What an address or a network has to be beyond its form, as the contract and the manifest demand. */
import { readPath } from '../../lib/condition.ts'
import {
  type Cidr,
  cidrIsWithin,
  cidrProblem,
  type Ip,
  ipProblem,
  ipRangeProblem,
  parseCidr,
  parseIp,
} from '../../lib/ip.ts'
import type { Widget } from '../spec.ts'

type Version = Ip['version']

/** What may decide about an address or a network. */
export interface Around {
  /** The row of the page above. */
  parent?: unknown
  /** The whole form as it would be sent, and the row as the server has it: the form may not ask for all of its fields. */
  form?: unknown
  row?: unknown
}

/** What is wrong with an address. */
export function addressProblem(
  widget: Extract<Widget, { kind: 'ip' }>,
  text: string,
  around: Around,
): string | undefined {
  const ip = parseIp(text)
  if (!ip) return ipProblem(text)
  const version = versionOf(widget.version, around)
  return version === undefined || ip.version === version ? undefined : `Must be an IP${version} address`
}

/** What is wrong with the last address of a range, given the field beside it that has the first. */
export function orderProblem(
  { notBelow }: Extract<Widget, { kind: 'ip' }>,
  text: string,
  siblings: unknown,
): string | undefined {
  if (notBelow === undefined) return undefined
  const first = readPath(siblings, notBelow)
  if (typeof first !== 'string' || !parseIp(first.trim()) || !parseIp(text)) return undefined
  return ipRangeProblem(first.trim(), text)
}

/** What is wrong with a network. */
export function networkProblem(
  widget: Extract<Widget, { kind: 'cidr' }>,
  text: string,
  around: Around,
): string | undefined {
  const cidr = parseCidr(text)
  if (!cidr) return cidrProblem(text)
  const version = versionOf(widget.version, around)
  if (version !== undefined && cidr.ip.version !== version) return `Must be an IP${version} network`
  const [smallest, largest] = widget.width ?? [0, 128]
  if (cidr.width < smallest || cidr.width > largest)
    return smallest === largest ? `Width must be ${smallest}` : `Width must be from ${smallest} to ${largest}`
  const outer = (widget.inside ?? [])
    .map((stated) => ofParent(stated, around.parent))
    .filter((one) => one !== undefined)
  const blocks = outer.map(parseCidr).filter((one): one is Cidr => one !== undefined)
  return blocks.length === 0 || blocks.some((block) => cidrIsWithin(cidr, block))
    ? undefined
    : `Must be inside ${either(outer)}`
}

function versionOf(stated: string | undefined, { parent, form, row }: Around): Version | undefined {
  if (stated?.startsWith('$form.')) {
    const path = stated.slice('$form.'.length)
    const other = readPath(form, path) ?? readPath(row, path)
    // A name stands for addresses of both versions.
    return typeof other === 'string' ? (parseCidr(other)?.ip ?? parseIp(other))?.version : undefined
  }
  const version = ofParent(stated, parent)
  return version === 'v4' || version === 'v6' ? version : undefined
}

/** A value that is stated, or read off the row above: unknown until that is there. */
export function ofParent(stated: string | undefined, parent: unknown): string | undefined {
  if (stated?.startsWith('$parent.') !== true) return stated
  const value = readPath(parent, stated.slice('$parent.'.length))
  return typeof value === 'string' ? value : undefined
}

const either = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} or ${texts.at(-1) ?? ''}`
