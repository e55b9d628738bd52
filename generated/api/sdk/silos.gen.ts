// Generated from openapi/ by `npm run generate`. Do not edit: change the source or add an override.

import type { RequestResult } from '../../../src/api/binding.ts';

import { client } from '../../../src/api/binding.ts';
import type { Options } from '../options.gen.ts';
import type { AuthSettingsUpdateData, AuthSettingsUpdateResponses, AuthSettingsViewData, AuthSettingsViewResponses, CertificateCreateData, CertificateCreateResponses, CertificateDeleteData, CertificateDeleteResponses, CertificateListData, CertificateListResponses, CertificateViewData, CertificateViewResponses, GroupListData, GroupListResponses, GroupViewData, GroupViewResponses, PolicyUpdateData, PolicyUpdateResponses, PolicyViewData, PolicyViewResponses, UserListData, UserListResponses, UserLogoutData, UserLogoutResponses, UserSessionListData, UserSessionListResponses, UserTokenListData, UserTokenListResponses, UserViewData, UserViewResponses, UtilizationViewData, UtilizationViewResponses } from '../types.gen.ts';

/**
 * Fetches the login and token settings of your own silo.
 */
export const authSettingsView = <ThrowOnError extends boolean = false>(options?: Options<AuthSettingsViewData, ThrowOnError>): RequestResult<AuthSettingsViewResponses, unknown, ThrowOnError> => (options?.client ?? client).get<AuthSettingsViewResponses, unknown, ThrowOnError>({ operation: 'authSettingsView', url: '/v1/auth-settings', ...options });

/**
 * Changes the login and token settings of your own silo; existing tokens are unaffected.
 */
