// Generated from openapi/ by `npm run generate`. Do not edit: change the source or add an override.

import { queryOptions, type DefaultError } from '@tanstack/react-query';

import type { Options } from '../options.gen.ts';
import { createQueryKey } from '../query-key.gen.ts';
import * as sdk from '../sdk/system-silos.gen.ts';
import type { SamlIdentityProviderViewData, SamlIdentityProviderViewResponse, ScimTokenListData, ScimTokenListResponse, ScimTokenViewData, ScimTokenViewResponse, SiloIdentityProviderListData, SiloIdentityProviderListResponse, SiloIpPoolListData, SiloIpPoolListResponse, SiloListData, SiloListResponse, SiloPolicyViewData, SiloPolicyViewResponse, SiloQuotasViewData, SiloQuotasViewResponse, SiloUserListData, SiloUserListResponse, SiloUserViewData, SiloUserViewResponse, SiloUtilizationListData, SiloUtilizationListResponse, SiloUtilizationViewData, SiloUtilizationViewResponse, SiloViewData, SiloViewResponse, SystemQuotasListData, SystemQuotasListResponse, UserBuiltinListData, UserBuiltinListResponse, UserBuiltinViewData, UserBuiltinViewResponse } from '../types.gen.ts';

export const siloIdentityProviderListQueryKey = (options?: Options<SiloIdentityProviderListData>) => createQueryKey('siloIdentityProviderList', options, false, ['identity_provider']);

/**
 * Lists the identity providers set up for one silo; empty for a silo with local users.
 */
export const siloIdentityProviderListOptions = (options?: Options<SiloIdentityProviderListData>) => queryOptions<SiloIdentityProviderListResponse, DefaultError, SiloIdentityProviderListResponse, ReturnType<typeof siloIdentityProviderListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.siloIdentityProviderList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: siloIdentityProviderListQueryKey(options)
});

export const samlIdentityProviderViewQueryKey = (options: Options<SamlIdentityProviderViewData>) => createQueryKey('samlIdentityProviderView', options, false, ['identity_provider']);

/**
 * Fetches the settings of one SAML identity provider; private key and metadata are never returned.
 */
export const samlIdentityProviderViewOptions = (options: Options<SamlIdentityProviderViewData>) => queryOptions<SamlIdentityProviderViewResponse, DefaultError, SamlIdentityProviderViewResponse, ReturnType<typeof samlIdentityProviderViewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.samlIdentityProviderView({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: samlIdentityProviderViewQueryKey(options)
});

export const scimTokenListQueryKey = (options: Options<ScimTokenListData>) => createQueryKey('scimTokenList', options, false, ['scim_token']);

/**
 * Lists the SCIM client tokens of a silo, without their secrets.
 */
export const scimTokenListOptions = (options: Options<ScimTokenListData>) => queryOptions<ScimTokenListResponse, DefaultError, ScimTokenListResponse, ReturnType<typeof scimTokenListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.scimTokenList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: scimTokenListQueryKey(options)
});

export const scimTokenViewQueryKey = (options: Options<ScimTokenViewData>) => createQueryKey('scimTokenView', options, false, ['scim_token']);

/**
 * Fetches one SCIM token's record, without the secret.
 */
export const scimTokenViewOptions = (options: Options<ScimTokenViewData>) => queryOptions<ScimTokenViewResponse, DefaultError, ScimTokenViewResponse, ReturnType<typeof scimTokenViewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.scimTokenView({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: scimTokenViewQueryKey(options)
});

export const systemQuotasListQueryKey = (options?: Options<SystemQuotasListData>) => createQueryKey('systemQuotasList', options, false, ['silo_quota']);

/**
 * Lists the resource quotas of all silos.
 */
export const systemQuotasListOptions = (options?: Options<SystemQuotasListData>) => queryOptions<SystemQuotasListResponse, DefaultError, SystemQuotasListResponse, ReturnType<typeof systemQuotasListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.systemQuotasList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: systemQuotasListQueryKey(options)
});

export const siloListQueryKey = (options?: Options<SiloListData>) => createQueryKey('siloList', options, false, ['silo']);

/**
 * Lists the discoverable silos; hidden ones can still be fetched by name or ID.
 */
export const siloListOptions = (options?: Options<SiloListData>) => queryOptions<SiloListResponse, DefaultError, SiloListResponse, ReturnType<typeof siloListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.siloList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: siloListQueryKey(options)
});

export const siloViewQueryKey = (options: Options<SiloViewData>) => createQueryKey('siloView', options, false, ['silo', 'silo.fleet_roles']);

/**
 * Fetches one silo by name or ID, even if it is not discoverable.
 */
export const siloViewOptions = (options: Options<SiloViewData>) => queryOptions<SiloViewResponse, DefaultError, SiloViewResponse, ReturnType<typeof siloViewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.siloView({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: siloViewQueryKey(options)
});

