// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.

/** What lists are about, by their id. */
export const about: Readonly<Record<string, { title: string; text: string; guides: readonly { title: string; href: string }[] }>> = {
  'anti_affinity_group.list': {
    title: 'Anti-affinity groups',
    text: 'A set of instances of a project that should run on separate hardware, so that one fault does not hit them all.',
    guides: [{ title: 'Anti-affinity groups', href: 'https://docs.example.com/anti-affinity-groups' }],
  },
  'anti_affinity_group.instance.list': {
    title: 'Anti-affinity groups',
    text: 'A set of instances of a project that should run on separate hardware, so that one fault does not hit them all.',
    guides: [{ title: 'Anti-affinity groups', href: 'https://docs.example.com/anti-affinity-groups' }],
  },
  'anti_affinity_group_member.list': {
    title: 'Members',
    text: 'One member of an anti-affinity group; at present always an instance.',
    guides: [{ title: 'Members', href: 'https://docs.example.com/anti-affinity-group-members' }],
  },
  'affinity_group.list': {
    title: 'Affinity groups',
    text: 'A set of instances of a project that should run close together on the same hardware.',
    guides: [{ title: 'Affinity groups', href: 'https://docs.example.com/affinity-groups' }],
  },
  'affinity_group.instance.list': {
    title: 'Affinity groups',
    text: 'A set of instances of a project that should run close together on the same hardware.',
    guides: [{ title: 'Affinity groups', href: 'https://docs.example.com/affinity-groups' }],
  },
  'affinity_group_member.list': {
    title: 'Members',
    text: 'One member of an affinity group; at present always an instance.',
    guides: [{ title: 'Members', href: 'https://docs.example.com/affinity-group-members' }],
  },
  'alert_receiver.list': {
    title: 'Alert receivers',
    text: 'A destination for alerts, with the patterns of alert classes it listens to.',
    guides: [{ title: 'Alert receivers', href: 'https://docs.example.com/alert-receivers' }],
  },
  'alert_receiver_delivery.list': {
    title: 'Deliveries',
    text: 'The sending of one alert to one receiver, including all attempts made.',
    guides: [{ title: 'Deliveries', href: 'https://docs.example.com/alert-receiver-deliveries' }],
  },
  'alert_receiver_secret.list': {
    title: 'Secrets',
    text: 'Record of a signing secret: its identifier and creation time, never its value.',
    guides: [{ title: 'Secrets', href: 'https://docs.example.com/alert-receiver-secrets' }],
  },
  'alert_class.list': {
    title: 'Alert classes',
    text: 'A kind of alert, identified by a dotted name, that receivers can subscribe to.',
    guides: [{ title: 'Alert classes', href: 'https://docs.example.com/alert-classes' }],
  },
  'audit_log_entry.list': {
    title: 'Audit log entries',
    text: 'Record of one finished API call: who made it, from where, and how it ended.',
    guides: [{ title: 'Audit log entries', href: 'https://docs.example.com/audit-log-entries' }],
  },
  'disk.list': {
    title: 'Disks',
    text: 'Virtual block storage device for an instance, held in a project.',
    guides: [{ title: 'Disks', href: 'https://docs.example.com/disks' }],
  },
  'disk.attached.list': {
    title: 'Disks',
    text: 'Virtual block storage device for an instance, held in a project.',
    guides: [{ title: 'Disks', href: 'https://docs.example.com/disks' }],
  },
  'floating_ip.list': {
    title: 'Floating IPs',
    text: 'External address reserved for a project that can be attached to one instance at a time.',
    guides: [{ title: 'Floating IPs', href: 'https://docs.example.com/floating-ips' }],
  },
  'sled.list': {
    title: 'Sleds',
    text: 'Compute server in a rack, which runs instances and holds drives.',
    guides: [{ title: 'Sleds', href: 'https://docs.example.com/sleds' }],
  },
  'sled_instance.list': {
    title: 'Instances',
    text: 'Instance as seen from the sled that runs it, for operators.',
    guides: [{ title: 'Instances', href: 'https://docs.example.com/sled-instances' }],
  },
  'uninitialized_sled.list': {
    title: 'Uninitialized sleds',
    text: 'Sled that has been detected in a rack but not added yet.',
    guides: [{ title: 'Uninitialized sleds', href: 'https://docs.example.com/uninitialized-sleds' }],
  },
  'physical_disk.list': {
    title: 'Physical disks',
    text: 'Storage drive installed in a sled.',
    guides: [{ title: 'Physical disks', href: 'https://docs.example.com/physical-disks' }],
  },
  'physical_disk.sled.list': {
    title: 'Physical disks',
    text: 'Storage drive installed in a sled.',
    guides: [{ title: 'Physical disks', href: 'https://docs.example.com/physical-disks' }],
  },
  'rack.list': {
    title: 'Racks',
    text: 'Cabinet of sleds and switches that form one unit of hardware.',
    guides: [{ title: 'Racks', href: 'https://docs.example.com/racks' }],
  },
  'switch.list': {
    title: 'Switches',
    text: 'Network switch built into a rack.',
    guides: [{ title: 'Switches', href: 'https://docs.example.com/switches' }],
  },
  'switch_port.list': {
    title: 'Switch ports',
    text: 'External network port of a rack switch.',
    guides: [{ title: 'Switch ports', href: 'https://docs.example.com/switch-ports' }],
  },
  'switch_port_neighbor.list': {
    title: 'LLDP neighbors',
    text: 'A device seen over LLDP on a switch port.',
    guides: [{ title: 'LLDP neighbors', href: 'https://docs.example.com/switch-port-neighbors' }],
  },
  'image.list': {
    title: 'Images',
    text: 'Disk contents to start new disks from, usually with an operating system.',
    guides: [
      { title: 'Image upload', href: 'https://docs.example.com/images/upload' },
      { title: 'Images', href: 'https://docs.example.com/images' },
    ],
  },
  'image.silo.list': {
    title: 'Silo images',
    text: 'Disk contents to start new disks from, usually with an operating system.',
    guides: [{ title: 'Silo images', href: 'https://docs.example.com/images' }],
  },
  'instance.list': {
    title: 'Instances',
    text: 'A virtual machine of a project.',
    guides: [
      { title: 'Auto-restart', href: 'https://docs.example.com/instances/auto-restart' },
      { title: 'Boot disks', href: 'https://docs.example.com/instances/boot-disks' },
      { title: 'Instances', href: 'https://docs.example.com/instances' },
      { title: 'Serial console', href: 'https://docs.example.com/instances/serial-console' },
    ],
  },
  'instance_external_ip.list': {
    title: 'External IPs',
    text: 'An address through which an instance is connected to networks outside its VPC.',
    guides: [{ title: 'External IPs', href: 'https://docs.example.com/instance-external-ips' }],
  },
  'instance_network_interface.list': {
    title: 'Network interfaces',
    text: 'A virtual network card that connects an instance to a subnet.',
    guides: [{ title: 'Network interfaces', href: 'https://docs.example.com/instance-network-interfaces' }],
  },
  'instance_network_interface.subnet.list': {
    title: 'Network interfaces',
    text: 'A virtual network card that connects an instance to a subnet.',
    guides: [{ title: 'Network interfaces', href: 'https://docs.example.com/instance-network-interfaces' }],
  },
  'ip_pool.list': {
    title: 'IP pools',
    text: 'Stock of external addresses that linked silos draw on for their instances.',
    guides: [{ title: 'IP pools', href: 'https://docs.example.com/ip-pools' }],
  },
  'ip_pool_range.list': {
    title: 'IP ranges',
    text: 'Run of consecutive addresses that belongs to a pool.',
    guides: [{ title: 'IP ranges', href: 'https://docs.example.com/ip-pool-ranges' }],
  },
  'service_ip_pool_range.list': {
    title: 'IP ranges',
    text: 'Run of consecutive addresses that belongs to a pool.',
    guides: [{ title: 'IP ranges', href: 'https://docs.example.com/service-ip-pool-ranges' }],
  },
  'timeseries_schema.list': {
    title: 'Time series',
    text: 'Definition of a metric: what it measures, its labelling fields, data type, units and who may read it.',
    guides: [{ title: 'Time series', href: 'https://docs.example.com/timeseries-schemas' }],
  },
  'address_lot.list': {
    title: 'Address lots',
    text: 'A named reserve of IP addresses, split into blocks, for infrastructure or IP pools.',
    guides: [{ title: 'Address lots', href: 'https://docs.example.com/address-lots' }],
  },
  'address_lot_block.list': {
    title: 'Blocks',
    text: 'A contiguous run of addresses inside a lot.',
    guides: [{ title: 'Blocks', href: 'https://docs.example.com/address-lot-blocks' }],
  },
  'loopback_address.list': {
    title: 'Loopback addresses',
    text: 'An address bound to a switch itself rather than to one of its ports.',
    guides: [{ title: 'Loopback addresses', href: 'https://docs.example.com/loopback-addresses' }],
  },
  'switch_port_settings.list': {
    title: 'Port settings',
    text: 'Settings of switch ports that are saved under a name and applied to ports.',
    guides: [{ title: 'Port settings', href: 'https://docs.example.com/switch-port-settingses' }],
  },
  'bgp_config.list': {
    title: 'BGP configurations',
    text: 'Basic BGP settings that port peers refer to.',
    guides: [{ title: 'BGP configurations', href: 'https://docs.example.com/bgp-configs' }],
  },
  'bgp_config_imported_route.list': {
    title: 'Imported routes',
    text: 'An IPv4 route learned from a BGP peer.',
    guides: [{ title: 'Imported routes', href: 'https://docs.example.com/bgp-config-imported-routes' }],
  },
  'bgp_config_message_history.list': {
    title: 'Message histories',
    text: 'BGP messages recorded on one switch.',
    guides: [{ title: 'Message histories', href: 'https://docs.example.com/bgp-config-message-histories' }],
  },
  'bgp_announce_set.list': {
    title: 'BGP announce sets',
    text: 'A named group of networks to announce to BGP peers.',
    guides: [{ title: 'BGP announce sets', href: 'https://docs.example.com/bgp-announce-sets' }],
  },
  'bgp_announce_set_announcement.list': {
    title: 'Announcements',
    text: 'One network that a set announces, and the address block behind it.',
    guides: [{ title: 'Announcements', href: 'https://docs.example.com/bgp-announce-set-announcements' }],
  },
  'bgp_peer.list': {
    title: 'BGP peers',
    text: 'Live state of one BGP session on one switch.',
    guides: [{ title: 'BGP peers', href: 'https://docs.example.com/bgp-peers' }],
  },
  'bfd_session.list': {
    title: 'BFD sessions',
    text: 'Live state and settings of one BFD session.',
    guides: [{ title: 'BFD sessions', href: 'https://docs.example.com/bfd-sessions' }],
  },
  'fleet_role.list': {
    title: 'Role assignments',
    text: 'Grants one fleet role to one user or group.',
    guides: [{ title: 'Role assignments', href: 'https://docs.example.com/fleet-roles' }],
  },
  'user_builtin.list': {
    title: 'Built-in users',
    text: 'Account that the system creates for its own internal work.',
    guides: [{ title: 'Built-in users', href: 'https://docs.example.com/user-builtins' }],
  },
  'probe.list': {
    title: 'Probes',
    text: 'A probe as deployed, with its interface and external addresses.',
    guides: [{ title: 'Probes', href: 'https://docs.example.com/probes' }],
  },
  'project.list': {
    title: 'Projects',
    text: 'Container for instances, disks, networks and other resources, with access rules of its own.',
    guides: [{ title: 'Projects', href: 'https://docs.example.com/projects' }],
  },
  'project_role.list': {
    title: 'Role assignments',
    text: 'Grants one project role to one user or group.',
    guides: [{ title: 'Role assignments', href: 'https://docs.example.com/project-roles' }],
  },
  'ssh_key.list': {
    title: 'SSH keys',
    text: 'Public key that can be placed on instances for logging in.',
    guides: [{ title: 'SSH keys', href: 'https://docs.example.com/ssh-keys' }],
  },
  'access_token.list': {
    title: 'Access tokens',
    text: 'Record of an access token that a device or command-line client uses; the secret is not included.',
    guides: [{ title: 'Access tokens', href: 'https://docs.example.com/access-tokens' }],
  },
  'access_token.user.list': {
    title: 'Access tokens',
    text: 'Record of an access token that a device or command-line client uses; the secret is not included.',
    guides: [{ title: 'Access tokens', href: 'https://docs.example.com/access-tokens' }],
  },
  'silo_access.list': {
    title: 'Role assignments',
    text: 'Grants one silo role to one user or group.',
    guides: [{ title: 'Role assignments', href: 'https://docs.example.com/silo-accesses' }],
  },
  'user.list': {
    title: 'Users',
    text: 'Person or account that can log in to a silo.',
    guides: [{ title: 'Users', href: 'https://docs.example.com/users' }],
  },
  'user.group.list': {
    title: 'Users',
    text: 'Person or account that can log in to a silo.',
    guides: [{ title: 'Users', href: 'https://docs.example.com/users' }],
  },
  'user.silo.list': {
    title: 'Users',
    text: 'Person or account that can log in to a silo.',
    guides: [{ title: 'Users', href: 'https://docs.example.com/users' }],
  },
  'user_session.list': {
    title: 'Sessions',
    text: 'Period in which a user is logged in to the console in one browser.',
    guides: [{ title: 'Sessions', href: 'https://docs.example.com/user-sessions' }],
  },
  'group.list': {
    title: 'Groups',
    text: 'Set of users in a silo, to which roles can be given as a whole.',
    guides: [{ title: 'Groups', href: 'https://docs.example.com/groups' }],
  },
  'group.mine.list': {
    title: 'Groups',
    text: 'Set of users in a silo, to which roles can be given as a whole.',
    guides: [{ title: 'Groups', href: 'https://docs.example.com/groups' }],
  },
  'certificate.list': {
    title: 'Certificates',
    text: 'TLS certificate that the system presents to clients of a silo; it cannot be changed once uploaded.',
    guides: [{ title: 'Certificates', href: 'https://docs.example.com/certificates' }],
  },
  'silo.list': {
    title: 'Silos',
    text: 'Tenant of the platform, with users, projects and images of its own, walled off from other tenants.',
    guides: [{ title: 'Silos', href: 'https://docs.example.com/silos' }],
  },
  'silo_role.list': {
    title: 'Role assignments',
    text: 'Grants one silo role to one user or group.',
    guides: [{ title: 'Role assignments', href: 'https://docs.example.com/silo-roles' }],
  },
  'silo_utilization.list': {
    title: 'Silos',
    text: 'Limits and current use of one silo, side by side.',
    guides: [{ title: 'Silos', href: 'https://docs.example.com/silo-utilizations' }],
  },
  'identity_provider.list': {
    title: 'Identity providers',
    text: 'External login service that vouches for a silo\'s users.',
    guides: [{ title: 'Identity providers', href: 'https://docs.example.com/identity-providers' }],
  },
  'scim_token.list': {
    title: 'SCIM tokens',
    text: 'Record of a credential that lets an identity provider manage a silo\'s users and groups over SCIM; the secret is not included.',
    guides: [{ title: 'SCIM tokens', href: 'https://docs.example.com/scim-tokens' }],
  },
  'snapshot.list': {
    title: 'Snapshots',
    text: 'Copy of a disk\'s contents at one point in time, for making disks and images.',
    guides: [{ title: 'Snapshots', href: 'https://docs.example.com/snapshots' }],
  },
  'support_bundle.list': {
    title: 'Support bundles',
    text: 'Collection of logs and other diagnostic data from the system, meant for support staff.',
    guides: [{ title: 'Support bundles', href: 'https://docs.example.com/support-bundles' }],
  },
  'tuf_repo.list': {
    title: 'Releases',
    text: 'Uploaded software release archive.',
    guides: [{ title: 'Releases', href: 'https://docs.example.com/tuf-repos' }],
  },
  'update_trust_root.list': {
    title: 'Trust roots',
    text: 'Root of trust against which the signatures of release archives are checked.',
    guides: [{ title: 'Trust roots', href: 'https://docs.example.com/update-trust-roots' }],
  },
  'vpc.list': {
    title: 'VPCs',
    text: 'A private network of a project, with its own subnets, routers, gateways and firewall.',
    guides: [{ title: 'VPCs', href: 'https://docs.example.com/vpcs' }],
  },
  'vpc_firewall_rule.list': {
    title: 'Firewall rules',
    text: 'One firewall rule of a VPC: which traffic it matches and whether that traffic may pass.',
    guides: [{ title: 'Firewall rules', href: 'https://docs.example.com/vpc-firewall-rules' }],
  },
  'vpc_subnet.list': {
    title: 'VPC subnets',
    text: 'A part of a VPC with its own IPv4 and IPv6 address blocks.',
    guides: [{ title: 'VPC subnets', href: 'https://docs.example.com/vpc-subnets' }],
  },
  'vpc_router.list': {
    title: 'Routers',
    text: 'A table of routes in a VPC, either built in or made by users.',
    guides: [{ title: 'Routers', href: 'https://docs.example.com/vpc-routers' }],
  },
  'vpc_router_route.list': {
    title: 'Routes',
    text: 'A rule of a router that sends traffic for a destination to a target.',
    guides: [{ title: 'Routes', href: 'https://docs.example.com/vpc-router-routes' }],
  },
  'internet_gateway.list': {
    title: 'Internet gateways',
    text: 'Exit from a VPC to outside networks, which routes can name as their target.',
    guides: [{ title: 'Internet gateways', href: 'https://docs.example.com/internet-gateways' }],
  },
  'internet_gateway_ip_pool.list': {
    title: 'Attached IP pools',
    text: 'The attachment of one IP pool to an internet gateway.',
    guides: [{ title: 'Attached IP pools', href: 'https://docs.example.com/internet-gateway-ip-pools' }],
  },
  'internet_gateway_ip_address.list': {
    title: 'Attached IP addresses',
    text: 'A single external address attached to an internet gateway.',
    guides: [{ title: 'Attached IP addresses', href: 'https://docs.example.com/internet-gateway-ip-addresses' }],
  },
  'ip_pool_silo.pool.list': {
    title: 'Silos',
    text: 'Permission for a silo to take addresses from a pool.',
    guides: [{ title: 'Silos', href: 'https://docs.example.com/ip-pool-silos' }],
  },
  'ip_pool_silo.silo.list': {
    title: 'IP pools',
    text: 'IP pool as seen from a silo it is linked to.',
    guides: [{ title: 'IP pools', href: 'https://docs.example.com/ip-pool-silos' }],
  },
}
