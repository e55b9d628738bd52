/** Who asked: as this server sees it, or as a proxy says in front of it that is trusted to. */
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { TLSSocket } from 'node:tls'

import { headersOf } from './header-values.ts'
import { nameOf } from './hosts.ts'

export interface Origin {
  /** Address of the client; undefined when its connection is gone. */
  readonly client: string | undefined
  /** For `X-Forwarded-For`: the client and each proxy up to here. */
  readonly chain: string | undefined
  /** The name the browser used, as in the header `Host`. */
  readonly host: string | undefined
  readonly protocol: 'http' | 'https'
}

/** Whether what this address says of whom it asks for is believed. */
export type Trust = (address: string) => boolean

export const trustNobody: Trust = () => false

const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16', 'fc00::/7', 'fe80::/10'],
}

/**
 * @param ranges addresses, networks like `10.0.0.0/8`, or the names `loopback` and `private`
 * @throws Error for anything else
 */
export function trustOf(ranges: readonly string[]): Trust {
  const list = new BlockList()
  for (const range of ranges.flatMap((one) => NAMED[one] ?? [one])) {
    const [address = '', prefix, ...rest] = range.split('/')
    const version = isIP(address)
    const bits = version === 4 ? 32 : 128
    const length = prefix === undefined ? bits : Number(prefix)
    const isRange = version !== 0 && rest.length === 0 && /^\d{1,3}$/.test(prefix ?? String(bits)) && length <= bits
    if (!isRange) throw new Error(`"${range}" is no address and no network, like 10.0.0.0/8, loopback or private`)
    list.addSubnet(address, length, version === 4 ? 'ipv4' : 'ipv6')
  }
  return (address) => {
    const version = isIP(address)
    return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6')
  }
}

export function originOf(req: IncomingMessage, trust: Trust): Origin {
  const peer = req.socket.remoteAddress?.replace(/^::ffff:/, '')
  const seen: Origin = {
    client: peer,
    chain: peer,
    host: req.headers.host,
    protocol: req.socket instanceof TLSSocket ? 'https' : 'http',
  }
  if (peer === undefined || !trust(peer)) return seen
  const before = listOf(req, 'x-forwarded-for').filter((address) => isIP(address) !== 0)
  const [protocol] = listOf(req, 'x-forwarded-proto').slice(-1)
  const [host] = listOf(req, 'x-forwarded-host').slice(-1)
  return {
    // What stands left of the last one that is not trusted, anybody may have written.
    client: before.findLast((address) => !trust(address)) ?? before[0] ?? peer,
    chain: [...before, peer].join(', '),
    host: host !== undefined && nameOf(host) !== undefined ? host : seen.host,
    protocol: protocol === 'http' || protocol === 'https' ? protocol : seen.protocol,
  }
}

function listOf(req: IncomingMessage, name: string): string[] {
  const values = headersOf(req).get(name) ?? []
  return values.flatMap((value) => value.split(',').map((one) => one.trim()))
}
