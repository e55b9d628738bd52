/** Edit forms whose rows have very long lists: which there are, and what a server says of them. */
import { readdirSync, readFileSync } from 'node:fs'

import {
  addressLotCreatePath,
  alertReceiverCreatePath,
  allowListEditPath,
  bgpAnnounceSetCreatePath,
  bgpAnnounceSetEditPath,
  instanceNetworkInterfaceCreatePath,
  instanceNetworkInterfaceEditPath,
  siloCreatePath,
  switchPortSettingsCreatePath,
  switchPortSettingsEditPath,
  vpcFirewallRuleClonePath,
  vpcFirewallRuleEditPath,
} from '../../../generated/model/paths.gen.ts'
import type { Rewrite } from './test-server.ts'

export interface LongForm {
  /** The folder of its screen. */
  screen: string
  path: string
  submit: string
  /** Another field that takes a text. */
  other?: string
  /** The group that has the list, and what an entry is called. */
  list: string
  noun: string
  /** Where answers have the list: the key of an array; '' of an answer that is one. */
  key: string
  /** The entry at a place, in the words of the API. @param first what the story has */
  entry: (place: number, first: unknown) => unknown
  /** What answers say besides, so that the list can be changed. */
  also?: (answer: string) => string
  /** There may be no more entries than are there already. */
  isFull?: true
  /** Of a table, whose rows are filled in in dialogs: the field of such a one that has the network. */
  inDialog?: string
  /** The dialog is left without a change. */
  isKept?: true
  /** What is typed as a new entry, or in the place of one. Default: a network. */
  typed?: string
  /** A text that the entry at this place has and no other. Default: its network. */
  find?: (place: number) => string
}

/** The network in the entry at a place. */
export const net = (place: number): string => `10.${place >> 16}.${(place >> 8) & 255}.${place & 255}/32`
const withNet = (key: string) => (place: number, first: unknown) => ({ ...Object(first), [key]: net(place) })

const portAddresses = {
  list: 'Addresses',
  noun: 'address',
  key: 'addresses',
  entry: withNet('address'),
  inDialog: 'Address',
}

/** One list of each form. */
export const longForms: readonly LongForm[] = [
  {
    screen: 'instance-network-interface',
    path: instanceNetworkInterfaceEditPath,
    submit: 'Update network interface',
    other: 'Description',
    list: 'Transit IPs',
    noun: 'transit IP',
    key: 'transit_ips',
    entry: net,
    also: (answer) => answer.replaceAll('"run_state":"running"', '"run_state":"stopped"'),
  },
  {
    screen: 'allow-list',
    path: allowListEditPath,
    submit: 'Update allowlist',
    list: 'Networks',
    noun: 'network',
    isFull: true,
    key: 'ips',
    entry: net,
    also: (answer) => answer.replace('{"allow":"any"}', '{"allow":"list","ips":[]}'),
  },
  {
    screen: 'bgp-announce-set',
    path: bgpAnnounceSetEditPath,
    submit: 'Update BGP announce set',
    other: 'Description',
    list: 'Announcements',
    noun: 'announcement',
    key: '',
    entry: withNet('network'),
    inDialog: 'Network',
  },
  {
    screen: 'switch-port-settings',
    path: switchPortSettingsEditPath,
    submit: 'Update port settings',
    other: 'Description',
    ...portAddresses,
  },
  {
    screen: 'vpc-firewall-rule',
    path: vpcFirewallRuleEditPath,
    submit: 'Update rule',
    other: 'Description',
    list: 'Targets',
    noun: 'target',
    key: 'targets',
    entry: (place) => ({ type: 'ip_net', value: net(place) }),
    inDialog: 'IP subnet',
  },
]

/** The folders of the generated forms of this kind that have a list or a map. */
export function formsWithLists(kind: 'create' | 'edit'): string[] {
  const screens = new URL('../../../generated/screens/', import.meta.url)
  return readdirSync(screens, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(`/${kind}.gen.tsx`) || file.endsWith(`\\${kind}.gen.tsx`))
    .filter((file) => /kind: '(?:list|map)',/.test(readFileSync(new URL(file, screens), 'utf8')))
    .map((file) => file.split(/[\\/]/)[0] ?? '')
}

