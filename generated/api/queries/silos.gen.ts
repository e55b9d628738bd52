// Generated from openapi/ by `npm run generate`. Do not edit: change the source or add an override.

import { queryOptions, type DefaultError } from '@tanstack/react-query';

import type { Options } from '../options.gen.ts';
import { createQueryKey } from '../query-key.gen.ts';
import * as sdk from '../sdk/silos.gen.ts';
import type { AuthSettingsViewData, AuthSettingsViewResponse, CertificateListData, CertificateListResponse, CertificateViewData, CertificateViewResponse, GroupListData, GroupListResponse, GroupViewData, GroupViewResponse, PolicyViewData, PolicyViewResponse, UserListData, UserListResponse, UserSessionListData, UserSessionListResponse, UserTokenListData, UserTokenListResponse, UserViewData, UserViewResponse, UtilizationViewData, UtilizationViewResponse } from '../types.gen.ts';

export const authSettingsViewQueryKey = (options?: Options<AuthSettingsViewData>) => createQueryKey('authSettingsView', options, false, ['auth_settings']);

/**
 * Fetches the login and token settings of your own silo.
 */
export const authSettingsViewOptions = (options?: Options<AuthSettingsViewData>) => queryOptions<AuthSettingsViewResponse, DefaultError, AuthSettingsViewResponse, ReturnType<typeof authSettingsViewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.authSettingsView({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: authSettingsViewQueryKey(options)
});

export const certificateListQueryKey = (options?: Options<CertificateListData>) => createQueryKey('certificateList', options, false, ['certificate']);

/**
 * Lists the TLS certificates of your own silo.
 */
export const certificateListOptions = (options?: Options<CertificateListData>) => queryOptions<CertificateListResponse, DefaultError, CertificateListResponse, ReturnType<typeof certificateListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.certificateList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: certificateListQueryKey(options)
});

export const certificateViewQueryKey = (options: Options<CertificateViewData>) => createQueryKey('certificateView', options, false, ['certificate']);

/**
 * Fetches one TLS certificate; its private key is never returned.
 */
export const certificateViewOptions = (options: Options<CertificateViewData>) => queryOptions<CertificateViewResponse, DefaultError, CertificateViewResponse, ReturnType<typeof certificateViewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.certificateView({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: certificateViewQueryKey(options)
});

export const groupListQueryKey = (options?: Options<GroupListData>) => createQueryKey('groupList', options, false, ['group']);

/**
 * Lists the user groups of your own silo.
 */
export const groupListOptions = (options?: Options<GroupListData>) => queryOptions<GroupListResponse, DefaultError, GroupListResponse, ReturnType<typeof groupListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.groupList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: groupListQueryKey(options)
});

export const groupViewQueryKey = (options: Options<GroupViewData>) => createQueryKey('groupView', options, false, ['group']);

/**
 * Fetches one user group of your own silo.
 */
export const groupViewOptions = (options: Options<GroupViewData>) => queryOptions<GroupViewResponse, DefaultError, GroupViewResponse, ReturnType<typeof groupViewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.groupView({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: groupViewQueryKey(options)
});

export const policyViewQueryKey = (options?: Options<PolicyViewData>) => createQueryKey('policyView', options, false, ['silo_access']);

/**
 * Fetches the role assignments of your own silo.
 */
export const policyViewOptions = (options?: Options<PolicyViewData>) => queryOptions<PolicyViewResponse, DefaultError, PolicyViewResponse, ReturnType<typeof policyViewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.policyView({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: policyViewQueryKey(options)
});

export const userListQueryKey = (options?: Options<UserListData>) => createQueryKey('userList', options, false, ['user']);

/**
 * Lists the users of your own silo, optionally only the members of one group.
 */
export const userListOptions = (options?: Options<UserListData>) => queryOptions<UserListResponse, DefaultError, UserListResponse, ReturnType<typeof userListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.userList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: userListQueryKey(options)
});

export const userViewQueryKey = (options: Options<UserViewData>) => createQueryKey('userView', options, false, ['user']);

/**
 * Fetches one user of your own silo.
 */
export const userViewOptions = (options: Options<UserViewData>) => queryOptions<UserViewResponse, DefaultError, UserViewResponse, ReturnType<typeof userViewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.userView({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: userViewQueryKey(options)
});

export const userTokenListQueryKey = (options: Options<UserTokenListData>) => createQueryKey('userTokenList', options, false, ['access_token']);

/**
 * Lists a user's unexpired access tokens, for that user or a silo admin.
 */
export const userTokenListOptions = (options: Options<UserTokenListData>) => queryOptions<UserTokenListResponse, DefaultError, UserTokenListResponse, ReturnType<typeof userTokenListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.userTokenList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: userTokenListQueryKey(options)
});

export const userSessionListQueryKey = (options: Options<UserSessionListData>) => createQueryKey('userSessionList', options, false, ['user_session']);

/**
 * Lists a user's live console sessions, for that user or a silo admin.
 */
export const userSessionListOptions = (options: Options<UserSessionListData>) => queryOptions<UserSessionListResponse, DefaultError, UserSessionListResponse, ReturnType<typeof userSessionListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.userSessionList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: userSessionListQueryKey(options)
});

export const utilizationViewQueryKey = (options?: Options<UtilizationViewData>) => createQueryKey('utilizationView', options, false, ['silo_utilization']);

/**
 * Compares your own silo's limits with the resources in use.
 */
export const utilizationViewOptions = (options?: Options<UtilizationViewData>) => queryOptions<UtilizationViewResponse, DefaultError, UtilizationViewResponse, ReturnType<typeof utilizationViewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.utilizationView({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: utilizationViewQueryKey(options)
});
