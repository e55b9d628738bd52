// Generated from openapi/ by `npm run generate`. Do not edit: change the source or add an override.

import type { RequestResult } from '../../../src/api/binding.ts';

import { client } from '../../../src/api/binding.ts';
import type { Options } from '../options.gen.ts';
import type { InstanceAntiAffinityGroupListData, InstanceAntiAffinityGroupListResponses, InstanceCreateData, InstanceCreateResponses, InstanceDeleteData, InstanceDeleteResponses, InstanceDiskAttachData, InstanceDiskAttachResponses, InstanceDiskDetachData, InstanceDiskDetachResponses, InstanceDiskListData, InstanceDiskListResponses, InstanceEphemeralIpAttachData, InstanceEphemeralIpAttachResponses, InstanceEphemeralIpDetachData, InstanceEphemeralIpDetachResponses, InstanceExternalIpListData, InstanceExternalIpListResponses, InstanceListData, InstanceListResponses, InstanceNetworkInterfaceCreateData, InstanceNetworkInterfaceCreateResponses, InstanceNetworkInterfaceDeleteData, InstanceNetworkInterfaceDeleteResponses, InstanceNetworkInterfaceListData, InstanceNetworkInterfaceListResponses, InstanceNetworkInterfaceUpdateData, InstanceNetworkInterfaceUpdateResponses, InstanceNetworkInterfaceViewData, InstanceNetworkInterfaceViewResponses, InstanceRebootData, InstanceRebootResponses, InstanceSerialConsoleRequest, InstanceSerialConsoleResponses, InstanceSshPublicKeyListData, InstanceSshPublicKeyListResponses, InstanceStartData, InstanceStartResponses, InstanceStopData, InstanceStopResponses, InstanceUpdateData, InstanceUpdateResponses, InstanceViewData, InstanceViewResponses } from '../types.gen.ts';

/**
 * Lists the instances of a project.
 */
export const instanceList = <ThrowOnError extends boolean = false>(options?: Options<InstanceListData, ThrowOnError>): RequestResult<InstanceListResponses, unknown, ThrowOnError> => (options?.client ?? client).get<InstanceListResponses, unknown, ThrowOnError>({ operation: 'instanceList', answer: { rows: 'items' }, url: '/v1/instances', ...options });

/**
 * Creates an instance with its disks, interfaces and external addresses, and starts it unless told otherwise.
 */
