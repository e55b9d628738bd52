// Generated from openapi/ by `npm run generate`. Do not edit: change the source or add an override.

import type { RequestResult } from '../../../src/api/binding.ts';

import { client } from '../../../src/api/binding.ts';
import type { Options } from '../options.gen.ts';
import type { NetworkingSwitchPortApplySettingsData, NetworkingSwitchPortApplySettingsResponses, NetworkingSwitchPortClearSettingsData, NetworkingSwitchPortClearSettingsResponses, NetworkingSwitchPortListData, NetworkingSwitchPortListResponses, NetworkingSwitchPortStatusData, NetworkingSwitchPortStatusResponses, PhysicalDiskListData, PhysicalDiskListResponses, PhysicalDiskViewData, PhysicalDiskViewResponses, RackListData, RackListResponses, RackViewData, RackViewResponses, SledAddData, SledAddResponses, SledInstanceListData, SledInstanceListResponses, SledListData, SledListResponses, SledListUninitializedData, SledListUninitializedResponses, SledPhysicalDiskListData, SledPhysicalDiskListResponses, SledSetProvisionPolicyData, SledSetProvisionPolicyResponses, SledViewData, SledViewResponses, SwitchListData, SwitchListResponses, SwitchViewData, SwitchViewResponses } from '../types.gen.ts';

/**
 * Lists the physical disks in service throughout the fleet.
 */
export const physicalDiskList = <ThrowOnError extends boolean = false>(options?: Options<PhysicalDiskListData, ThrowOnError>): RequestResult<PhysicalDiskListResponses, unknown, ThrowOnError> => (options?.client ?? client).get<PhysicalDiskListResponses, unknown, ThrowOnError>({ operation: 'physicalDiskList', answer: { rows: 'items' }, url: '/v1/system/hardware/disks', ...options });

/**
 * Fetches one physical disk with its policy and state.
 */
export const physicalDiskView = <ThrowOnError extends boolean = false>(options: Options<PhysicalDiskViewData, ThrowOnError>): RequestResult<PhysicalDiskViewResponses, unknown, ThrowOnError> => (options.client ?? client).get<PhysicalDiskViewResponses, unknown, ThrowOnError>({ operation: 'physicalDiskView', url: '/v1/system/hardware/disks/{diskId}', ...options });

/**
 * Lists the racks of the system.
 */
export const rackList = <ThrowOnError extends boolean = false>(options?: Options<RackListData, ThrowOnError>): RequestResult<RackListResponses, unknown, ThrowOnError> => (options?.client ?? client).get<RackListResponses, unknown, ThrowOnError>({ operation: 'rackList', answer: { rows: 'items' }, url: '/v1/system/hardware/racks', ...options });

/**
 * Fetches one rack.
 */
export const rackView = <ThrowOnError extends boolean = false>(options: Options<RackViewData, ThrowOnError>): RequestResult<RackViewResponses, unknown, ThrowOnError> => (options.client ?? client).get<RackViewResponses, unknown, ThrowOnError>({ operation: 'rackView', url: '/v1/system/hardware/racks/{rackId}', ...options });

/**
 * Lists the sleds in service; removed ones can still be fetched by ID.
 */
export const sledList = <ThrowOnError extends boolean = false>(options?: Options<SledListData, ThrowOnError>): RequestResult<SledListResponses, unknown, ThrowOnError> => (options?.client ?? client).get<SledListResponses, unknown, ThrowOnError>({ operation: 'sledList', answer: { rows: 'items' }, url: '/v1/system/hardware/sleds', ...options });

/**
 * Brings an uninitialised sled into service; it appears in the sled list some minutes later.
 */
