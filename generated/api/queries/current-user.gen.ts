// Generated from openapi/ by `npm run generate`. Do not edit: change the source or add an override.

import { queryOptions, type DefaultError } from '@tanstack/react-query';

import type { Options } from '../options.gen.ts';
import { createQueryKey } from '../query-key.gen.ts';
import * as sdk from '../sdk/current-user.gen.ts';
import type { CurrentUserGroupsData, CurrentUserGroupsResponse, CurrentUserSshKeyListData, CurrentUserSshKeyListResponse, CurrentUserSshKeyViewData, CurrentUserSshKeyViewResponse, CurrentUserViewData, CurrentUserViewResponse } from '../types.gen.ts';

export const currentUserViewQueryKey = (options?: Options<CurrentUserViewData>) => createQueryKey('currentUserView', options, false, ['current_user']);

/**
 * Fetches your own account and what it is broadly allowed to do.
 */
export const currentUserViewOptions = (options?: Options<CurrentUserViewData>) => queryOptions<CurrentUserViewResponse, DefaultError, CurrentUserViewResponse, ReturnType<typeof currentUserViewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.currentUserView({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: currentUserViewQueryKey(options)
});

export const currentUserGroupsQueryKey = (options?: Options<CurrentUserGroupsData>) => createQueryKey('currentUserGroups', options, false, ['group']);

/**
 * Lists the groups you are a member of.
 */
export const currentUserGroupsOptions = (options?: Options<CurrentUserGroupsData>) => queryOptions<CurrentUserGroupsResponse, DefaultError, CurrentUserGroupsResponse, ReturnType<typeof currentUserGroupsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.currentUserGroups({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: currentUserGroupsQueryKey(options)
});

export const currentUserSshKeyListQueryKey = (options?: Options<CurrentUserSshKeyListData>) => createQueryKey('currentUserSshKeyList', options, false, ['ssh_key']);

/**
 * Lists your own SSH public keys.
 */
export const currentUserSshKeyListOptions = (options?: Options<CurrentUserSshKeyListData>) => queryOptions<CurrentUserSshKeyListResponse, DefaultError, CurrentUserSshKeyListResponse, ReturnType<typeof currentUserSshKeyListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.currentUserSshKeyList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: currentUserSshKeyListQueryKey(options)
});

export const currentUserSshKeyViewQueryKey = (options: Options<CurrentUserSshKeyViewData>) => createQueryKey('currentUserSshKeyView', options, false, ['ssh_key']);

/**
 * Fetches one of your own SSH public keys.
 */
export const currentUserSshKeyViewOptions = (options: Options<CurrentUserSshKeyViewData>) => queryOptions<CurrentUserSshKeyViewResponse, DefaultError, CurrentUserSshKeyViewResponse, ReturnType<typeof currentUserSshKeyViewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.currentUserSshKeyView({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: currentUserSshKeyViewQueryKey(options)
});
