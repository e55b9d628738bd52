import type { Routed } from '../routing.ts'
import { partOf } from '../../../lib/variants.ts'

/** Where a packet goes. @param verb which way it passes a gateway: it leaves the VPC, or comes in */
export function routedText({ to, route }: Routed, verb: 'Leaves' | 'Comes' = 'Leaves'): string {
  const target = route && partOf(route.target, 'value')
  switch (to) {
    case 'vpc':
      return 'Stays inside the VPC'
    case 'gateway':
      return `${verb} through internet gateway ${target ?? ''}`
    case 'instance':
    case 'ip':
      return `Goes to ${target ?? 'another address'}, which must forward it`
    case 'drop':
      return 'Dropped'
    case 'none':
      return 'No matching route'
    case 'unknown':
      return `Goes to ${route?.target.type ?? 'another place'}, which this console does not know`
  }
}
