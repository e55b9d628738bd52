/** The way of a packet over the map. */
import type { Answer } from '../firewall/ask.ts'
import type { End, Interface, Surroundings } from '../firewall/network.ts'
import { outside, routeId } from './map.ts'

export interface Step {
  box: string
  /** What of the box it is about. */
  row?: string
}

export interface Way {
  /** The boxes that it passes, from its source on, as far as routes lead it. */
  steps: readonly Step[]
  /** Everything on it, its ends included, by id. */
  places: ReadonlySet<string>
}

/** @param gateways the ids of the internet gateways by their names */
export function wayOf(answer: Answer, around: Surroundings, gateways: ReadonlyMap<string, string>): Way {
  const { source, destination, legs } = answer
  // Who is asked for at an external address, the rules know.
  const nic = source.nic ?? destination.nic ?? legs.at(-1)?.nic
  const inbound = legs.find(({ traffic }) => traffic.direction === 'inbound')
  const behind = source.nic && destination.outside ? inbound?.nic : undefined
  const far = [...endSteps(source.nic ? destination : source, around), ...(behind ? [nicStep(behind)] : [])]
  const near = nic ? [nicStep(nic), ...routeSteps(answer, around, gateways)] : []
  const ends = answer.route && ['drop', 'none'].includes(answer.route.to)
  const steps = ends ? near : [...near, ...far]
  const places = [...near, ...far].flatMap(({ box, row }) => [box, ...(row === undefined ? [] : [row])])
  return { steps: source.nic ? steps : steps.toReversed(), places: new Set(places) }
}

const nicStep = ({ id, subnetId }: Interface): Step => ({ box: subnetId, row: id })

function endSteps({ nic, point, outside: isOutside }: End, { subnets }: Surroundings): Step[] {
  if (nic) return [nicStep(nic)]
  if (isOutside) return [{ box: outside }]
  return subnets.flatMap(({ id, name }) => (name === point.subnet ? { box: id } : []))
}

/** The router with the route, and what that leads to. */
function routeSteps(
  { route: routed }: Answer,
  { instances, interfaces }: Surroundings,
  gateways: ReadonlyMap<string, string>,
): Step[] {
  const route = routed?.route
  if (!route) return []
  const { target } = route
  const router = { box: route.vpcRouterId, row: routeId(route) }
  if (target.type === 'internet_gateway') {
    const gateway = gateways.get(target.value)
    return gateway === undefined ? [router] : [router, { box: gateway }]
  }
  if (target.type !== 'instance') return [router]
  const instance = instances.find(({ name }) => name === target.value)
  const nic = interfaces.find(({ instanceId, primary }) => primary && instanceId === instance?.id)
  return nic ? [router, nicStep(nic)] : [router]
}
