// Generated from openapi/ by `npm run generate`. Do not edit: change the source or add an override.

import { queryOptions, type DefaultError } from '@tanstack/react-query';

import type { Options } from '../options.gen.ts';
import { createQueryKey } from '../query-key.gen.ts';
import { networkingSwitchPortList, networkingSwitchPortStatus, physicalDiskList, physicalDiskView, rackList, rackView, sledInstanceList, sledList, sledListUninitialized, sledPhysicalDiskList, sledView, switchList, switchView } from '../sdk/system-hardware.gen.ts';
import type { NetworkingSwitchPortListData, NetworkingSwitchPortListResponse, NetworkingSwitchPortStatusData, NetworkingSwitchPortStatusResponse, PhysicalDiskListData, PhysicalDiskListResponse, PhysicalDiskViewData, PhysicalDiskViewResponse, RackListData, RackListResponse, RackViewData, RackViewResponse, SledInstanceListData, SledInstanceListResponse, SledListData, SledListResponse, SledListUninitializedData, SledListUninitializedResponse, SledPhysicalDiskListData, SledPhysicalDiskListResponse, SledViewData, SledViewResponse, SwitchListData, SwitchListResponse, SwitchViewData, SwitchViewResponse } from '../types.gen.ts';

export const physicalDiskListQueryKey = (options?: Options<PhysicalDiskListData>) => createQueryKey('physicalDiskList', options, false, ['physical_disk']);

/**
 * Lists the physical disks in service throughout the fleet.
 */
export const physicalDiskListOptions = (options?: Options<PhysicalDiskListData>) => queryOptions<PhysicalDiskListResponse, DefaultError, PhysicalDiskListResponse, ReturnType<typeof physicalDiskListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await physicalDiskList({
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
        const { data } = await physicalDiskView({
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
        const { data } = await rackList({
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
        const { data } = await rackView({
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
        const { data } = await sledList({
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
        const { data } = await sledListUninitialized({
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
        const { data } = await sledView({
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
        const { data } = await sledPhysicalDiskList({
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
        const { data } = await sledInstanceList({
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
        const { data } = await networkingSwitchPortList({
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
        const { data } = await networkingSwitchPortStatus({
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
        const { data } = await switchList({
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
        const { data } = await switchView({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: switchViewQueryKey(options)
});
