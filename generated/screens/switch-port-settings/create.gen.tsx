// Generated from openapi/resources/networking.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Form } from '../../../src/kit/form/Form.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { asBody, textAt } from '../../../src/kit/values.ts'
import { networkingSwitchPortSettingsCreate } from '../../api/sdk/system-networking.gen.ts'
import type { NetworkingSwitchPortSettingsCreateData } from '../../api/types.gen.ts'
import { addressLotLookup } from '../address-lot/lookup.gen.ts'
import { bgpConfigLookup } from '../bgp-config/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { createRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'create',
  id: 'switch_port_settings.create',
  entity: 'switch_port_settings',
  title: 'New port settings',
  role: 'fleet.admin',
  submit: 'Create port settings',
  fields: [
    {
      id: 'name',
      label: 'Name',
      help: 'Settings that have this name already are replaced, on all ports that use them.',
      required: true,
      widget: { kind: 'name' },
    },
    {
      id: 'description',
      label: 'Description',
      help: 'Note on where these settings are used; may be empty.',
      required: true,
      widget: { kind: 'description' },
    },
    {
      id: 'portConfig',
      label: 'Port',
      help: 'Physical layout to give the port.',
      required: true,
      widget: {
        kind: 'group',
        fields: [
          {
            id: 'geometry',
            label: 'Geometry',
            help: 'How to split the port into links. It must suit the module or cable.',
            required: true,
            widget: {
              kind: 'radio',
              options: [
                { value: 'qsfp28x1', label: 'One QSFP28 link', help: 'One QSFP28 link using the whole port.' },
                { value: 'qsfp28x2', label: 'Two QSFP28 links', help: 'Two QSFP28 links on one port.' },
                { value: 'sfp28x4', label: 'Four SFP28 links', help: 'Four SFP28 links on one port.' },
              ],
            },
            initial: 'qsfp28x1',
          },
        ],
      },
    },
    {
      id: 'links',
      label: 'Links',
      help: 'Physical links to set up on the port.',
      required: true,
      widget: {
        kind: 'list',
        item: {
          id: '',
          label: 'Link',
          help: 'Settings of one physical link of a switch port.',
          required: true,
          widget: {
            kind: 'group',
            fields: [
              {
                id: 'autoneg',
                label: 'Autonegotiation',
                help: 'Negotiate link parameters with the other end automatically.',
                required: false,
                widget: { kind: 'checkbox' },
                initial: false,
              },
              {
                id: 'fec',
                label: 'Forward error correction',
                help: 'Forward error correction to use. When left out, the usual choice for the inserted module applies.',
                required: false,
                nullable: true,
                widget: {
                  kind: 'radio',
                  options: [
                    {
                      value: 'firecode',
                      label: 'Firecode',
                      help: 'Fire code, the lighter of the two methods.',
                    },
                    { value: 'none', label: 'None', help: 'No error correction.' },
                    {
                      value: 'rs',
                      label: 'Reed-Solomon',
                      help: 'Reed-Solomon code, the stronger of the two methods.',
                    },
                  ],
                },
              },
              {
                id: 'linkName',
                label: 'Link',
                help: 'Name to give the link. Addresses, routes and peers refer to it.',
                required: true,
                widget: { kind: 'name' },
              },
              {
                id: 'lldp',
                label: 'LLDP',
                help: 'What to announce over LLDP on this link, if enabled.',
                required: true,
                widget: {
                  kind: 'group',
                  fields: [
                    {
                      id: 'chassisId',
                      label: 'Chassis',
                      help: 'Chassis identifier to announce; leave empty to set none.',
                      required: false,
                      nullable: true,
                      widget: { kind: 'text' },
                    },
                    {
                      id: 'enabled',
                      label: 'Send and receive LLDP',
                      help: 'Turn LLDP on for the link.',
                      required: false,
                      widget: { kind: 'checkbox' },
                      initial: false,
                    },
                    {
                      id: 'linkDescription',
                      label: 'Link description',
                      help: 'Text about the link to announce; leave empty to set none.',
                      required: false,
                      nullable: true,
                      widget: { kind: 'text' },
                    },
                    {
                      id: 'linkName',
                      label: 'Link name',
                      help: 'Port identifier to announce; leave empty to set none.',
                      required: false,
                      nullable: true,
                      widget: { kind: 'text' },
                    },
                    {
                      id: 'managementIp',
                      label: 'Management IP',
                      help: 'Address for managing the system to announce; leave empty to set none.',
                      required: false,
                      nullable: true,
                      widget: { kind: 'ip' },
                    },
                    {
                      id: 'systemDescription',
                      label: 'System description',
                      help: 'Text about the system to announce; leave empty to set none.',
                      required: false,
                      nullable: true,
                      widget: { kind: 'text' },
                    },
                    {
                      id: 'systemName',
                      label: 'System name',
                      help: 'System name to announce; leave empty to set none.',
                      required: false,
                      nullable: true,
                      widget: { kind: 'text' },
                    },
                  ],
                },
              },
              {
                id: 'mtu',
                label: 'MTU',
                help: 'Largest packet the link carries, in bytes.',
                required: true,
                widget: { kind: 'integer', min: 0, max: 65535, unit: 'bytes' },
                initial: 1500,
              },
              {
                id: 'speed',
                label: 'Speed',
                help: 'Nominal data rate to run the link at.',
                required: true,
                widget: {
                  kind: 'select',
                  options: [
                    { value: 'speed0_g', label: '0 Gb/s', help: 'Data rate of zero gigabits per second.' },
                    { value: 'speed1_g', label: '1 Gb/s', help: 'Data rate of 1 gigabit per second.' },
                    { value: 'speed10_g', label: '10 Gb/s', help: 'Data rate of 10 gigabits per second.' },
                    { value: 'speed25_g', label: '25 Gb/s', help: 'Data rate of 25 gigabits per second.' },
                    { value: 'speed40_g', label: '40 Gb/s', help: 'Data rate of 40 gigabits per second.' },
                    { value: 'speed50_g', label: '50 Gb/s', help: 'Data rate of 50 gigabits per second.' },
                    { value: 'speed100_g', label: '100 Gb/s', help: 'Data rate of 100 gigabits per second.' },
                    { value: 'speed200_g', label: '200 Gb/s', help: 'Data rate of 200 gigabits per second.' },
                    { value: 'speed400_g', label: '400 Gb/s', help: 'Data rate of 400 gigabits per second.' },
                  ],
                },
                initial: 'speed0_g',
              },
              {
                id: 'txEq',
                label: 'Transmit equalization',
                help: 'Leave empty unless the cable needs it.',
                required: false,
                nullable: true,
                widget: {
                  kind: 'group',
                  fields: [
                    {
                      id: 'main',
                      label: 'Main',
                      help: 'Strength of the main tap; empty keeps the default.',
                      required: false,
                      nullable: true,
                      widget: { kind: 'integer', min: -2147483648, max: 2147483647 },
                    },
                    {
                      id: 'post1',
                      label: 'Post1',
                      help: 'Strength of the first tap after the main one; empty keeps the default.',
                      required: false,
                      nullable: true,
                      widget: { kind: 'integer', min: -2147483648, max: 2147483647 },
                    },
                    {
                      id: 'post2',
                      label: 'Post2',
                      help: 'Strength of the second tap after the main one; empty keeps the default.',
                      required: false,
                      nullable: true,
                      widget: { kind: 'integer', min: -2147483648, max: 2147483647 },
                    },
                    {
                      id: 'pre1',
                      label: 'Pre1',
                      help: 'Strength of the first tap before the main one; empty keeps the default.',
                      required: false,
                      nullable: true,
                      widget: { kind: 'integer', min: -2147483648, max: 2147483647 },
                    },
                    {
                      id: 'pre2',
                      label: 'Pre2',
                      help: 'Strength of the second tap before the main one; empty keeps the default.',
                      required: false,
                      nullable: true,
                      widget: { kind: 'integer', min: -2147483648, max: 2147483647 },
                    },
                  ],
                },
              },
            ],
          },
        },
      },
    },
    {
      id: 'addresses',
      label: 'Addresses',
      help: 'IP addresses to set, grouped by link.',
      required: true,
      widget: {
        kind: 'list',
        item: {
          id: '',
          label: 'Address',
          help: 'The addresses to set on one link of a port.',
          required: true,
          widget: {
            kind: 'group',
            fields: [
              {
                id: 'addresses',
                label: 'Addresses of the link',
                help: 'IP addresses the link is to carry, each drawn from an address lot.',
                required: true,
                widget: {
                  kind: 'list',
                  item: {
                    id: '',
                    label: 'Addresses of the link',
                    help: 'An address to place on a link, taken from an address lot.',
                    required: true,
                    widget: {
                      kind: 'group',
                      fields: [
                        {
                          id: 'address',
                          label: 'Address',
                          help: 'IP address with its prefix length. It must lie within the chosen address lot.',
                          required: true,
                          widget: { kind: 'cidr' },
                        },
                        {
                          id: 'addressLot',
                          label: 'Address lot',
                          help: 'Name or ID of the lot the address is drawn from.',
                          required: true,
                          widget: { kind: 'picker', lookup: addressLotLookup },
                        },
                        {
                          id: 'vlanId',
                          label: 'VLAN',
                          help: 'VLAN to put the address on; leave empty for untagged traffic.',
                          required: false,
                          nullable: true,
                          widget: { kind: 'integer', min: 0, max: 4095 },
                        },
                      ],
                    },
                  },
                },
              },
              {
                id: 'linkName',
                label: 'Link',
                help: 'Link that receives the addresses, as named among the links of the same settings.',
                required: true,
                widget: { kind: 'name' },
              },
            ],
          },
        },
      },
    },
    {
      id: 'routes',
      label: 'Routes',
      help: 'Static routes to install, grouped by link; may be left out.',
      required: false,
      widget: {
        kind: 'list',
        item: {
          id: '',
          label: 'Route',
          help: 'The static routes to set on one link.',
          required: true,
          widget: {
            kind: 'group',
            fields: [
              {
                id: 'linkName',
                label: 'Link',
                help: 'Link the routes go out on, as named in the same settings.',
                required: true,
                widget: { kind: 'name' },
              },
              {
                id: 'routes',
                label: 'Routes of the link',
                help: 'Static routes to install for the link.',
                required: true,
                widget: {
                  kind: 'list',
                  item: {
                    id: '',
                    label: 'Routes of the link',
                    help: 'A static route to install on a link.',
                    required: true,
                    widget: {
                      kind: 'group',
                      fields: [
                        {
                          id: 'dst',
                          label: 'Destination',
                          help: 'Network the route leads to.',
                          required: true,
                          widget: { kind: 'cidr' },
                        },
                        {
                          id: 'gw',
                          label: 'Gateway',
                          help: 'Address of the next hop.',
                          required: true,
                          widget: { kind: 'ip' },
                        },
                        {
                          id: 'ribPriority',
                          label: 'RIB priority',
                          help: 'The higher number wins among routes to the same destination.',
                          required: false,
                          nullable: true,
                          widget: { kind: 'integer', min: 0, max: 255 },
                        },
                        {
                          id: 'vid',
                          label: 'VLAN',
                          help: 'VLAN on which the next hop is reached; leave empty for untagged.',
                          required: false,
                          nullable: true,
                          widget: { kind: 'integer', min: 0, max: 4095 },
                        },
                      ],
                    },
                  },
                },
              },
            ],
          },
        },
      },
      initial: [],
    },
    {
      id: 'interfaces',
      label: 'Interfaces',
      help: 'Layer 3 interfaces to define, each on a link; may be left out.',
      required: false,
      widget: {
        kind: 'list',
        item: {
          id: '',
          label: 'Interface',
          help: 'An interface to define on a link.',
          required: true,
          widget: {
            kind: 'group',
            fields: [
              {
                id: 'kind',
                label: 'Kind',
                help: 'Type of interface to make; a VLAN one also needs its tag.',
                required: true,
                widget: {
                  kind: 'union',
                  tag: 'type',
                  variants: [
                    {
                      value: 'primary',
                      label: 'Primary',
                      help: 'Main interface of the physical link, for untagged traffic.',
                      fields: [],
                    },
                    {
                      value: 'vlan',
                      label: 'VLAN',
                      help: 'Interface for traffic of one VLAN.',
                      fields: [
                        {
                          id: 'vid',
                          label: 'VLAN',
                          help: 'Tag that identifies the VLAN.',
                          required: true,
                          widget: { kind: 'integer', min: 0, max: 4095 },
                        },
                      ],
                    },
                    {
                      value: 'loopback',
                      label: 'Loopback',
                      help: 'Interface tied to the switch rather than to a physical link.',
                      fields: [],
                    },
                  ],
                },
              },
              {
                id: 'linkName',
                label: 'Link',
                help: 'Link to which the interface is attached.',
                required: true,
                widget: { kind: 'name' },
              },
              {
                id: 'v6Enabled',
                label: 'IPv6',
                help: 'Turn IPv6 on for the interface.',
                required: false,
                widget: { kind: 'checkbox' },
                initial: false,
              },
            ],
          },
        },
      },
      initial: [],
    },
    {
      id: 'bgpPeers',
      label: 'BGP peers',
      help: 'BGP sessions to set up, grouped by link; may be left out.',
      required: false,
      widget: {
        kind: 'list',
        item: {
          id: '',
          label: 'BGP peer',
          help: 'The BGP peers to set up on one link.',
          required: true,
          widget: {
            kind: 'group',
            fields: [
              {
                id: 'linkName',
                label: 'Link',
                help: 'Link over which the peers are reached, as named in the same settings.',
                required: true,
                widget: { kind: 'name' },
              },
              {
                id: 'peers',
                label: 'Peers of the link',
                help: 'Neighbouring routers to open sessions with on this link.',
                required: true,
                widget: {
                  kind: 'list',
                  item: {
                    id: '',
                    label: 'Peers of the link',
                    help: 'Settings for a BGP session with one neighbouring router.',
                    required: true,
                    widget: {
                      kind: 'group',
                      fields: [
                        {
                          id: 'addr',
                          label: 'Address of the peer',
                          help: 'IP address of the neighbouring router.',
                          required: true,
                          widget: { kind: 'ip' },
                        },
                        {
                          id: 'allowedExport',
                          label: 'Announced prefixes',
                          help: 'Filter for routes sent to the peer.',
                          required: true,
                          widget: {
                            kind: 'union',
                            tag: 'type',
                            variants: [
                              { value: 'no_filtering', label: 'All', help: 'All routes pass.', fields: [] },
                              {
                                value: 'allow',
                                label: 'Only these',
                                help: 'Only routes to the listed prefixes pass.',
                                fields: [
                                  {
                                    id: 'value',
                                    label: 'Prefixes',
                                    help: 'Prefixes let through; everything else is dropped.',
                                    required: true,
                                    widget: {
                                      kind: 'list',
                                      item: {
                                        id: '',
                                        label: 'Prefix',
                                        help: 'IP network in CIDR notation, of either IP version.',
                                        required: true,
                                        widget: { kind: 'cidr' },
                                      },
                                    },
                                  },
                                ],
                              },
                            ],
                          },
                        },
                        {
                          id: 'allowedImport',
                          label: 'Accepted prefixes',
                          help: 'Filter for routes accepted from the peer.',
                          required: true,
                          widget: {
                            kind: 'union',
                            tag: 'type',
                            variants: [
                              { value: 'no_filtering', label: 'All', help: 'All routes pass.', fields: [] },
                              {
                                value: 'allow',
                                label: 'Only these',
                                help: 'Only routes to the listed prefixes pass.',
                                fields: [
                                  {
                                    id: 'value',
                                    label: 'Prefixes',
                                    help: 'Prefixes let through; everything else is dropped.',
                                    required: true,
                                    widget: {
                                      kind: 'list',
                                      item: {
                                        id: '',
                                        label: 'Prefix',
                                        help: 'IP network in CIDR notation, of either IP version.',
                                        required: true,
                                        widget: { kind: 'cidr' },
                                      },
                                    },
                                  },
                                ],
                              },
                            ],
                          },
                        },
                        {
                          id: 'bgpConfig',
                          label: 'BGP configuration',
                          help: 'Name or ID of the BGP configuration the session runs under.',
                          required: true,
                          widget: { kind: 'picker', lookup: bgpConfigLookup },
                        },
                        {
                          id: 'communities',
                          label: 'Communities',
                          help: 'Community values attached to routes announced to the peer.',
                          required: true,
                          widget: {
                            kind: 'list',
                            item: {
                              id: '',
                              label: 'Community',
                              required: true,
                              widget: { kind: 'integer', min: 0, max: 4294967295 },
                            },
                          },
                        },
                        {
                          id: 'connectRetry',
                          label: 'Connect retry',
                          help: 'Seconds to wait before trying again to open a TCP connection.',
                          required: true,
                          widget: { kind: 'integer', min: 0, max: 4294967295, unit: 'seconds' },
                          initial: 3,
                        },
                        {
                          id: 'delayOpen',
                          label: 'Delay open',
                          help: 'Seconds to wait after the TCP connection is up before sending an open message.',
                          required: true,
                          widget: { kind: 'integer', min: 0, max: 4294967295, unit: 'seconds' },
                          initial: 0,
                        },
                        {
                          id: 'enforceFirstAs',
                          label: 'First ASN must be the peer\'s',
                          help: 'Accept routes only if the first number in their AS path is that of the peer.',
                          required: false,
                          widget: { kind: 'checkbox' },
                          initial: false,
                        },
                        {
                          id: 'holdTime',
                          label: 'Hold time',
                          help: 'Seconds without a message from the peer after which the session is dropped.',
                          required: true,
                          widget: { kind: 'integer', min: 0, max: 4294967295, unit: 'seconds' },
                          initial: 6,
                        },
                        {
                          id: 'idleHoldTime',
                          label: 'Idle hold time',
                          help: 'Seconds a failed session rests in idle before a new attempt.',
                          required: true,
                          widget: { kind: 'integer', min: 0, max: 4294967295, unit: 'seconds' },
                          initial: 3,
                        },
                        {
                          id: 'interfaceName',
                          label: 'Interface',
                          help: 'Interface of the port on which to reach the peer.',
                          required: true,
                          widget: { kind: 'name' },
                        },
                        {
                          id: 'keepalive',
                          label: 'Keepalive',
                          help: 'Seconds between the liveness messages sent to the peer.',
                          required: true,
                          widget: { kind: 'integer', min: 0, max: 4294967295, unit: 'seconds' },
                          initial: 2,
                        },
                        {
                          id: 'localPref',
                          label: 'Local preference',
                          help: 'Local preference given to routes learned from this peer; null for none.',
                          required: false,
                          nullable: true,
                          widget: { kind: 'integer', min: 0, max: 4294967295 },
                        },
                        {
                          id: 'md5AuthKey',
                          label: 'MD5 key',
                          help: 'Shared key for TCP MD5 authentication, up to 80 printable ASCII characters. Null disables it.',
                          required: false,
                          nullable: true,
                          widget: { kind: 'text', secret: true },
                        },
                        {
                          id: 'minTtl',
                          label: 'Smallest TTL',
                          help: 'Lowest time-to-live accepted in packets from the peer; null for no check.',
                          required: false,
                          nullable: true,
                          widget: { kind: 'integer', min: 0, max: 255 },
                        },
                        {
                          id: 'multiExitDiscriminator',
                          label: 'MED',
                          help: 'MED value set on routes announced to the peer; null leaves it out.',
                          required: false,
                          nullable: true,
                          widget: { kind: 'integer', min: 0, max: 4294967295 },
                        },
                        {
                          id: 'remoteAsn',
                          label: 'ASN of the peer',
                          help: 'Autonomous system number the peer must have; null accepts any.',
                          required: false,
                          nullable: true,
                          widget: { kind: 'integer', min: 0, max: 4294967295 },
                        },
                        {
                          id: 'vlanId',
                          label: 'VLAN',
                          help: 'VLAN used for the session; null for untagged.',
                          required: false,
                          nullable: true,
                          widget: { kind: 'integer', min: 0, max: 4095 },
                        },
                      ],
                    },
                  },
                },
              },
            ],
          },
        },
      },
      initial: [],
    },
    {
      id: 'groups',
      label: 'Groups',
      help: 'Names or IDs of groups of settings that are taken in',
      required: false,
      widget: {
        kind: 'list',
        item: {
          id: '',
          label: 'Group',
          help: 'Names or IDs of groups of settings that are taken in',
          required: true,
          widget: { kind: 'text' },
        },
      },
      initial: [],
    },
  ],
  duplicate: { query: createRow, param: 'portSettings' },
  call: ({ form }) => networkingSwitchPortSettingsCreate({ body: asBody<NonNullable<NetworkingSwitchPortSettingsCreateData['body']>>(form), throwOnError: true }),
  effects: ['switch_port', 'switch_port_settings'],
  toast: 'Port settings {name} created',
  rowName: 'name',
  close: () => '/system/networking/port-settings',
  done: (row) => fill('/system/networking/port-settings/:portSettings', { portSettings: textAt(row, 'name') }),
}

export default function SwitchPortSettingsCreate(props: { slots?: Slots['switch_port_settings.create'] }) {
  return <Form screen={screen} slots={props.slots} />
}
