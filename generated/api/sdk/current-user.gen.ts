// Generated from openapi/ by `npm run generate`. Do not edit: change the source or add an override.

import type { RequestResult } from '../../../src/api/binding.ts';

import { client } from '../../../src/api/binding.ts';
import type { Options } from '../options.gen.ts';
import type { CurrentUserGroupsData, CurrentUserGroupsResponses, CurrentUserSshKeyCreateData, CurrentUserSshKeyCreateResponses, CurrentUserSshKeyDeleteData, CurrentUserSshKeyDeleteResponses, CurrentUserSshKeyListData, CurrentUserSshKeyListResponses, CurrentUserSshKeyViewData, CurrentUserSshKeyViewResponses, CurrentUserViewData, CurrentUserViewResponses } from '../types.gen.ts';

/**
 * Fetches your own account and what it is broadly allowed to do.
 */
export const currentUserView = <ThrowOnError extends boolean = false>(options?: Options<CurrentUserViewData, ThrowOnError>): RequestResult<CurrentUserViewResponses, unknown, ThrowOnError> => (options?.client ?? client).get<CurrentUserViewResponses, unknown, ThrowOnError>({ operation: 'currentUserView', url: '/v1/me', ...options });

/**
 * Lists the groups you are a member of.
 */
export const currentUserGroups = <ThrowOnError extends boolean = false>(options?: Options<CurrentUserGroupsData, ThrowOnError>): RequestResult<CurrentUserGroupsResponses, unknown, ThrowOnError> => (options?.client ?? client).get<CurrentUserGroupsResponses, unknown, ThrowOnError>({ operation: 'currentUserGroups', answer: { rows: 'items' }, url: '/v1/me/groups', ...options });

/**
 * Lists your own SSH public keys.
 */
export const currentUserSshKeyList = <ThrowOnError extends boolean = false>(options?: Options<CurrentUserSshKeyListData, ThrowOnError>): RequestResult<CurrentUserSshKeyListResponses, unknown, ThrowOnError> => (options?.client ?? client).get<CurrentUserSshKeyListResponses, unknown, ThrowOnError>({ operation: 'currentUserSshKeyList', answer: { rows: 'items' }, url: '/v1/me/ssh-keys', ...options });

/**
 * Stores an SSH public key for use with your new instances.
 */
export const currentUserSshKeyCreate = <ThrowOnError extends boolean = false>(options: Options<CurrentUserSshKeyCreateData, ThrowOnError>): RequestResult<CurrentUserSshKeyCreateResponses, unknown, ThrowOnError> => (options.client ?? client).post<CurrentUserSshKeyCreateResponses, unknown, ThrowOnError>({
    operation: 'currentUserSshKeyCreate',
    url: '/v1/me/ssh-keys',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Deletes one of your SSH keys; instances created with it are not changed.
 */
export const currentUserSshKeyDelete = <ThrowOnError extends boolean = false>(options: Options<CurrentUserSshKeyDeleteData, ThrowOnError>): RequestResult<CurrentUserSshKeyDeleteResponses, unknown, ThrowOnError> => (options.client ?? client).delete<CurrentUserSshKeyDeleteResponses, unknown, ThrowOnError>({ operation: 'currentUserSshKeyDelete', url: '/v1/me/ssh-keys/{sshKey}', ...options });

/**
 * Fetches one of your own SSH public keys.
 */
export const currentUserSshKeyView = <ThrowOnError extends boolean = false>(options: Options<CurrentUserSshKeyViewData, ThrowOnError>): RequestResult<CurrentUserSshKeyViewResponses, unknown, ThrowOnError> => (options.client ?? client).get<CurrentUserSshKeyViewResponses, unknown, ThrowOnError>({ operation: 'currentUserSshKeyView', url: '/v1/me/ssh-keys/{sshKey}', ...options });