export const siloIpPoolListQueryKey = (options: Options<SiloIpPoolListData>) => createQueryKey('siloIpPoolList', options, false, [
    'ip_pool',
    'ip_pool_silo',
    'silo'
]);

/**
 * Lists the IP pools linked to a silo and marks the default one.
 */
export const siloIpPoolListOptions = (options: Options<SiloIpPoolListData>) => queryOptions<SiloIpPoolListResponse, DefaultError, SiloIpPoolListResponse, ReturnType<typeof siloIpPoolListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.siloIpPoolList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: siloIpPoolListQueryKey(options)
});

export const siloPolicyViewQueryKey = (options: Options<SiloPolicyViewData>) => createQueryKey('siloPolicyView', options, false, ['silo_role']);

/**
 * Fetches the role assignments of any silo, as seen by an operator.
 */
export const siloPolicyViewOptions = (options: Options<SiloPolicyViewData>) => queryOptions<SiloPolicyViewResponse, DefaultError, SiloPolicyViewResponse, ReturnType<typeof siloPolicyViewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.siloPolicyView({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: siloPolicyViewQueryKey(options)
});

export const siloQuotasViewQueryKey = (options: Options<SiloQuotasViewData>) => createQueryKey('siloQuotasView', options, false, ['silo', 'silo.quotas']);

/**
 * Fetches the CPU, memory and storage limits of one silo.
 */
export const siloQuotasViewOptions = (options: Options<SiloQuotasViewData>) => queryOptions<SiloQuotasViewResponse, DefaultError, SiloQuotasViewResponse, ReturnType<typeof siloQuotasViewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.siloQuotasView({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: siloQuotasViewQueryKey(options)
});

export const siloUserListQueryKey = (options?: Options<SiloUserListData>) => createQueryKey('siloUserList', options, false, ['user']);

/**
 * Lists the users of a given silo.
 */
export const siloUserListOptions = (options?: Options<SiloUserListData>) => queryOptions<SiloUserListResponse, DefaultError, SiloUserListResponse, ReturnType<typeof siloUserListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.siloUserList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: siloUserListQueryKey(options)
});

export const userBuiltinListQueryKey = (options?: Options<UserBuiltinListData>) => createQueryKey('userBuiltinList', options, false, ['user_builtin']);

/**
 * Lists the system's own built-in accounts, by name.
 */
export const userBuiltinListOptions = (options?: Options<UserBuiltinListData>) => queryOptions<UserBuiltinListResponse, DefaultError, UserBuiltinListResponse, ReturnType<typeof userBuiltinListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.userBuiltinList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: userBuiltinListQueryKey(options)
});

export const userBuiltinViewQueryKey = (options: Options<UserBuiltinViewData>) => createQueryKey('userBuiltinView', options, false, ['user_builtin']);

/**
 * Fetches one of the system's built-in accounts.
 */
export const userBuiltinViewOptions = (options: Options<UserBuiltinViewData>) => queryOptions<UserBuiltinViewResponse, DefaultError, UserBuiltinViewResponse, ReturnType<typeof userBuiltinViewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.userBuiltinView({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: userBuiltinViewQueryKey(options)
});

export const siloUserViewQueryKey = (options: Options<SiloUserViewData>) => createQueryKey('siloUserView', options, false, ['user']);

/**
 * Fetches one user of a given silo.
 */
export const siloUserViewOptions = (options: Options<SiloUserViewData>) => queryOptions<SiloUserViewResponse, DefaultError, SiloUserViewResponse, ReturnType<typeof siloUserViewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.siloUserView({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: siloUserViewQueryKey(options)
});

export const siloUtilizationListQueryKey = (options?: Options<SiloUtilizationListData>) => createQueryKey('siloUtilizationList', options, false, ['silo_utilization']);

/**
 * Lists quota and current use for each silo.
 */
export const siloUtilizationListOptions = (options?: Options<SiloUtilizationListData>) => queryOptions<SiloUtilizationListResponse, DefaultError, SiloUtilizationListResponse, ReturnType<typeof siloUtilizationListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.siloUtilizationList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: siloUtilizationListQueryKey(options)
});

export const siloUtilizationViewQueryKey = (options: Options<SiloUtilizationViewData>) => createQueryKey('siloUtilizationView', options, false, ['silo', 'silo_utilization']);

/**
 * Compares one silo's quotas with the resources it has in use.
 */
export const siloUtilizationViewOptions = (options: Options<SiloUtilizationViewData>) => queryOptions<SiloUtilizationViewResponse, DefaultError, SiloUtilizationViewResponse, ReturnType<typeof siloUtilizationViewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.siloUtilizationView({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: siloUtilizationViewQueryKey(options)
});
