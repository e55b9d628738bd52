/** A firewall rule that reads alike in both views. */
export const sampleRule = {
  name: 'allow-web',
  description: '',
  status: 'enabled',
  direction: 'inbound',
  action: 'allow',
  priority: 100,
  targets: [{ type: 'vpc', value: 'default' }],
  filters: { hosts: null, ports: null, protocols: null },
}
