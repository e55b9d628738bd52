// Generated from openapi/ by `npm run generate`. Do not edit: change the source or add an override.

import { queryOptions, type DefaultError } from '@tanstack/react-query';

import type { Options } from '../options.gen.ts';
import { createQueryKey } from '../query-key.gen.ts';
import * as sdk from '../sdk/instances.gen.ts';
import type { InstanceAntiAffinityGroupListData, InstanceAntiAffinityGroupListResponse, InstanceDiskListData, InstanceDiskListResponse, InstanceExternalIpListData, InstanceExternalIpListResponse, InstanceListData, InstanceListResponse, InstanceNetworkInterfaceListData, InstanceNetworkInterfaceListResponse, InstanceNetworkInterfaceViewData, InstanceNetworkInterfaceViewResponse, InstanceSerialConsoleRequest, InstanceSerialConsoleResponse, InstanceSshPublicKeyListData, InstanceSshPublicKeyListResponse, InstanceViewData, InstanceViewResponse } from '../types.gen.ts';

export const instanceListQueryKey = (options?: Options<InstanceListData>) => createQueryKey('instanceList', options, false, ['instance', 'vpc']);

/**
 * Lists the instances of a project.
 */
export const instanceListOptions = (options?: Options<InstanceListData>) => queryOptions<InstanceListResponse, DefaultError, InstanceListResponse, ReturnType<typeof instanceListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.instanceList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: instanceListQueryKey(options)
});

export const instanceViewQueryKey = (options: Options<InstanceViewData>) => createQueryKey('instanceView', options, false, ['instance']);

/**
 * Fetches one instance by name or ID.
 */
export const instanceViewOptions = (options: Options<InstanceViewData>) => queryOptions<InstanceViewResponse, DefaultError, InstanceViewResponse, ReturnType<typeof instanceViewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.instanceView({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: instanceViewQueryKey(options)
});

export const instanceAntiAffinityGroupListQueryKey = (options: Options<InstanceAntiAffinityGroupListData>) => createQueryKey('instanceAntiAffinityGroupList', options, false, ['anti_affinity_group']);

/**
 * Lists the anti-affinity groups that an instance belongs to, at most 16.
 */
export const instanceAntiAffinityGroupListOptions = (options: Options<InstanceAntiAffinityGroupListData>) => queryOptions<InstanceAntiAffinityGroupListResponse, DefaultError, InstanceAntiAffinityGroupListResponse, ReturnType<typeof instanceAntiAffinityGroupListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.instanceAntiAffinityGroupList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: instanceAntiAffinityGroupListQueryKey(options)
});

export const instanceDiskListQueryKey = (options: Options<InstanceDiskListData>) => createQueryKey('instanceDiskList', options, false, ['disk']);

/**
 * Lists the disks attached to an instance, including the boot disk.
 */
export const instanceDiskListOptions = (options: Options<InstanceDiskListData>) => queryOptions<InstanceDiskListResponse, DefaultError, InstanceDiskListResponse, ReturnType<typeof instanceDiskListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.instanceDiskList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: instanceDiskListQueryKey(options)
});

export const instanceExternalIpListQueryKey = (options: Options<InstanceExternalIpListData>) => createQueryKey('instanceExternalIpList', options, false, ['instance_external_ip', 'vpc']);

/**
 * Lists the ephemeral, floating and SNAT addresses of an instance together.
 */
export const instanceExternalIpListOptions = (options: Options<InstanceExternalIpListData>) => queryOptions<InstanceExternalIpListResponse, DefaultError, InstanceExternalIpListResponse, ReturnType<typeof instanceExternalIpListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.instanceExternalIpList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: instanceExternalIpListQueryKey(options)
});

export const instanceSerialConsoleQueryKey = (options: Options<InstanceSerialConsoleRequest>) => createQueryKey('instanceSerialConsole', options, false, ['serial_console']);

/**
 * Reads a part of the buffered serial console output of an instance.
 */
export const instanceSerialConsoleOptions = (options: Options<InstanceSerialConsoleRequest>) => queryOptions<InstanceSerialConsoleResponse, DefaultError, InstanceSerialConsoleResponse, ReturnType<typeof instanceSerialConsoleQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.instanceSerialConsole({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: instanceSerialConsoleQueryKey(options)
});

export const instanceSshPublicKeyListQueryKey = (options: Options<InstanceSshPublicKeyListData>) => createQueryKey('instanceSshPublicKeyList', options, false, ['ssh_key']);

/**
 * Lists the SSH public keys given to an instance at creation that still exist.
 */
export const instanceSshPublicKeyListOptions = (options: Options<InstanceSshPublicKeyListData>) => queryOptions<InstanceSshPublicKeyListResponse, DefaultError, InstanceSshPublicKeyListResponse, ReturnType<typeof instanceSshPublicKeyListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.instanceSshPublicKeyList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: instanceSshPublicKeyListQueryKey(options)
});

export const instanceNetworkInterfaceListQueryKey = (options?: Options<InstanceNetworkInterfaceListData>) => createQueryKey('instanceNetworkInterfaceList', options, false, ['instance_network_interface']);

/**
 * Lists the network interfaces of one instance, the primary one among them.
 */
export const instanceNetworkInterfaceListOptions = (options?: Options<InstanceNetworkInterfaceListData>) => queryOptions<InstanceNetworkInterfaceListResponse, DefaultError, InstanceNetworkInterfaceListResponse, ReturnType<typeof instanceNetworkInterfaceListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.instanceNetworkInterfaceList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: instanceNetworkInterfaceListQueryKey(options)
});

export const instanceNetworkInterfaceViewQueryKey = (options: Options<InstanceNetworkInterfaceViewData>) => createQueryKey('instanceNetworkInterfaceView', options, false, ['instance_network_interface']);

/**
 * Fetches one network interface of an instance.
 */
export const instanceNetworkInterfaceViewOptions = (options: Options<InstanceNetworkInterfaceViewData>) => queryOptions<InstanceNetworkInterfaceViewResponse, DefaultError, InstanceNetworkInterfaceViewResponse, ReturnType<typeof instanceNetworkInterfaceViewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.instanceNetworkInterfaceView({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: instanceNetworkInterfaceViewQueryKey(options)
});
