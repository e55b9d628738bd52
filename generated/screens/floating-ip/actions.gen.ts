// Generated from openapi/resources/floating-ips.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { fill } from '../../../src/kit/selectors.ts'
import type { Action } from '../../../src/kit/spec.ts'
import { asBody, textAt } from '../../../src/kit/values.ts'
import { floatingIpAttach, floatingIpDelete, floatingIpDetach } from '../../api/sdk/floating-ips.gen.ts'
import type { FloatingIpAttachData } from '../../api/types.gen.ts'
import { instanceLookup } from '../instance/lookup.gen.ts'

export const actions: readonly Action<'attach' | 'detach' | 'delete'>[] = [
  {
    id: 'attach',
    label: 'Attach',
    title: 'Attach floating IP',
    intro: '{name} ({ip})',
    offer: { kind: 'field', path: 'instanceId', in: [null] },
    reason: 'Already attached to an instance. Detach it first.',
    role: 'project.collaborator',
    form: [
      {
        id: 'parent',
        label: 'Instance',
        required: true,
        widget: {
          kind: 'picker',
          lookup: instanceLookup,
          among: { kind: 'field', path: 'runState', in: ['stopped', 'running', 'rebooting'] },
          reason: 'Wait until the instance is running or stopped',
        },
      },
    ] satisfies FieldsOf<NonNullable<FloatingIpAttachData['body']>>,
    call: ({ row, form }) => floatingIpAttach({ path: { floatingIp: textAt(row, 'id') }, body: { ...asBody<NonNullable<FloatingIpAttachData['body']>, 'parent'>(form), kind: 'instance' }, throwOnError: true }),
    toast: 'Floating IP {name} attached to {$form.parent}',
    effects: ['floating_ip', 'instance_external_ip'],
  },
  {
    id: 'detach',
    label: 'Detach',
    phrase: 'Detach {name} from {instanceId}',
    names: { instanceId: instanceLookup },
    danger: true,
    confirm: { body: '{instanceId} will lose {ip}.' },
    offer: { kind: 'not', of: { kind: 'field', path: 'instanceId', in: [null] } },
    reason: 'Already detached',
    role: 'project.collaborator',
    call: ({ row }) => floatingIpDetach({ path: { floatingIp: textAt(row, 'id') }, throwOnError: true }),
    toast: 'Floating IP {name} detached from {instanceId}',
    effects: ['floating_ip', 'instance_external_ip'],
  },
  {
    id: 'delete',
    label: 'Delete',
    danger: true,
    confirm: { body: 'This deletes {name} and gives its address back to the pool.' },
    offer: { kind: 'field', path: 'instanceId', in: [null] },
    reason: 'Detach it from its instance first',
    role: 'project.collaborator',
    bulk: true,
    call: ({ row }) => floatingIpDelete({ path: { floatingIp: textAt(row, 'id') }, throwOnError: true }),
    toast: 'Floating IP {name} deleted',
    effects: ['floating_ip', 'ip_pool'],
    leave: (params) => fill('/projects/:project/floating-ips', params),
    relations: () => import('./relations.gen.ts').then((m) => m.relations),
  },
]