export const sledAdd = <ThrowOnError extends boolean = false>(options: Options<SledAddData, ThrowOnError>): RequestResult<SledAddResponses, unknown, ThrowOnError> => (options.client ?? client).post<SledAddResponses, unknown, ThrowOnError>({
    operation: 'sledAdd',
    url: '/v1/system/hardware/sleds',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Lists sleds that are present in a rack but not yet in service.
 */
export const sledListUninitialized = <ThrowOnError extends boolean = false>(options?: Options<SledListUninitializedData, ThrowOnError>): RequestResult<SledListUninitializedResponses, unknown, ThrowOnError> => (options?.client ?? client).get<SledListUninitializedResponses, unknown, ThrowOnError>({ operation: 'sledListUninitialized', answer: { rows: 'items' }, url: '/v1/system/hardware/sleds-uninitialized', ...options });

/**
 * Fetches one sled, whether in service or removed.
 */
export const sledView = <ThrowOnError extends boolean = false>(options: Options<SledViewData, ThrowOnError>): RequestResult<SledViewResponses, unknown, ThrowOnError> => (options.client ?? client).get<SledViewResponses, unknown, ThrowOnError>({ operation: 'sledView', url: '/v1/system/hardware/sleds/{sledId}', ...options });

/**
 * Lists the physical disks plugged into one sled.
 */
export const sledPhysicalDiskList = <ThrowOnError extends boolean = false>(options: Options<SledPhysicalDiskListData, ThrowOnError>): RequestResult<SledPhysicalDiskListResponses, unknown, ThrowOnError> => (options.client ?? client).get<SledPhysicalDiskListResponses, unknown, ThrowOnError>({ operation: 'sledPhysicalDiskList', answer: { rows: 'items' }, url: '/v1/system/hardware/sleds/{sledId}/disks', ...options });

/**
 * Lists the instances, of all silos, that now run on a sled.
 */
export const sledInstanceList = <ThrowOnError extends boolean = false>(options: Options<SledInstanceListData, ThrowOnError>): RequestResult<SledInstanceListResponses, unknown, ThrowOnError> => (options.client ?? client).get<SledInstanceListResponses, unknown, ThrowOnError>({ operation: 'sledInstanceList', answer: { rows: 'items' }, url: '/v1/system/hardware/sleds/{sledId}/instances', ...options });

/**
 * Allows or stops placing new instances on a sled; those already there stay.
 */
export const sledSetProvisionPolicy = <ThrowOnError extends boolean = false>(options: Options<SledSetProvisionPolicyData, ThrowOnError>): RequestResult<SledSetProvisionPolicyResponses, unknown, ThrowOnError> => (options.client ?? client).put<SledSetProvisionPolicyResponses, unknown, ThrowOnError>({
    operation: 'sledSetProvisionPolicy',
    url: '/v1/system/hardware/sleds/{sledId}/provision-policy',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Lists the switch ports, with the settings applied to each.
 */
export const networkingSwitchPortList = <ThrowOnError extends boolean = false>(options?: Options<NetworkingSwitchPortListData, ThrowOnError>): RequestResult<NetworkingSwitchPortListResponses, unknown, ThrowOnError> => (options?.client ?? client).get<NetworkingSwitchPortListResponses, unknown, ThrowOnError>({ operation: 'networkingSwitchPortList', answer: { rows: 'items' }, url: '/v1/system/hardware/switch-port', ...options });

/**
 * Takes away the settings that are in effect on a switch port.
 */
export const networkingSwitchPortClearSettings = <ThrowOnError extends boolean = false>(options: Options<NetworkingSwitchPortClearSettingsData, ThrowOnError>): RequestResult<NetworkingSwitchPortClearSettingsResponses, unknown, ThrowOnError> => (options.client ?? client).delete<NetworkingSwitchPortClearSettingsResponses, unknown, ThrowOnError>({ operation: 'networkingSwitchPortClearSettings', url: '/v1/system/hardware/switch-port/{port}/settings', ...options });

/**
 * Puts a named set of port settings into effect on a switch port.
 */
export const networkingSwitchPortApplySettings = <ThrowOnError extends boolean = false>(options: Options<NetworkingSwitchPortApplySettingsData, ThrowOnError>): RequestResult<NetworkingSwitchPortApplySettingsResponses, unknown, ThrowOnError> => (options.client ?? client).post<NetworkingSwitchPortApplySettingsResponses, unknown, ThrowOnError>({
    operation: 'networkingSwitchPortApplySettings',
    url: '/v1/system/hardware/switch-port/{port}/settings',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Reports the live link state of a switch port.
 */
export const networkingSwitchPortStatus = <ThrowOnError extends boolean = false>(options: Options<NetworkingSwitchPortStatusData, ThrowOnError>): RequestResult<NetworkingSwitchPortStatusResponses, unknown, ThrowOnError> => (options.client ?? client).get<NetworkingSwitchPortStatusResponses, unknown, ThrowOnError>({ operation: 'networkingSwitchPortStatus', answer: 'anything', url: '/v1/system/hardware/switch-port/{port}/status', ...options });

/**
 * Lists the rack switches.
 */
export const switchList = <ThrowOnError extends boolean = false>(options?: Options<SwitchListData, ThrowOnError>): RequestResult<SwitchListResponses, unknown, ThrowOnError> => (options?.client ?? client).get<SwitchListResponses, unknown, ThrowOnError>({ operation: 'switchList', answer: { rows: 'items' }, url: '/v1/system/hardware/switches', ...options });

/**
 * Fetches one rack switch.
 */
export const switchView = <ThrowOnError extends boolean = false>(options: Options<SwitchViewData, ThrowOnError>): RequestResult<SwitchViewResponses, unknown, ThrowOnError> => (options.client ?? client).get<SwitchViewResponses, unknown, ThrowOnError>({ operation: 'switchView', url: '/v1/system/hardware/switches/{switchId}', ...options });
