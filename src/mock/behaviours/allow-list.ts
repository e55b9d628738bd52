/** From where the console and the API may be reached (server-behaviour §18). */
import type { AllowedSourceIps } from '../../../generated/api/wire.gen.ts'
import { cidrContains, parseCidr, parseIp } from '../../lib/ip.ts'
import { createRow, updateRow } from '../crud/rows.ts'
import { invalidRequest } from '../http/errors.ts'
import type { Behaviours } from './behaviour.ts'

const most = 1000

export const allowList: Behaviours = {
  networking_allow_list_update: ({ body, ctx }) => {
    if (body.allowed_ips.allow === 'list') assertList(body.allowed_ips.ips, ctx.call.source)
    const [found] = ctx.store.table('allow_list').all()
    const entry = found ?? createRow({ ctx, entity: 'allow_list', body: {} })
    return updateRow({ ctx, entity: 'allow_list', entry, body: { allowed_ips: body.allowed_ips } }).row
  },
}

type Nets = Extract<AllowedSourceIps, { allow: 'list' }>['ips']

function assertList(nets: Nets, source: string): void {
  if (nets.length > most) {
    throw invalidRequest(`Source IP allowlist is limited to ${most} entries, found ${nets.length}`)
  }
  const cidrs = nets.flatMap((net) => parseCidr(net) ?? [])
  for (const { ip, width } of cidrs) {
    if (ip.value === 0n) {
      throw invalidRequest(
        'Source IP allowlist may not contain the unspecified address. Use "any" to allow any source to connect to user-facing services.',
      )
    }
    if (width === 0) throw invalidRequest('Source IP allowlist entries may not have a netmask of /0.')
  }
  const caller = parseIp(source)
  if (caller !== undefined && cidrs.some((cidr) => cidrContains(cidr, caller))) return
  throw invalidRequest(
    'The source IP allow list would prevent access from the current client! Ensure that the allowlist contains an entry that continues to allow access from this peer.',
  )
}