export interface LongCreate extends LongForm {
  /** What the form has kept of its list when the session ended, by place. Default: what the row is like that it is a copy of. */
  draft?: { field: string; raw: (place: number) => unknown }
  /** A draft of more takes too long to be drawn. */
  atMost?: number
}

const address = (place: number): string => net(place).slice(0, -3)
const certificate = (place: number): string => `c-${place}-c`
const subscription = (place: number): string => `hardware.disk${place}.failed`

/** One list of each create form. Nobody types a hundred thousand entries: they come with the copy of a row, or with a draft. */
export const longCreates: readonly LongCreate[] = [
  {
    screen: 'instance-network-interface',
    path: instanceNetworkInterfaceCreatePath,
    submit: 'Add network interface',
    other: 'Description',
    list: 'Transit IPs',
    noun: 'transit IP',
    key: 'none',
    entry: net,
    also: (answer) => answer.replaceAll('"run_state":"running"', '"run_state":"stopped"'),
    draft: { field: 'transitIps', raw: net },
  },
  {
    screen: 'bgp-announce-set',
    path: bgpAnnounceSetCreatePath,
    submit: 'Create announce set',
    other: 'Description',
    list: 'Announcements',
    noun: 'announcement',
    key: 'none',
    entry: net,
    inDialog: 'Network',
    // Without a lot, which nobody has chosen, its dialog stays open.
    isKept: true,
    draft: { field: 'announcement', raw: (place) => ({ network: net(place), addressLotBlock: '' }) },
  },
  {
    screen: 'address-lot',
    path: addressLotCreatePath,
    submit: 'Create address lot',
    other: 'Description',
    list: 'Blocks',
    noun: 'block',
    key: 'none',
    entry: net,
    inDialog: 'Last address',
    typed: '10.255.255.255',
    find: address,
    draft: { field: 'blocks', raw: (place) => ({ firstAddress: address(place), lastAddress: address(place) }) },
  },
  {
    screen: 'silo',
    path: siloCreatePath,
    submit: 'Create silo',
    other: 'Description',
    list: 'TLS certificates',
    noun: 'TLS certificate',
    key: 'none',
    entry: net,
    inDialog: 'Name',
    typed: 'another',
    find: certificate,
    atMost: 90_000,
    // Without its files, which no draft has, it cannot be changed: its dialog stays open.
    isKept: true,
    draft: {
      field: 'tlsCertificates',
      raw: (place) => ({ name: certificate(place), description: '' }),
    },
  },
  {
    screen: 'alert-receiver',
    path: `${alertReceiverCreatePath}?from=:receiver`,
    submit: 'Create webhook',
    other: 'Description',
    list: 'Subscriptions',
    noun: 'subscription',
    key: 'subscriptions',
    entry: subscription,
    typed: 'hardware.*',
    find: subscription,
  },
  {
    screen: 'switch-port-settings',
    path: `${switchPortSettingsCreatePath}?from=:portSettings`,
    submit: 'Create port settings',
    other: 'Description',
    ...portAddresses,
  },
  {
    screen: 'vpc-firewall-rule',
    path: vpcFirewallRuleClonePath,
    submit: 'Add rule',
    other: 'Description',
    list: 'Targets',
    noun: 'target',
    key: 'targets',
    entry: (place) => ({ type: 'ip_net', value: net(place) }),
    inDialog: 'IP subnet',
  },
]

/** Answers with that many entries in the first of these lists. @param onUse told of each */
export const longLists =
  ({ key, entry, also = (answer) => answer }: LongForm, all: number, onUse: () => void): Rewrite =>
  (given, url) => {
    const answer = also(given)
    const body: unknown = JSON.parse(answer)
    const many = (list: readonly unknown[]): unknown[] => {
      onUse()
      return Array.from({ length: all }, (_, place) => entry(place, list[0]))
    }
    if (key === '')
      return Array.isArray(body) && url.pathname.endsWith('/announcement') ? JSON.stringify(many(body)) : answer
    const holder = holderOf(body, key)
    if (holder === undefined) return answer
    holder[key] = many(holder[key] ?? [])
    return JSON.stringify(body)
  }

/** The first object that has a list of this name. */
function holderOf(value: unknown, key: string): Record<string, unknown[]> | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (Array.isArray(Reflect.get(value, key))) return value as Record<string, unknown[]>
  for (const part of Object.values(value)) {
    const found = holderOf(part, key)
    if (found) return found
  }
  return undefined
}
