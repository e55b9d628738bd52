/** What the edits of the corpus mean for our own console. */
import type { Weight } from '../../../generator/upgrade/impact/impact.ts'

/** An edit of the corpus, how much its first change matters, and parts that it touches. `alone`: no name in the manifest is wrong. */
export interface Expected {
  edit: string
  weight: Weight
  touches?: readonly string[]
  alone?: true
}

export const expectations: readonly Expected[] = [
  {
    edit: 'an operation of a resource has another name',
    weight: 'breaking',
    touches: ['screen snapshot.list', 'action snapshot.list actions delete', 'mock src/mock/access/rules.ts'],
  },
  {
    edit: 'two operations swap their names',
    weight: 'breaking',
    touches: ['action instance.list actions start'],
    alone: true,
  },
  { edit: 'an operation becomes stable', weight: 'info', touches: ['screen probe.list'] },
  { edit: 'a parameter of a path has another name', weight: 'breaking', touches: ['screen project_role.list'] },
  { edit: 'an operation has another tag', weight: 'info' },
  {
    edit: 'an action is gone',
    weight: 'breaking',
    touches: ['action instance.detail actions reboot', 'effect instance effects instance_reboot'],
  },
  { edit: 'an edit is gone', weight: 'breaking', touches: ['screen floating_ip.edit'], alone: true },
  {
    edit: 'a column has another name',
    weight: 'breaking',
    touches: [
      'column snapshot.list columns size',
      'row snapshot.detail rows size',
      'mock src/mock/behaviours/snapshots.ts',
    ],
  },
  {
    edit: 'a field that a condition reads has another name',
    weight: 'breaking',
    touches: ['action disk.attached.list actions detach'],
  },
  { edit: 'a field of a form has another name', weight: 'breaking', touches: ['field floating_ip.create fields pool'] },
  { edit: 'a field of a single has another name', weight: 'breaking', touches: ['row silo.quotas rows cpus'] },
  {
    edit: 'a field below another one has another name',
    weight: 'breaking',
    touches: ['column sled.list columns baseboard.revision'],
  },
  { edit: 'a field is below a new one', weight: 'breaking', touches: ['row disk.detail rows devicePath'] },
  {
    edit: 'a new field of a form without a list of fields has to be sent',
    weight: 'info',
    touches: ['screen project.create'],
  },
  {
    edit: 'a new field of a form with a list of fields has to be sent',
    weight: 'breaking',
    touches: ['screen floating_ip.create'],
  },
  {
    edit: 'a new field of the body of an action has to be sent',
    weight: 'breaking',
    touches: ['override src/overrides/instance/Storage.tsx'],
    alone: true,
  },
  { edit: 'a form with a list of fields may send a new field', weight: 'warning', touches: ['screen probe.create'] },
  { edit: 'a form without a list of fields may send a new field', weight: 'info', touches: ['screen snapshot.create'] },
  { edit: 'a row has a new field', weight: 'info' },
  { edit: 'a field of a form is gone', weight: 'breaking', touches: ['field floating_ip.create fields ip'] },
  {
    edit: 'a field that an action binds is gone',
    weight: 'breaking',
    touches: ['action floating_ip.list actions attach'],
  },
  { edit: 'a field need not be sent', weight: 'info' },
  { edit: 'a number has another limit', weight: 'info', touches: ['row silo.quotas rows cpus'] },
  { edit: 'SnapshotState may be archived', weight: 'warning', touches: ['column snapshot.list columns state'] },
  { edit: 'SystemMetricName may be gpus_provisioned', weight: 'warning' },
  { edit: 'a value is gone', weight: 'breaking', touches: ['row snapshot.detail rows state'] },
  { edit: 'a union of a form has a new variant', weight: 'warning', touches: ['field disk.create fields diskSource'] },
  { edit: 'a variant is gone', weight: 'breaking', touches: ['field disk.create fields diskSource'] },
  { edit: 'a list has to be told something new', weight: 'breaking', touches: ['screen certificate.list'] },
  { edit: 'an action has a body', weight: 'breaking', touches: ['action instance.list actions start'], alone: true },
  {
    edit: 'an operation that an action states has another name',
    weight: 'breaking',
    touches: ['action disk.attached.list actions detach'],
  },
  { edit: 'an operation that is excused has another name', weight: 'breaking' },
  { edit: 'a name goes from one list to another', weight: 'breaking', touches: ['screen rack.list'] },
  { edit: 'a path has another name', weight: 'info', touches: ['screen floating_ip.list'] },
  {
    edit: 'an operation has another path and another name',
    weight: 'breaking',
    touches: ['screen certificate.detail'],
    alone: true,
  },
  { edit: 'the list of a tab is gone', weight: 'breaking', touches: ['screen disk.attached.list'] },
  { edit: 'what is excused is gone', weight: 'breaking' },
  {
    edit: 'a field of the body of an action has another name',
    weight: 'breaking',
    touches: ['field instance.list actions attachDisk fields disk'],
  },
  {
    edit: 'two new fields could be the one that is gone',
    weight: 'breaking',
    touches: ['column disk.list columns size'],
  },
  { edit: 'two fields that are gone could be the new one', weight: 'breaking' },
  {
    edit: 'several fields are below a new one',
    weight: 'breaking',
    touches: ['column sled.list columns usableHardwareThreads'],
  },
  {
    edit: 'a field of a body is below a new one',
    weight: 'breaking',
    touches: ['mock src/mock/behaviours/instance-create.ts'],
    alone: true,
  },
  {
    edit: 'a field is no longer below another one',
    weight: 'breaking',
    touches: ['mock src/mock/behaviours/silos.ts'],
  },
  {
    edit: 'a new field of a body that is made by hand has to be sent',
    weight: 'breaking',
    touches: ['source src/features/image-upload/connection.ts'],
    alone: true,
  },
  { edit: 'an edit form may send a new field', weight: 'info', touches: ['screen silo.quotas.edit'] },
  { edit: 'a row may have a new field', weight: 'info' },
  { edit: 'a single has a new field', weight: 'info' },
  { edit: 'a stated column is gone', weight: 'breaking', touches: ['column floating_ip.list columns ip'] },
  { edit: 'a stated row of a detail is gone', weight: 'breaking', touches: ['row disk.detail rows devicePath'] },
  {
    edit: 'a field of an edit form is gone',
    weight: 'breaking',
    touches: ['field vpc_subnet.edit fields customRouter'],
  },
  { edit: 'a field that only the client reads is gone', weight: 'breaking' },
  {
    edit: 'a field that may be left out has to be sent',
    weight: 'info',
    touches: ['field support_bundle.create fields userComment'],
  },
  { edit: 'a row need not have a field', weight: 'info', touches: ['column sled.list columns rackId'] },
  { edit: 'a number is a text', weight: 'warning', touches: ['row silo.quotas rows cpus'] },
  { edit: 'a single field is a union', weight: 'info', touches: ['field project.create fields description'] },
  { edit: 'a field may have no value', weight: 'info', touches: ['column snapshot.list columns diskId'] },
  { edit: 'a parameter is of another type', weight: 'breaking', touches: ['screen bgp_config_message_history.list'] },
  { edit: 'DiskState may be paused', weight: 'warning', touches: ['column disk.list columns state.state'] },
  { edit: 'InstanceState may be suspended', weight: 'warning', touches: ['column instance.list columns runState'] },
  { edit: 'SiloRole may be auditor', weight: 'warning' },
  {
    edit: 'AffinityPolicy may be prefer',
    weight: 'warning',
    touches: ['field anti_affinity_group.create fields policy'],
  },
  { edit: 'a value of an option is gone', weight: 'breaking' },
  {
    edit: 'a union that is made by hand has a new variant',
    weight: 'warning',
    touches: ['field vpc_router_route.create fields target'],
  },
  { edit: 'a list may be filtered by something new', weight: 'info', touches: ['screen disk.list'] },
  { edit: 'a filter has another name', weight: 'breaking', touches: ['screen alert_receiver_delivery.list'] },
  { edit: 'a filter is gone', weight: 'breaking', touches: ['screen alert_receiver_delivery.list'] },
  { edit: 'a parent has to be named', weight: 'info', touches: ['screen vpc.detail'] },
  { edit: 'a list answers whole', weight: 'info', touches: ['screen certificate.list'] },
  { edit: 'an action has no body', weight: 'breaking', touches: ['action floating_ip.list actions attach'] },
  { edit: 'an answer is empty', weight: 'warning', touches: ['screen project.create'] },
  { edit: 'a schema of an enum has another name', weight: 'info' },
  { edit: 'texts are other ones', weight: 'info' },
  {
    edit: 'a column that nobody stated is gone',
    weight: 'breaking',
    touches: ['column silo.list columns adminGroupName', 'mock src/mock/behaviours/silos.ts'],
  },
  // It had to be sent already.
  { edit: 'a field that no form sends has to be sent', weight: 'info' },
  { edit: 'an id is a number', weight: 'warning', touches: ['source src/features/rack/rack.ts'] },
  { edit: 'a field is a list', weight: 'warning', touches: ['mock src/mock/behaviours/probes.ts'] },
  { edit: 'VpcRouterKind may be transit', weight: 'warning', touches: ['action vpc_router.list actions delete'] },
  { edit: 'a page has to be told its parent', weight: 'info', touches: ['screen certificate.list'] },
  { edit: 'a schema has another name', weight: 'info' },
]
