/** Values of fields that ask for more than their widgets tell. */
export const particular = {
  alertClass: 'hardware.*',
  vpcPrefix: 'fd00:1:2::/48',
  subnetBlock: 'fd00:1:2:3::/64',
  trustRoot: {
    signed: {
      _type: 'root',
      spec_version: '1.0.0',
      version: 1,
      expires: '2030-01-01T00:00:00Z',
      keys: {},
      roles: {},
    },
    signatures: [],
  },
} as const