export const authSettingsUpdate = <ThrowOnError extends boolean = false>(options: Options<AuthSettingsUpdateData, ThrowOnError>): RequestResult<AuthSettingsUpdateResponses, unknown, ThrowOnError> => (options.client ?? client).put<AuthSettingsUpdateResponses, unknown, ThrowOnError>({
    operation: 'authSettingsUpdate',
    url: '/v1/auth-settings',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Lists the TLS certificates of your own silo.
 */
export const certificateList = <ThrowOnError extends boolean = false>(options?: Options<CertificateListData, ThrowOnError>): RequestResult<CertificateListResponses, unknown, ThrowOnError> => (options?.client ?? client).get<CertificateListResponses, unknown, ThrowOnError>({ operation: 'certificateList', answer: { rows: 'items' }, url: '/v1/certificates', ...options });

/**
 * Uploads a TLS certificate with its private key for your own silo.
 */
export const certificateCreate = <ThrowOnError extends boolean = false>(options: Options<CertificateCreateData, ThrowOnError>): RequestResult<CertificateCreateResponses, unknown, ThrowOnError> => (options.client ?? client).post<CertificateCreateResponses, unknown, ThrowOnError>({
    operation: 'certificateCreate',
    url: '/v1/certificates',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Removes a TLS certificate from your own silo.
 */
export const certificateDelete = <ThrowOnError extends boolean = false>(options: Options<CertificateDeleteData, ThrowOnError>): RequestResult<CertificateDeleteResponses, unknown, ThrowOnError> => (options.client ?? client).delete<CertificateDeleteResponses, unknown, ThrowOnError>({ operation: 'certificateDelete', url: '/v1/certificates/{certificate}', ...options });

/**
 * Fetches one TLS certificate; its private key is never returned.
 */
export const certificateView = <ThrowOnError extends boolean = false>(options: Options<CertificateViewData, ThrowOnError>): RequestResult<CertificateViewResponses, unknown, ThrowOnError> => (options.client ?? client).get<CertificateViewResponses, unknown, ThrowOnError>({ operation: 'certificateView', url: '/v1/certificates/{certificate}', ...options });

/**
 * Lists the user groups of your own silo.
 */
export const groupList = <ThrowOnError extends boolean = false>(options?: Options<GroupListData, ThrowOnError>): RequestResult<GroupListResponses, unknown, ThrowOnError> => (options?.client ?? client).get<GroupListResponses, unknown, ThrowOnError>({ operation: 'groupList', answer: { rows: 'items' }, url: '/v1/groups', ...options });

/**
 * Fetches one user group of your own silo.
 */
export const groupView = <ThrowOnError extends boolean = false>(options: Options<GroupViewData, ThrowOnError>): RequestResult<GroupViewResponses, unknown, ThrowOnError> => (options.client ?? client).get<GroupViewResponses, unknown, ThrowOnError>({ operation: 'groupView', url: '/v1/groups/{groupId}', ...options });

/**
 * Fetches the role assignments of your own silo.
 */
export const policyView = <ThrowOnError extends boolean = false>(options?: Options<PolicyViewData, ThrowOnError>): RequestResult<PolicyViewResponses, unknown, ThrowOnError> => (options?.client ?? client).get<PolicyViewResponses, unknown, ThrowOnError>({ operation: 'policyView', answer: { rows: 'roleAssignments' }, url: '/v1/policy', ...options });

/**
 * Replaces all role assignments of your own silo; entries left out lose their access.
 */
export const policyUpdate = <ThrowOnError extends boolean = false>(options: Options<PolicyUpdateData, ThrowOnError>): RequestResult<PolicyUpdateResponses, unknown, ThrowOnError> => (options.client ?? client).put<PolicyUpdateResponses, unknown, ThrowOnError>({
    operation: 'policyUpdate',
    answer: { rows: 'roleAssignments' },
    url: '/v1/policy',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Lists the users of your own silo, optionally only the members of one group.
 */
export const userList = <ThrowOnError extends boolean = false>(options?: Options<UserListData, ThrowOnError>): RequestResult<UserListResponses, unknown, ThrowOnError> => (options?.client ?? client).get<UserListResponses, unknown, ThrowOnError>({ operation: 'userList', answer: { rows: 'items' }, url: '/v1/users', ...options });

/**
 * Fetches one user of your own silo.
 */
export const userView = <ThrowOnError extends boolean = false>(options: Options<UserViewData, ThrowOnError>): RequestResult<UserViewResponses, unknown, ThrowOnError> => (options.client ?? client).get<UserViewResponses, unknown, ThrowOnError>({ operation: 'userView', url: '/v1/users/{userId}', ...options });

/**
 * Lists a user's unexpired access tokens, for that user or a silo admin.
 */
export const userTokenList = <ThrowOnError extends boolean = false>(options: Options<UserTokenListData, ThrowOnError>): RequestResult<UserTokenListResponses, unknown, ThrowOnError> => (options.client ?? client).get<UserTokenListResponses, unknown, ThrowOnError>({ operation: 'userTokenList', answer: { rows: 'items' }, url: '/v1/users/{userId}/access-tokens', ...options });

/**
 * Ends all sessions of a user and revokes all their access tokens.
 */
export const userLogout = <ThrowOnError extends boolean = false>(options: Options<UserLogoutData, ThrowOnError>): RequestResult<UserLogoutResponses, unknown, ThrowOnError> => (options.client ?? client).post<UserLogoutResponses, unknown, ThrowOnError>({ operation: 'userLogout', url: '/v1/users/{userId}/logout', ...options });

/**
 * Lists a user's live console sessions, for that user or a silo admin.
 */
export const userSessionList = <ThrowOnError extends boolean = false>(options: Options<UserSessionListData, ThrowOnError>): RequestResult<UserSessionListResponses, unknown, ThrowOnError> => (options.client ?? client).get<UserSessionListResponses, unknown, ThrowOnError>({ operation: 'userSessionList', answer: { rows: 'items' }, url: '/v1/users/{userId}/sessions', ...options });

/**
 * Compares your own silo's limits with the resources in use.
 */
export const utilizationView = <ThrowOnError extends boolean = false>(options?: Options<UtilizationViewData, ThrowOnError>): RequestResult<UtilizationViewResponses, unknown, ThrowOnError> => (options?.client ?? client).get<UtilizationViewResponses, unknown, ThrowOnError>({ operation: 'utilizationView', url: '/v1/utilization', ...options });
