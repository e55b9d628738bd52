// Generated from openapi/ by `npm run generate`. Do not edit: change the source or add an override.

import { queryOptions, type DefaultError } from '@tanstack/react-query';

import type { Options } from '../options.gen.ts';
import { createQueryKey } from '../query-key.gen.ts';
import * as sdk from '../sdk/system-hardware.gen.ts';
import type { NetworkingSwitchPortListData, NetworkingSwitchPortListResponse, NetworkingSwitchPortStatusData, NetworkingSwitchPortStatusResponse, PhysicalDiskListData, PhysicalDiskListResponse, PhysicalDiskViewData, PhysicalDiskViewResponse, RackListData, RackListResponse, RackViewData, RackViewResponse, SledInstanceListData, SledInstanceListResponse, SledListData, SledListResponse, SledListUninitializedData, SledListUninitializedResponse, SledPhysicalDiskListData, SledPhysicalDiskListResponse, SledViewData, SledViewResponse, SwitchListData, SwitchListResponse, SwitchViewData, SwitchViewResponse } from '../types.gen.ts';

export const physicalDiskListQueryKey = (options?: Options<PhysicalDiskListData>) => createQueryKey('physicalDiskList', options, false, ['physical_disk']);

/**
 * Lists the physical disks in service throughout the fleet.
 */
export const physicalDiskListOptions = (options?: Options<PhysicalDiskListData>) => queryOptions<PhysicalDiskListResponse, DefaultError, PhysicalDiskListResponse, ReturnType<typeof physicalDiskListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.physicalDiskList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: physicalDiskListQueryKey(options)
});

export const physicalDiskViewQueryKey = (options: Options<PhysicalDiskViewData>) => createQueryKey('physicalDiskView', options, false, ['physical_disk']);

/**
 * Fetches one physical disk with its policy and state.
 */
export const physicalDiskViewOptions = (options: Options<PhysicalDiskViewData>) => queryOptions<PhysicalDiskViewResponse, DefaultError, PhysicalDiskViewResponse, ReturnType<typeof physicalDiskViewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.physicalDiskView({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: physicalDiskViewQueryKey(options)
});

export const rackListQueryKey = (options?: Options<RackListData>) => createQueryKey('rackList', options, false, ['rack']);

/**
 * Lists the racks of the system.
 */
export const rackListOptions = (options?: Options<RackListData>) => queryOptions<RackListResponse, DefaultError, RackListResponse, ReturnType<typeof rackListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.rackList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: rackListQueryKey(options)
});

export const rackViewQueryKey = (options: Options<RackViewData>) => createQueryKey('rackView', options, false, ['rack']);

/**
 * Fetches one rack.
 */
export const rackViewOptions = (options: Options<RackViewData>) => queryOptions<RackViewResponse, DefaultError, RackViewResponse, ReturnType<typeof rackViewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.rackView({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: rackViewQueryKey(options)
});

export const sledListQueryKey = (options?: Options<SledListData>) => createQueryKey('sledList', options, false, ['sled']);

/**
 * Lists the sleds in service; removed ones can still be fetched by ID.
 */
export const sledListOptions = (options?: Options<SledListData>) => queryOptions<SledListResponse, DefaultError, SledListResponse, ReturnType<typeof sledListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.sledList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: sledListQueryKey(options)
});

export const sledListUninitializedQueryKey = (options?: Options<SledListUninitializedData>) => createQueryKey('sledListUninitialized', options, false, ['uninitialized_sled']);

/**
 * Lists sleds that are present in a rack but not yet in service.
 */
export const sledListUninitializedOptions = (options?: Options<SledListUninitializedData>) => queryOptions<SledListUninitializedResponse, DefaultError, SledListUninitializedResponse, ReturnType<typeof sledListUninitializedQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.sledListUninitialized({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: sledListUninitializedQueryKey(options)
});

export const sledViewQueryKey = (options: Options<SledViewData>) => createQueryKey('sledView', options, false, ['sled']);

/**
 * Fetches one sled, whether in service or removed.
 */
export const sledViewOptions = (options: Options<SledViewData>) => queryOptions<SledViewResponse, DefaultError, SledViewResponse, ReturnType<typeof sledViewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.sledView({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: sledViewQueryKey(options)
});

export const sledPhysicalDiskListQueryKey = (options: Options<SledPhysicalDiskListData>) => createQueryKey('sledPhysicalDiskList', options, false, ['physical_disk']);

/**
 * Lists the physical disks plugged into one sled.
 */
export const sledPhysicalDiskListOptions = (options: Options<SledPhysicalDiskListData>) => queryOptions<SledPhysicalDiskListResponse, DefaultError, SledPhysicalDiskListResponse, ReturnType<typeof sledPhysicalDiskListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.sledPhysicalDiskList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: sledPhysicalDiskListQueryKey(options)
});

export const sledInstanceListQueryKey = (options: Options<SledInstanceListData>) => createQueryKey('sledInstanceList', options, false, ['sled_instance']);

/**
 * Lists the instances, of all silos, that now run on a sled.
 */
export const sledInstanceListOptions = (options: Options<SledInstanceListData>) => queryOptions<SledInstanceListResponse, DefaultError, SledInstanceListResponse, ReturnType<typeof sledInstanceListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.sledInstanceList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: sledInstanceListQueryKey(options)
});

export const networkingSwitchPortListQueryKey = (options?: Options<NetworkingSwitchPortListData>) => createQueryKey('networkingSwitchPortList', options, false, ['switch_port']);

/**
 * Lists the switch ports, with the settings applied to each.
 */
export const networkingSwitchPortListOptions = (options?: Options<NetworkingSwitchPortListData>) => queryOptions<NetworkingSwitchPortListResponse, DefaultError, NetworkingSwitchPortListResponse, ReturnType<typeof networkingSwitchPortListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.networkingSwitchPortList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: networkingSwitchPortListQueryKey(options)
});

export const networkingSwitchPortStatusQueryKey = (options: Options<NetworkingSwitchPortStatusData>) => createQueryKey('networkingSwitchPortStatus', options, false, ['switch_port', 'switch_port.status']);

/**
 * Reports the live link state of a switch port.
 */
export const networkingSwitchPortStatusOptions = (options: Options<NetworkingSwitchPortStatusData>) => queryOptions<NetworkingSwitchPortStatusResponse, DefaultError, NetworkingSwitchPortStatusResponse, ReturnType<typeof networkingSwitchPortStatusQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.networkingSwitchPortStatus({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: networkingSwitchPortStatusQueryKey(options)
});

export const switchListQueryKey = (options?: Options<SwitchListData>) => createQueryKey('switchList', options, false, ['switch']);

/**
 * Lists the rack switches.
 */
export const switchListOptions = (options?: Options<SwitchListData>) => queryOptions<SwitchListResponse, DefaultError, SwitchListResponse, ReturnType<typeof switchListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.switchList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: switchListQueryKey(options)
});

export const switchViewQueryKey = (options: Options<SwitchViewData>) => createQueryKey('switchView', options, false, ['switch']);

/**
 * Fetches one rack switch.
 */
export const switchViewOptions = (options: Options<SwitchViewData>) => queryOptions<SwitchViewResponse, DefaultError, SwitchViewResponse, ReturnType<typeof switchViewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.switchView({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: switchViewQueryKey(options)
});
