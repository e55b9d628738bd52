// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.

/** What lists are about, by their id. */
export const about: Readonly<Record<string, { text: string; guides: readonly { title: string; href: string }[] }>> = {
  'anti_affinity_group.list': {
    text: 'A set of instances of a project that should run on separate hardware, so that one fault does not hit them all.',
    guides: [{ title: 'Anti-affinity groups', href: 'https://docs.example.com/anti-affinity-groups' }],
  },
  'anti_affinity_group.instance.list': {
    text: 'A set of instances of a project that should run on separate hardware, so that one fault does not hit them all.',
    guides: [{ title: 'Anti-affinity groups', href: 'https://docs.example.com/anti-affinity-groups' }],
  },
  'anti_affinity_group_member.list': {
    text: 'One member of an anti-affinity group; at present always an instance.',
    guides: [{ title: 'Members', href: 'https://docs.example.com/anti-affinity-group-members' }],
  },
  'affinity_group.list': {
    text: 'A set of instances of a project that should run close together on the same hardware.',
    guides: [{ title: 'Affinity groups', href: 'https://docs.example.com/affinity-groups' }],
  },
  'affinity_group.instance.list': {
    text: 'A set of instances of a project that should run close together on the same hardware.',
    guides: [{ title: 'Affinity groups', href: 'https://docs.example.com/affinity-groups' }],
  },
  'affinity_group_member.list': {
    text: 'One member of an affinity group; at present always an instance.',
    guides: [{ title: 'Members', href: 'https://docs.example.com/affinity-group-members' }],
  },
  'alert_receiver.list': {
    text: 'A destination for alerts, with the patterns of alert classes it listens to.',
    guides: [{ title: 'Alert receivers', href: 'https://docs.example.com/alert-receivers' }],
  },
  'alert_receiver_delivery.list': {
    text: 'The sending of one alert to one receiver, including all attempts made.',
    guides: [{ title: 'Deliveries', href: 'https://docs.example.com/alert-receiver-deliveries' }],
  },
  'alert_receiver_secret.list': {
    text: 'Record of a signing secret: its identifier and creation time, never its value.',
    guides: [{ title: 'Secrets', href: 'https://docs.example.com/alert-receiver-secrets' }],
  },
  'alert_class.list': {
    text: 'A kind of alert, identified by a dotted name, that receivers can subscribe to.',
    guides: [{ title: 'Alert classes', href: 'https://docs.example.com/alert-classes' }],
  },
  'audit_log_entry.list': {
    text: 'Record of one finished API call: who made it, from where, and how it ended.',
    guides: [{ title: 'Audit log entries', href: 'https://docs.example.com/audit-log-entries' }],
  },
  'disk.list': {
    text: 'Virtual block storage device for an instance, held in a project.',
    guides: [{ title: 'Disks', href: 'https://docs.example.com/disks' }],
  },
  'disk.attached.list': {
    text: 'Virtual block storage device for an instance, held in a project.',
    guides: [{ title: 'Disks', href: 'https://docs.example.com/disks' }],
  },
  'floating_ip.list': {
    text: 'External address reserved for a project that can be attached to one instance at a time.',
    guides: [{ title: 'Floating IPs', href: 'https://docs.example.com/floating-ips' }],
  },
  'sled.list': {
    text: 'Compute server in a rack, which runs instances and holds drives.',
    guides: [{ title: 'Sleds', href: 'https://docs.example.com/sleds' }],
  },
  'sled_instance.list': {
    text: 'Instance as seen from the sled that runs it, for operators.',
    guides: [{ title: 'Instances', href: 'https://docs.example.com/sled-instances' }],
  },
  'uninitialized_sled.list': {
    text: 'Sled that has been detected in a rack but not added yet.',
    guides: [{ title: 'Uninitialized sleds', href: 'https://docs.example.com/uninitialized-sleds' }],
  },
  'physical_disk.list': {
    text: 'Storage drive installed in a sled.',
    guides: [{ title: 'Physical disks', href: 'https://docs.example.com/physical-disks' }],
  },
  'physical_disk.sled.list': {
    text: 'Storage drive installed in a sled.',
    guides: [{ title: 'Physical disks', href: 'https://docs.example.com/physical-disks' }],
  },
  'rack.list': {
    text: 'Cabinet of sleds and switches that form one unit of hardware.',
    guides: [{ title: 'Racks', href: 'https://docs.example.com/racks' }],
  },
  'switch.list': {
    text: 'Network switch built into a rack.',
    guides: [{ title: 'Switches', href: 'https://docs.example.com/switches' }],
  },
  'switch_port.list': {
    text: 'External network port of a rack switch.',
    guides: [{ title: 'Switch ports', href: 'https://docs.example.com/switch-ports' }],
  },
  'switch_port_neighbor.list': {
    text: 'A device seen over LLDP on a switch port.',
    guides: [{ title: 'LLDP neighbors', href: 'https://docs.example.com/switch-port-neighbors' }],
  },
  'image.list': {
    text: 'Disk contents to start new disks from, usually with an operating system.',
    guides: [{ title: 'Images', href: 'https://docs.example.com/images' }],
  },
  'image.silo.list': {
    text: 'Disk contents to start new disks from, usually with an operating system.',
    guides: [{ title: 'Silo images', href: 'https://docs.example.com/images' }],
  },
  'instance.list': {
    text: 'A virtual machine of a project.',
    guides: [{ title: 'Instances', href: 'https://docs.example.com/instances' }],
  },
  'instance_external_ip.list': {
    text: 'An address through which an instance is connected to networks outside its VPC.',
    guides: [{ title: 'External IPs', href: 'https://docs.example.com/instance-external-ips' }],
  },
  'instance_network_interface.list': {
    text: 'A virtual network card that connects an instance to a subnet.',
    guides: [{ title: 'Network interfaces', href: 'https://docs.example.com/instance-network-interfaces' }],
  },
  'instance_network_interface.subnet.list': {
    text: 'A virtual network card that connects an instance to a subnet.',
    guides: [{ title: 'Network interfaces', href: 'https://docs.example.com/instance-network-interfaces' }],
  },
  'ip_pool.list': {
    text: 'Stock of external addresses that linked silos draw on for their instances.',
    guides: [{ title: 'IP pools', href: 'https://docs.example.com/ip-pools' }],
  },
  'ip_pool_range.list': {
    text: 'Run of consecutive addresses that belongs to a pool.',
    guides: [{ title: 'IP ranges', href: 'https://docs.example.com/ip-pool-ranges' }],
  },
  'service_ip_pool_range.list': {
    text: 'Run of consecutive addresses that belongs to a pool.',
    guides: [{ title: 'IP ranges', href: 'https://docs.example.com/service-ip-pool-ranges' }],
  },
  'timeseries_schema.list': {
    text: 'Definition of a metric: what it measures, its labelling fields, data type, units and who may read it.',
    guides: [{ title: 'Time series', href: 'https://docs.example.com/timeseries-schemas' }],
  },
  'address_lot.list': {
    text: 'A named reserve of IP addresses, split into blocks, for infrastructure or IP pools.',
    guides: [{ title: 'Address lots', href: 'https://docs.example.com/address-lots' }],
  },
  'address_lot_block.list': {
    text: 'A contiguous run of addresses inside a lot.',
    guides: [{ title: 'Blocks', href: 'https://docs.example.com/address-lot-blocks' }],
  },
  'loopback_address.list': {
    text: 'An address bound to a switch itself rather than to one of its ports.',
    guides: [{ title: 'Loopback addresses', href: 'https://docs.example.com/loopback-addresses' }],
  },
  'switch_port_settings.list': {
    text: 'Settings of switch ports that are saved under a name and applied to ports.',
    guides: [{ title: 'Port settings', href: 'https://docs.example.com/switch-port-settingses' }],
  },
  'bgp_config.list': {
    text: 'Basic BGP settings that port peers refer to.',
    guides: [{ title: 'BGP configurations', href: 'https://docs.example.com/bgp-configs' }],
  },
  'bgp_config_imported_route.list': {
    text: 'An IPv4 route learned from a BGP peer.',
    guides: [{ title: 'Imported routes', href: 'https://docs.example.com/bgp-config-imported-routes' }],
  },
  'bgp_config_message_history.list': {
    text: 'BGP messages recorded on one switch.',
    guides: [{ title: 'Message histories', href: 'https://docs.example.com/bgp-config-message-histories' }],
  },
  'bgp_announce_set.list': {
    text: 'A named group of networks to announce to BGP peers.',
    guides: [{ title: 'BGP announce sets', href: 'https://docs.example.com/bgp-announce-sets' }],
  },
  'bgp_announce_set_announcement.list': {
    text: 'One network that a set announces, and the address block behind it.',
    guides: [{ title: 'Announcements', href: 'https://docs.example.com/bgp-announce-set-announcements' }],
  },
  'bgp_peer.list': {
    text: 'Live state of one BGP session on one switch.',
    guides: [{ title: 'BGP peers', href: 'https://docs.example.com/bgp-peers' }],
  },
  'bfd_session.list': {
    text: 'Live state and settings of one BFD session.',
    guides: [{ title: 'BFD sessions', href: 'https://docs.example.com/bfd-sessions' }],
  },
  'fleet_role.list': {
    text: 'Grants one fleet role to one user or group.',
    guides: [{ title: 'Role assignments', href: 'https://docs.example.com/fleet-roles' }],
  },
  'user_builtin.list': {
    text: 'Account that the system creates for its own internal work.',
    guides: [{ title: 'Built-in users', href: 'https://docs.example.com/user-builtins' }],
  },
  'probe.list': {
    text: 'A probe as deployed, with its interface and external addresses.',
    guides: [{ title: 'Probes', href: 'https://docs.example.com/probes' }],
  },
  'project.list': {
    text: 'Container for instances, disks, networks and other resources, with access rules of its own.',
    guides: [{ title: 'Projects', href: 'https://docs.example.com/projects' }],
  },
  'project_role.list': {
    text: 'Grants one project role to one user or group.',
    guides: [{ title: 'Role assignments', href: 'https://docs.example.com/project-roles' }],
  },
  'ssh_key.list': {
    text: 'Public key that can be placed on instances for logging in.',
    guides: [{ title: 'SSH keys', href: 'https://docs.example.com/ssh-keys' }],
  },
  'access_token.list': {
    text: 'Record of an access token that a device or command-line client uses; the secret is not included.',
    guides: [{ title: 'Access tokens', href: 'https://docs.example.com/access-tokens' }],
  },
  'access_token.user.list': {
    text: 'Record of an access token that a device or command-line client uses; the secret is not included.',
    guides: [{ title: 'Access tokens', href: 'https://docs.example.com/access-tokens' }],
  },
  'silo_access.list': {
    text: 'Grants one silo role to one user or group.',
    guides: [{ title: 'Role assignments', href: 'https://docs.example.com/silo-accesses' }],
  },
  'user.list': {
    text: 'Person or account that can log in to a silo.',
    guides: [{ title: 'Users', href: 'https://docs.example.com/users' }],
  },
  'user.group.list': {
    text: 'Person or account that can log in to a silo.',
    guides: [{ title: 'Users', href: 'https://docs.example.com/users' }],
  },
  'user.silo.list': {
    text: 'Person or account that can log in to a silo.',
    guides: [{ title: 'Users', href: 'https://docs.example.com/users' }],
  },
  'user_session.list': {
    text: 'Period in which a user is logged in to the console in one browser.',
    guides: [{ title: 'Sessions', href: 'https://docs.example.com/user-sessions' }],
  },
  'group.list': {
    text: 'Set of users in a silo, to which roles can be given as a whole.',
    guides: [{ title: 'Groups', href: 'https://docs.example.com/groups' }],
  },
  'group.mine.list': {
    text: 'Set of users in a silo, to which roles can be given as a whole.',
    guides: [{ title: 'Groups', href: 'https://docs.example.com/groups' }],
  },
  'certificate.list': {
    text: 'TLS certificate that the system presents to clients of a silo; it cannot be changed once uploaded.',
    guides: [{ title: 'Certificates', href: 'https://docs.example.com/certificates' }],
  },
  'silo.list': {
    text: 'Tenant of the platform, with users, projects and images of its own, walled off from other tenants.',
    guides: [{ title: 'Silos', href: 'https://docs.example.com/silos' }],
  },
  'silo_role.list': {
    text: 'Grants one silo role to one user or group.',
    guides: [{ title: 'Role assignments', href: 'https://docs.example.com/silo-roles' }],
  },
  'silo_utilization.list': {
    text: 'Limits and current use of one silo, side by side.',
    guides: [{ title: 'Silos', href: 'https://docs.example.com/silo-utilizations' }],
  },
  'identity_provider.list': {
    text: 'External login service that vouches for a silo\'s users.',
    guides: [{ title: 'Identity providers', href: 'https://docs.example.com/identity-providers' }],
  },
  'scim_token.list': {
    text: 'Record of a credential that lets an identity provider manage a silo\'s users and groups over SCIM; the secret is not included.',
    guides: [{ title: 'SCIM tokens', href: 'https://docs.example.com/scim-tokens' }],
  },
  'snapshot.list': {
    text: 'Copy of a disk\'s contents at one point in time, for making disks and images.',
    guides: [{ title: 'Snapshots', href: 'https://docs.example.com/snapshots' }],
  },
  'support_bundle.list': {
    text: 'Collection of logs and other diagnostic data from the system, meant for support staff.',
    guides: [{ title: 'Support bundles', href: 'https://docs.example.com/support-bundles' }],
  },
  'tuf_repo.list': {
    text: 'Uploaded software release archive.',
    guides: [{ title: 'Releases', href: 'https://docs.example.com/tuf-repos' }],
  },
  'update_trust_root.list': {
    text: 'Root of trust against which the signatures of release archives are checked.',
    guides: [{ title: 'Trust roots', href: 'https://docs.example.com/update-trust-roots' }],
  },
  'vpc.list': {
    text: 'A private network of a project, with its own subnets, routers, gateways and firewall.',
    guides: [{ title: 'VPCs', href: 'https://docs.example.com/vpcs' }],
  },
  'vpc_firewall_rule.list': {
    text: 'One firewall rule of a VPC: which traffic it matches and whether that traffic may pass.',
    guides: [{ title: 'Firewall rules', href: 'https://docs.example.com/vpc-firewall-rules' }],
  },
  'vpc_subnet.list': {
    text: 'A part of a VPC with its own IPv4 and IPv6 address blocks.',
    guides: [{ title: 'VPC subnets', href: 'https://docs.example.com/vpc-subnets' }],
  },
  'vpc_router.list': {
    text: 'A table of routes in a VPC, either built in or made by users.',
    guides: [{ title: 'Routers', href: 'https://docs.example.com/vpc-routers' }],
  },
  'vpc_router_route.list': {
    text: 'A rule of a router that sends traffic for a destination to a target.',
    guides: [{ title: 'Routes', href: 'https://docs.example.com/vpc-router-routes' }],
  },
  'internet_gateway.list': {
    text: 'Exit from a VPC to outside networks, which routes can name as their target.',
    guides: [{ title: 'Internet gateways', href: 'https://docs.example.com/internet-gateways' }],
  },
  'internet_gateway_ip_pool.list': {
    text: 'The attachment of one IP pool to an internet gateway.',
    guides: [{ title: 'Attached IP pools', href: 'https://docs.example.com/internet-gateway-ip-pools' }],
  },
  'internet_gateway_ip_address.list': {
    text: 'A single external address attached to an internet gateway.',
    guides: [{ title: 'Attached IP addresses', href: 'https://docs.example.com/internet-gateway-ip-addresses' }],
  },
  'ip_pool_silo.pool.list': {
    text: 'Permission for a silo to take addresses from a pool.',
    guides: [{ title: 'Silos', href: 'https://docs.example.com/ip-pool-silos' }],
  },
  'ip_pool_silo.silo.list': {
    text: 'IP pool as seen from a silo it is linked to.',
    guides: [{ title: 'IP pools', href: 'https://docs.example.com/ip-pool-silos' }],
  },
}
