/** Edits of operations and fields: their names, where they are, whether they are there. */
import type { Edit } from './corpus.ts'
import * as edit from './edits.ts'

const text = { type: 'string' } as const
const size = edit.ref('ByteCount')

export const editsOfNames: readonly Edit[] = [
  // Names of operations.
  {
    name: 'an operation of a resource has another name',
    edit: (draft) => edit.renameOperation(draft, 'snapshot_delete', 'snapshot_destroy'),
    changes: ['operation-renamed snapshot_delete snapshot_destroy'],
  },
  {
    name: 'an operation that an action states has another name',
    edit: (draft) => edit.renameOperation(draft, 'instance_disk_detach', 'instance_disk_unplug'),
    changes: ['operation-renamed instance_disk_detach instance_disk_unplug'],
  },
  {
    name: 'an operation that is excused has another name',
    edit: (draft) => edit.renameOperation(draft, 'affinity_group_member_instance_view', 'affinity_member_view'),
    changes: ['operation-renamed affinity_group_member_instance_view affinity_member_view'],
  },
  {
    name: 'two operations swap their names',
    edit: (draft) => edit.swapOperations(draft, 'instance_start', 'instance_stop'),
    changes: [
      'operation-renamed instance_start instance_stop',
      'operation-renamed instance_stop instance_start',
      'operation-repointed instance_start',
      'operation-repointed instance_stop',
    ],
  },
  {
    name: 'a name goes from one list to another',
    edit: (draft) => edit.swapOperations(draft, 'rack_list', 'switch_list'),
    changes: [
      'operation-renamed rack_list switch_list',
      'operation-renamed switch_list rack_list',
      'operation-repointed rack_list',
      'operation-repointed switch_list',
    ],
  },
  // Places of operations.
  {
    name: 'an operation becomes stable',
    edit: (draft) => edit.movePath(draft, '/experimental/v1/probes', '/v1/probes'),
    changes: [
      'operation-moved probe_list /v1/probes',
      'operation-moved probe_create /v1/probes',
      'operation-moved probe_view /v1/probes/{probe}',
      'operation-moved probe_delete /v1/probes/{probe}',
    ],
  },
  {
    name: 'a path has another name',
    edit: (draft) => edit.movePath(draft, '/v1/floating-ips', '/v1/public-ips'),
    changes: [
      'operation-moved floating_ip_attach /v1/public-ips/{floating_ip}/attach',
      'operation-moved floating_ip_create /v1/public-ips',
      'operation-moved floating_ip_delete /v1/public-ips/{floating_ip}',
      'operation-moved floating_ip_detach /v1/public-ips/{floating_ip}/detach',
      'operation-moved floating_ip_list /v1/public-ips',
      'operation-moved floating_ip_update /v1/public-ips/{floating_ip}',
      'operation-moved floating_ip_view /v1/public-ips/{floating_ip}',
    ],
  },
  {
    name: 'an operation has another path and another name',
    edit: (draft) => {
      edit.renameOperation(draft, 'certificate_view', 'tls_certificate_show')
      edit.movePath(draft, '/v1/certificates/{certificate}', '/v1/tls/{certificate}')
    },
    changes: [
      'operation-renamed certificate_view tls_certificate_show',
      'operation-moved certificate_view /v1/tls/{certificate}',
      'operation-moved certificate_delete /v1/tls/{certificate}',
    ],
  },
  {
    name: 'a resource has another name everywhere, and a field more',
    edit: (draft) => {
      edit.movePath(draft, '/v1/certificates', '/v1/tls-certificates')
      for (const role of ['list', 'create', 'view', 'delete'])
        edit.renameOperation(draft, `certificate_${role}`, `tls_certificate_${role}`)
      for (const part of ['', 'Create', 'ResultsPage'])
        edit.renameSchema(draft, `Certificate${part}`, `TlsCertificate${part}`)
      edit.addField(draft, ['TlsCertificate', 'fingerprint'], text, true)
    },
    changes: [
      'operation-renamed certificate_list tls_certificate_list',
      'operation-renamed certificate_create tls_certificate_create',
      'operation-renamed certificate_view tls_certificate_view',
      'operation-renamed certificate_delete tls_certificate_delete',
      'operation-moved certificate_list /v1/tls-certificates',
      'operation-moved certificate_create /v1/tls-certificates',
      'operation-moved certificate_view /v1/tls-certificates/{certificate}',
      'operation-moved certificate_delete /v1/tls-certificates/{certificate}',
      'schema-renamed Certificate TlsCertificate',
      'schema-renamed CertificateCreate TlsCertificateCreate',
      'schema-renamed CertificateResultsPage TlsCertificateResultsPage',
      'field-added Certificate.fingerprint!',
    ],
  },
  {
    name: 'a parameter of a path has another name',
    edit: (draft) => {
      edit.movePath(draft, '/v1/projects/{project}/policy', '/v1/projects/{project_name}/policy')
      edit.editQuery(draft, ['project_policy_view', 'project'], { name: 'project_name' })
      edit.editQuery(draft, ['project_policy_update', 'project'], { name: 'project_name' })
    },
    changes: [
      'parameter-renamed project_policy_view.project project_name',
      'parameter-renamed project_policy_update.project project_name',
    ],
  },
  {
    name: 'an operation has another tag',
    edit: (draft) => (edit.operation(draft, 'disk_list').tags = ['storage']),
    changes: ['operation-retagged disk_list storage'],
  },
  {
    name: 'an operation has another method',
    edit: (draft) => edit.changeMethod(draft, 'floating_ip_update', 'patch'),
    changes: ['operation-moved floating_ip_update PATCH /v1/floating-ips/{floating_ip}'],
  },
  // Operations that are gone.
  {
    name: 'an action is gone',
    edit: (draft) => edit.removeOperation(draft, 'instance_reboot'),
    changes: ['operation-removed instance_reboot'],
  },
  {
    name: 'an edit is gone',
    edit: (draft) => edit.removeOperation(draft, 'floating_ip_update'),
    changes: ['operation-removed floating_ip_update'],
  },
  {
    name: 'the list of a tab is gone',
    edit: (draft) => edit.removeOperation(draft, 'instance_disk_list'),
    changes: ['operation-removed instance_disk_list'],
  },
  {
    name: 'what is excused is gone',
    edit: (draft) => edit.removeOperation(draft, 'affinity_group_member_instance_view'),
    changes: ['operation-removed affinity_group_member_instance_view'],
  },
  // Fields that have another name.
  {
    name: 'a column has another name',
    edit: (draft) => edit.renameField(draft, ['Snapshot', 'size'], 'capacity'),
    changes: ['field-renamed Snapshot.size capacity'],
  },
  {
    name: 'a field that a condition reads has another name',
    edit: (draft) => edit.renameField(draft, ['Instance', 'run_state'], 'power_state'),
    changes: ['field-renamed Instance.run_state power_state'],
  },
  {
    name: 'a field of a form has another name',
    edit: (draft) => edit.renameField(draft, ['FloatingIpCreate', 'pool'], 'ip_pool'),
    changes: ['field-renamed FloatingIpCreate.pool ip_pool'],
  },
  {
    name: 'a field of the body of an action has another name',
    edit: (draft) => edit.renameField(draft, ['DiskPath', 'disk'], 'volume'),
    changes: ['field-renamed DiskPath.disk volume'],
  },
  {
    name: 'a field of a single has another name',
    edit: (draft) => edit.renameField(draft, ['SiloQuotas', 'cpus'], 'vcpus'),
    changes: ['field-renamed SiloQuotas.cpus vcpus'],
  },
  {
    name: 'a field below another one has another name',
    edit: (draft) => edit.renameField(draft, ['Baseboard', 'revision'], 'hardware_revision'),
    changes: ['field-renamed Baseboard.revision hardware_revision'],
  },
  {
    name: 'two new fields could be the one that is gone',
    edit: (draft) => {
      edit.removeField(draft, ['Disk', 'size'])
      edit.addField(draft, ['Disk', 'capacity'], size, true)
      edit.addField(draft, ['Disk', 'used'], size, true)
    },
    changes: ['field-renamed Disk.size ? capacity, used', 'field-added Disk.capacity!', 'field-added Disk.used!'],
  },
  {
    name: 'a text is gone, and another one that nothing else speaks for is new',
    edit: (draft) => {
      edit.removeField(draft, ['Certificate', 'cert'])
      edit.addField(
        draft,
        ['Certificate', 'fingerprint'],
        { ...text, description: 'A hash of what was uploaded.' },
        true,
      )
    },
    changes: ['field-renamed Certificate.cert ? fingerprint', 'field-added Certificate.fingerprint!'],
  },
  {
    name: 'a text has a name with a word more, and says otherwise what it is',
    edit: (draft) => {
      edit.renameField(draft, ['Certificate', 'cert'], 'cert_chain')
      edit.describeField(draft, ['Certificate', 'cert_chain'], { description: 'PEM, one after the other.' })
    },
    changes: ['field-renamed Certificate.cert cert_chain'],
  },
  {
    name: 'a parameter of one list alone has another name',
    edit: (draft) => {
      edit.editQuery(draft, ['disk_list', 'project'], { name: 'tenant' })
      edit.operation(draft, 'disk_list')['x-dropshot-pagination'] = { required: ['tenant'] }
    },
    changes: ['parameter-renamed disk_list.project tenant', 'paging-changed disk_list'],
  },
  {
    name: 'two fields that are gone could be the new one',
    edit: (draft) => {
      edit.removeField(draft, ['Instance', 'hostname'])
      edit.removeField(draft, ['Instance', 'description'])
      edit.addField(draft, ['Instance', 'about'], text, true)
    },
    changes: [
      'field-renamed Instance.hostname ? about',
      'field-renamed Instance.description ? about',
      'field-added Instance.about!',
    ],
  },
  // Fields elsewhere.
  {
    name: 'a field is below a new one',
    edit: (draft) => edit.moveFields(draft, 'Disk', ['device_path'], 'device'),
    changes: ['field-moved Disk.device_path device.device_path'],
  },
  {
    name: 'several fields are below a new one',
    edit: (draft) => edit.moveFields(draft, 'Sled', ['usable_hardware_threads', 'usable_physical_ram'], 'usable'),
    changes: [
      'field-moved Sled.usable_hardware_threads usable.usable_hardware_threads',
      'field-moved Sled.usable_physical_ram usable.usable_physical_ram',
    ],
  },
  {
    name: 'a field of a body is below a new one',
    edit: (draft) => edit.moveFields(draft, 'InstanceCreate', ['hostname'], 'guest'),
    changes: ['field-moved InstanceCreate.hostname guest.hostname'],
  },
  {
    name: 'a field is no longer below another one',
    edit: (draft) => {
      edit.removeField(draft, ['Utilization', 'provisioned'])
      edit.addField(draft, ['Utilization', 'cpus'], { type: 'integer', format: 'int64' }, true)
    },
    changes: [
      'field-moved Utilization.provisioned.cpus cpus',
      'field-removed Utilization.provisioned.memory',
      'field-removed Utilization.provisioned.storage',
    ],
  },
  // New fields.
  ...(
    [
      ['a new field of a form without a list of fields has to be sent', 'ProjectCreate', 'cost_center', true],
      ['a new field of a form with a list of fields has to be sent', 'FloatingIpCreate', 'zone', true],
      ['a new field of the body of an action has to be sent', 'DiskPath', 'mode', true],
      ['a new field of a body that is made by hand has to be sent', 'DiskCreate', 'tier', true],
      ['a form without a list of fields may send a new field', 'SnapshotCreate', 'retention', false],
      ['a form with a list of fields may send a new field', 'ProbeCreate', 'zone', false],
      ['an edit form may send a new field', 'SiloQuotasUpdate', 'note', false],
      ['a row has a new field', 'Disk', 'serial', true],
      ['a row may have a new field', 'Certificate', 'issuer', false],
      ['a single has a new field', 'Utilization', 'comment', true],
    ] as const
  ).map(([name, owner, field, required]): Edit => ({
    name,
    edit: (draft) => edit.addField(draft, [owner, field], text, required),
    changes: [`field-added ${owner}.${field}${required ? '!' : ''}`],
  })),
  // Fields that are gone.
  ...(
    [
      ['a stated column is gone', 'FloatingIp', 'ip'],
      ['a stated row of a detail is gone', 'Disk', 'device_path'],
      ['a column that nobody stated is gone', 'Silo', 'admin_group_name'],
      ['a field of a form is gone', 'FloatingIpCreate', 'ip'],
      ['a field of an edit form is gone', 'VpcSubnetUpdate', 'custom_router'],
      ['a field that an action binds is gone', 'FloatingIpAttach', 'kind'],
      ['a field that only the client reads is gone', 'SupportBundleInfo', 'reason_for_failure'],
    ] as const
  ).map(([name, owner, field]): Edit => ({
    name,
    edit: (draft) => void edit.removeField(draft, [owner, field]),
    changes: [`field-removed ${owner}.${field}`],
  })),
  // Whether there has to be a value.
  {
    name: 'a field that may be left out has to be sent',
    edit: (draft) => edit.requireField(draft, ['SupportBundleCreate', 'user_comment']),
    changes: ['field-required SupportBundleCreate.user_comment'],
  },
  {
    name: 'a field that no form sends has to be sent',
    edit: (draft) => edit.requireField(draft, ['ImageCreate', 'os']),
    changes: [],
  },
  {
    name: 'a field need not be sent',
    edit: (draft) => edit.relaxField(draft, ['SnapshotCreate', 'description']),
    changes: ['field-optional SnapshotCreate.description'],
  },
  {
    name: 'a row need not have a field',
    edit: (draft) => edit.relaxField(draft, ['Sled', 'rack_id']),
    changes: ['field-optional Sled.rack_id'],
  },
]