export const instanceCreate = <ThrowOnError extends boolean = false>(options: Options<InstanceCreateData, ThrowOnError>): RequestResult<InstanceCreateResponses, unknown, ThrowOnError> => (options.client ?? client).post<InstanceCreateResponses, unknown, ThrowOnError>({
    operation: 'instanceCreate',
    url: '/v1/instances',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Deletes a stopped or failed instance. Its disks are kept and its floating IPs are detached.
 */
export const instanceDelete = <ThrowOnError extends boolean = false>(options: Options<InstanceDeleteData, ThrowOnError>): RequestResult<InstanceDeleteResponses, unknown, ThrowOnError> => (options.client ?? client).delete<InstanceDeleteResponses, unknown, ThrowOnError>({ operation: 'instanceDelete', url: '/v1/instances/{instance}', ...options });

/**
 * Fetches one instance by name or ID.
 */
export const instanceView = <ThrowOnError extends boolean = false>(options: Options<InstanceViewData, ThrowOnError>): RequestResult<InstanceViewResponses, unknown, ThrowOnError> => (options.client ?? client).get<InstanceViewResponses, unknown, ThrowOnError>({ operation: 'instanceView', url: '/v1/instances/{instance}', ...options });

/**
 * Changes size, boot disk, restart policy or processor platform. Most changes need a stopped instance.
 */
export const instanceUpdate = <ThrowOnError extends boolean = false>(options: Options<InstanceUpdateData, ThrowOnError>): RequestResult<InstanceUpdateResponses, unknown, ThrowOnError> => (options.client ?? client).put<InstanceUpdateResponses, unknown, ThrowOnError>({
    operation: 'instanceUpdate',
    url: '/v1/instances/{instance}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Lists the anti-affinity groups that an instance belongs to, at most 16.
 */
export const instanceAntiAffinityGroupList = <ThrowOnError extends boolean = false>(options: Options<InstanceAntiAffinityGroupListData, ThrowOnError>): RequestResult<InstanceAntiAffinityGroupListResponses, unknown, ThrowOnError> => (options.client ?? client).get<InstanceAntiAffinityGroupListResponses, unknown, ThrowOnError>({ operation: 'instanceAntiAffinityGroupList', answer: { rows: 'items' }, url: '/v1/instances/{instance}/anti-affinity-groups', ...options });

/**
 * Lists the disks attached to an instance, including the boot disk.
 */
export const instanceDiskList = <ThrowOnError extends boolean = false>(options: Options<InstanceDiskListData, ThrowOnError>): RequestResult<InstanceDiskListResponses, unknown, ThrowOnError> => (options.client ?? client).get<InstanceDiskListResponses, unknown, ThrowOnError>({ operation: 'instanceDiskList', answer: { rows: 'items' }, url: '/v1/instances/{instance}/disks', ...options });

/**
 * Attaches a detached disk to a stopped instance of the same project.
 */
export const instanceDiskAttach = <ThrowOnError extends boolean = false>(options: Options<InstanceDiskAttachData, ThrowOnError>): RequestResult<InstanceDiskAttachResponses, unknown, ThrowOnError> => (options.client ?? client).post<InstanceDiskAttachResponses, unknown, ThrowOnError>({
    operation: 'instanceDiskAttach',
    url: '/v1/instances/{instance}/disks/attach',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Detaches a disk from a stopped or failed instance. The boot disk must be unset first.
 */
export const instanceDiskDetach = <ThrowOnError extends boolean = false>(options: Options<InstanceDiskDetachData, ThrowOnError>): RequestResult<InstanceDiskDetachResponses, unknown, ThrowOnError> => (options.client ?? client).post<InstanceDiskDetachResponses, unknown, ThrowOnError>({
    operation: 'instanceDiskDetach',
    url: '/v1/instances/{instance}/disks/detach',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Lists the ephemeral, floating and SNAT addresses of an instance together.
 */
export const instanceExternalIpList = <ThrowOnError extends boolean = false>(options: Options<InstanceExternalIpListData, ThrowOnError>): RequestResult<InstanceExternalIpListResponses, unknown, ThrowOnError> => (options.client ?? client).get<InstanceExternalIpListResponses, unknown, ThrowOnError>({ operation: 'instanceExternalIpList', answer: { rows: 'items' }, url: '/v1/instances/{instance}/external-ips', ...options });

/**
 * Detaches the ephemeral address of an instance and frees it.
 */
export const instanceEphemeralIpDetach = <ThrowOnError extends boolean = false>(options: Options<InstanceEphemeralIpDetachData, ThrowOnError>): RequestResult<InstanceEphemeralIpDetachResponses, unknown, ThrowOnError> => (options.client ?? client).delete<InstanceEphemeralIpDetachResponses, unknown, ThrowOnError>({ operation: 'instanceEphemeralIpDetach', url: '/v1/instances/{instance}/external-ips/ephemeral', ...options });

/**
 * Allocates an ephemeral address for an instance. If it already has one, that address is returned.
 */
export const instanceEphemeralIpAttach = <ThrowOnError extends boolean = false>(options: Options<InstanceEphemeralIpAttachData, ThrowOnError>): RequestResult<InstanceEphemeralIpAttachResponses, unknown, ThrowOnError> => (options.client ?? client).post<InstanceEphemeralIpAttachResponses, unknown, ThrowOnError>({
    operation: 'instanceEphemeralIpAttach',
    url: '/v1/instances/{instance}/external-ips/ephemeral',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Restarts the guest of a running instance without stopping the instance.
 */
export const instanceReboot = <ThrowOnError extends boolean = false>(options: Options<InstanceRebootData, ThrowOnError>): RequestResult<InstanceRebootResponses, unknown, ThrowOnError> => (options.client ?? client).post<InstanceRebootResponses, unknown, ThrowOnError>({ operation: 'instanceReboot', url: '/v1/instances/{instance}/reboot', ...options });

/**
 * Reads a part of the buffered serial console output of an instance.
 */
export const instanceSerialConsole = <ThrowOnError extends boolean = false>(options: Options<InstanceSerialConsoleRequest, ThrowOnError>): RequestResult<InstanceSerialConsoleResponses, unknown, ThrowOnError> => (options.client ?? client).get<InstanceSerialConsoleResponses, unknown, ThrowOnError>({ operation: 'instanceSerialConsole', url: '/v1/instances/{instance}/serial-console', ...options });

/**
 * Lists the SSH public keys given to an instance at creation that still exist.
 */
export const instanceSshPublicKeyList = <ThrowOnError extends boolean = false>(options: Options<InstanceSshPublicKeyListData, ThrowOnError>): RequestResult<InstanceSshPublicKeyListResponses, unknown, ThrowOnError> => (options.client ?? client).get<InstanceSshPublicKeyListResponses, unknown, ThrowOnError>({ operation: 'instanceSshPublicKeyList', answer: { rows: 'items' }, url: '/v1/instances/{instance}/ssh-public-keys', ...options });

/**
 * Starts a stopped or failed instance. Has no effect if it is already running.
 */
export const instanceStart = <ThrowOnError extends boolean = false>(options: Options<InstanceStartData, ThrowOnError>): RequestResult<InstanceStartResponses, unknown, ThrowOnError> => (options.client ?? client).post<InstanceStartResponses, unknown, ThrowOnError>({ operation: 'instanceStart', url: '/v1/instances/{instance}/start', ...options });

/**
 * Shuts an instance down and frees its CPU and memory. Disks and addresses stay.
 */
export const instanceStop = <ThrowOnError extends boolean = false>(options: Options<InstanceStopData, ThrowOnError>): RequestResult<InstanceStopResponses, unknown, ThrowOnError> => (options.client ?? client).post<InstanceStopResponses, unknown, ThrowOnError>({ operation: 'instanceStop', url: '/v1/instances/{instance}/stop', ...options });

/**
 * Lists the network interfaces of one instance, the primary one among them.
 */
export const instanceNetworkInterfaceList = <ThrowOnError extends boolean = false>(options?: Options<InstanceNetworkInterfaceListData, ThrowOnError>): RequestResult<InstanceNetworkInterfaceListResponses, unknown, ThrowOnError> => (options?.client ?? client).get<InstanceNetworkInterfaceListResponses, unknown, ThrowOnError>({ operation: 'instanceNetworkInterfaceList', answer: { rows: 'items' }, url: '/v1/network-interfaces', ...options });

/**
 * Adds a network interface to a stopped instance. The first one becomes primary.
 */
export const instanceNetworkInterfaceCreate = <ThrowOnError extends boolean = false>(options: Options<InstanceNetworkInterfaceCreateData, ThrowOnError>): RequestResult<InstanceNetworkInterfaceCreateResponses, unknown, ThrowOnError> => (options.client ?? client).post<InstanceNetworkInterfaceCreateResponses, unknown, ThrowOnError>({
    operation: 'instanceNetworkInterfaceCreate',
    url: '/v1/network-interfaces',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Removes a network interface from a stopped or failed instance. The primary one can only go last.
 */
export const instanceNetworkInterfaceDelete = <ThrowOnError extends boolean = false>(options: Options<InstanceNetworkInterfaceDeleteData, ThrowOnError>): RequestResult<InstanceNetworkInterfaceDeleteResponses, unknown, ThrowOnError> => (options.client ?? client).delete<InstanceNetworkInterfaceDeleteResponses, unknown, ThrowOnError>({ operation: 'instanceNetworkInterfaceDelete', url: '/v1/network-interfaces/{interface}', ...options });

/**
 * Fetches one network interface of an instance.
 */
export const instanceNetworkInterfaceView = <ThrowOnError extends boolean = false>(options: Options<InstanceNetworkInterfaceViewData, ThrowOnError>): RequestResult<InstanceNetworkInterfaceViewResponses, unknown, ThrowOnError> => (options.client ?? client).get<InstanceNetworkInterfaceViewResponses, unknown, ThrowOnError>({ operation: 'instanceNetworkInterfaceView', url: '/v1/network-interfaces/{interface}', ...options });

/**
 * Changes a network interface. Making it primary needs a stopped instance.
 */
export const instanceNetworkInterfaceUpdate = <ThrowOnError extends boolean = false>(options: Options<InstanceNetworkInterfaceUpdateData, ThrowOnError>): RequestResult<InstanceNetworkInterfaceUpdateResponses, unknown, ThrowOnError> => (options.client ?? client).put<InstanceNetworkInterfaceUpdateResponses, unknown, ThrowOnError>({
    operation: 'instanceNetworkInterfaceUpdate',
    url: '/v1/network-interfaces/{interface}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
