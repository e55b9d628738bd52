// Generated from openapi/ by `npm run generate`. Do not edit: change the source or add an override.

import type { RequestResult } from '../../../src/api/binding.ts';

import { client } from '../../../src/api/binding.ts';
import type { Options } from '../options.gen.ts';
import type { LocalIdpUserCreateData, LocalIdpUserCreateResponses, LocalIdpUserDeleteData, LocalIdpUserDeleteResponses, LocalIdpUserSetPasswordData, LocalIdpUserSetPasswordResponses, SamlIdentityProviderCreateData, SamlIdentityProviderCreateResponses, SamlIdentityProviderViewData, SamlIdentityProviderViewResponses, ScimTokenCreateData, ScimTokenCreateResponses, ScimTokenDeleteAllData, ScimTokenDeleteAllResponses, ScimTokenDeleteData, ScimTokenDeleteResponses, ScimTokenListData, ScimTokenListResponses, ScimTokenViewData, ScimTokenViewResponses, SiloCreateData, SiloCreateResponses, SiloDeleteData, SiloDeleteResponses, SiloIdentityProviderListData, SiloIdentityProviderListResponses, SiloIpPoolListData, SiloIpPoolListResponses, SiloListData, SiloListResponses, SiloPolicyUpdateData, SiloPolicyUpdateResponses, SiloPolicyViewData, SiloPolicyViewResponses, SiloQuotasUpdateData, SiloQuotasUpdateResponses, SiloQuotasViewData, SiloQuotasViewResponses, SiloUserListData, SiloUserListResponses, SiloUserViewData, SiloUserViewResponses, SiloUtilizationListData, SiloUtilizationListResponses, SiloUtilizationViewData, SiloUtilizationViewResponses, SiloViewData, SiloViewResponses, SystemQuotasListData, SystemQuotasListResponses, UserBuiltinListData, UserBuiltinListResponses, UserBuiltinViewData, UserBuiltinViewResponses } from '../types.gen.ts';

/**
 * Lists the identity providers set up for one silo; empty for a silo with local users.
 */
export const siloIdentityProviderList = <ThrowOnError extends boolean = false>(options?: Options<SiloIdentityProviderListData, ThrowOnError>): RequestResult<SiloIdentityProviderListResponses, unknown, ThrowOnError> => (options?.client ?? client).get<SiloIdentityProviderListResponses, unknown, ThrowOnError>({ operation: 'siloIdentityProviderList', answer: { rows: 'items' }, url: '/v1/system/identity-providers', ...options });

/**
 * Adds a user to a silo whose users are managed locally.
 */
export const localIdpUserCreate = <ThrowOnError extends boolean = false>(options: Options<LocalIdpUserCreateData, ThrowOnError>): RequestResult<LocalIdpUserCreateResponses, unknown, ThrowOnError> => (options.client ?? client).post<LocalIdpUserCreateResponses, unknown, ThrowOnError>({
    operation: 'localIdpUserCreate',
    url: '/v1/system/identity-providers/local/users',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Removes a local user from its silo.
 */
export const localIdpUserDelete = <ThrowOnError extends boolean = false>(options: Options<LocalIdpUserDeleteData, ThrowOnError>): RequestResult<LocalIdpUserDeleteResponses, unknown, ThrowOnError> => (options.client ?? client).delete<LocalIdpUserDeleteResponses, unknown, ThrowOnError>({ operation: 'localIdpUserDelete', url: '/v1/system/identity-providers/local/users/{userId}', ...options });

/**
 * Sets a new password for a local user, or bars the user from password login.
 */
export const localIdpUserSetPassword = <ThrowOnError extends boolean = false>(options: Options<LocalIdpUserSetPasswordData, ThrowOnError>): RequestResult<LocalIdpUserSetPasswordResponses, unknown, ThrowOnError> => (options.client ?? client).post<LocalIdpUserSetPasswordResponses, unknown, ThrowOnError>({
    operation: 'localIdpUserSetPassword',
    url: '/v1/system/identity-providers/local/users/{userId}/set-password',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Connects a silo to a SAML identity provider; it cannot be edited or removed later.
 */
export const samlIdentityProviderCreate = <ThrowOnError extends boolean = false>(options: Options<SamlIdentityProviderCreateData, ThrowOnError>): RequestResult<SamlIdentityProviderCreateResponses, unknown, ThrowOnError> => (options.client ?? client).post<SamlIdentityProviderCreateResponses, unknown, ThrowOnError>({
    operation: 'samlIdentityProviderCreate',
    url: '/v1/system/identity-providers/saml',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Fetches the settings of one SAML identity provider; private key and metadata are never returned.
 */
export const samlIdentityProviderView = <ThrowOnError extends boolean = false>(options: Options<SamlIdentityProviderViewData, ThrowOnError>): RequestResult<SamlIdentityProviderViewResponses, unknown, ThrowOnError> => (options.client ?? client).get<SamlIdentityProviderViewResponses, unknown, ThrowOnError>({ operation: 'samlIdentityProviderView', url: '/v1/system/identity-providers/saml/{provider}', ...options });

/**
 * Revokes every SCIM token of a silo at once.
 */
export const scimTokenDeleteAll = <ThrowOnError extends boolean = false>(options: Options<ScimTokenDeleteAllData, ThrowOnError>): RequestResult<ScimTokenDeleteAllResponses, unknown, ThrowOnError> => (options.client ?? client).delete<ScimTokenDeleteAllResponses, unknown, ThrowOnError>({ operation: 'scimTokenDeleteAll', url: '/v1/system/scim/tokens', ...options });

/**
 * Lists the SCIM client tokens of a silo, without their secrets.
 */
export const scimTokenList = <ThrowOnError extends boolean = false>(options: Options<ScimTokenListData, ThrowOnError>): RequestResult<ScimTokenListResponses, unknown, ThrowOnError> => (options.client ?? client).get<ScimTokenListResponses, unknown, ThrowOnError>({ operation: 'scimTokenList', answer: 'list', url: '/v1/system/scim/tokens', ...options });

/**
 * Issues a SCIM bearer token for a silo; its secret is shown in this response only.
 */
export const scimTokenCreate = <ThrowOnError extends boolean = false>(options: Options<ScimTokenCreateData, ThrowOnError>): RequestResult<ScimTokenCreateResponses, unknown, ThrowOnError> => (options.client ?? client).post<ScimTokenCreateResponses, unknown, ThrowOnError>({ operation: 'scimTokenCreate', url: '/v1/system/scim/tokens', ...options });

/**
 * Revokes one SCIM token, so its client loses access.
 */
export const scimTokenDelete = <ThrowOnError extends boolean = false>(options: Options<ScimTokenDeleteData, ThrowOnError>): RequestResult<ScimTokenDeleteResponses, unknown, ThrowOnError> => (options.client ?? client).delete<ScimTokenDeleteResponses, unknown, ThrowOnError>({ operation: 'scimTokenDelete', url: '/v1/system/scim/tokens/{tokenId}', ...options });

/**
 * Fetches one SCIM token's record, without the secret.
 */
export const scimTokenView = <ThrowOnError extends boolean = false>(options: Options<ScimTokenViewData, ThrowOnError>): RequestResult<ScimTokenViewResponses, unknown, ThrowOnError> => (options.client ?? client).get<ScimTokenViewResponses, unknown, ThrowOnError>({ operation: 'scimTokenView', url: '/v1/system/scim/tokens/{tokenId}', ...options });

/**
 * Lists the resource quotas of all silos.
 */
export const systemQuotasList = <ThrowOnError extends boolean = false>(options?: Options<SystemQuotasListData, ThrowOnError>): RequestResult<SystemQuotasListResponses, unknown, ThrowOnError> => (options?.client ?? client).get<SystemQuotasListResponses, unknown, ThrowOnError>({ operation: 'systemQuotasList', answer: { rows: 'items' }, url: '/v1/system/silo-quotas', ...options });

/**
 * Lists the discoverable silos; hidden ones can still be fetched by name or ID.
 */
export const siloList = <ThrowOnError extends boolean = false>(options?: Options<SiloListData, ThrowOnError>): RequestResult<SiloListResponses, unknown, ThrowOnError> => (options?.client ?? client).get<SiloListResponses, unknown, ThrowOnError>({ operation: 'siloList', answer: { rows: 'items' }, url: '/v1/system/silos', ...options });

/**
 * Creates a silo with its quotas, login mode and TLS certificates.
 */
export const siloCreate = <ThrowOnError extends boolean = false>(options: Options<SiloCreateData, ThrowOnError>): RequestResult<SiloCreateResponses, unknown, ThrowOnError> => (options.client ?? client).post<SiloCreateResponses, unknown, ThrowOnError>({
    operation: 'siloCreate',
    url: '/v1/system/silos',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Deletes a silo that holds no projects, along with its users, groups, certificates and pool links.
 */
export const siloDelete = <ThrowOnError extends boolean = false>(options: Options<SiloDeleteData, ThrowOnError>): RequestResult<SiloDeleteResponses, unknown, ThrowOnError> => (options.client ?? client).delete<SiloDeleteResponses, unknown, ThrowOnError>({ operation: 'siloDelete', url: '/v1/system/silos/{silo}', ...options });

/**
 * Fetches one silo by name or ID, even if it is not discoverable.
 */
export const siloView = <ThrowOnError extends boolean = false>(options: Options<SiloViewData, ThrowOnError>): RequestResult<SiloViewResponses, unknown, ThrowOnError> => (options.client ?? client).get<SiloViewResponses, unknown, ThrowOnError>({ operation: 'siloView', url: '/v1/system/silos/{silo}', ...options });

/**
 * Lists the IP pools linked to a silo and marks the default one.
 */
export const siloIpPoolList = <ThrowOnError extends boolean = false>(options: Options<SiloIpPoolListData, ThrowOnError>): RequestResult<SiloIpPoolListResponses, unknown, ThrowOnError> => (options.client ?? client).get<SiloIpPoolListResponses, unknown, ThrowOnError>({ operation: 'siloIpPoolList', answer: { rows: 'items' }, url: '/v1/system/silos/{silo}/ip-pools', ...options });

/**
 * Fetches the role assignments of any silo, as seen by an operator.
 */
export const siloPolicyView = <ThrowOnError extends boolean = false>(options: Options<SiloPolicyViewData, ThrowOnError>): RequestResult<SiloPolicyViewResponses, unknown, ThrowOnError> => (options.client ?? client).get<SiloPolicyViewResponses, unknown, ThrowOnError>({ operation: 'siloPolicyView', answer: { rows: 'roleAssignments' }, url: '/v1/system/silos/{silo}/policy', ...options });

/**
 * Replaces the complete role list of a silo; assignments left out are lost.
 */
export const siloPolicyUpdate = <ThrowOnError extends boolean = false>(options: Options<SiloPolicyUpdateData, ThrowOnError>): RequestResult<SiloPolicyUpdateResponses, unknown, ThrowOnError> => (options.client ?? client).put<SiloPolicyUpdateResponses, unknown, ThrowOnError>({
    operation: 'siloPolicyUpdate',
    answer: { rows: 'roleAssignments' },
    url: '/v1/system/silos/{silo}/policy',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Fetches the CPU, memory and storage limits of one silo.
 */
export const siloQuotasView = <ThrowOnError extends boolean = false>(options: Options<SiloQuotasViewData, ThrowOnError>): RequestResult<SiloQuotasViewResponses, unknown, ThrowOnError> => (options.client ?? client).get<SiloQuotasViewResponses, unknown, ThrowOnError>({ operation: 'siloQuotasView', url: '/v1/system/silos/{silo}/quotas', ...options });

/**
 * Changes one or more limits of a silo; a limit under current use only blocks new allocations.
 */
export const siloQuotasUpdate = <ThrowOnError extends boolean = false>(options: Options<SiloQuotasUpdateData, ThrowOnError>): RequestResult<SiloQuotasUpdateResponses, unknown, ThrowOnError> => (options.client ?? client).put<SiloQuotasUpdateResponses, unknown, ThrowOnError>({
    operation: 'siloQuotasUpdate',
    url: '/v1/system/silos/{silo}/quotas',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Lists the users of a given silo.
 */
export const siloUserList = <ThrowOnError extends boolean = false>(options?: Options<SiloUserListData, ThrowOnError>): RequestResult<SiloUserListResponses, unknown, ThrowOnError> => (options?.client ?? client).get<SiloUserListResponses, unknown, ThrowOnError>({ operation: 'siloUserList', answer: { rows: 'items' }, url: '/v1/system/users', ...options });

/**
 * Lists the system's own built-in accounts, by name.
 */
export const userBuiltinList = <ThrowOnError extends boolean = false>(options?: Options<UserBuiltinListData, ThrowOnError>): RequestResult<UserBuiltinListResponses, unknown, ThrowOnError> => (options?.client ?? client).get<UserBuiltinListResponses, unknown, ThrowOnError>({ operation: 'userBuiltinList', answer: { rows: 'items' }, url: '/v1/system/users-builtin', ...options });

/**
 * Fetches one of the system's built-in accounts.
 */
export const userBuiltinView = <ThrowOnError extends boolean = false>(options: Options<UserBuiltinViewData, ThrowOnError>): RequestResult<UserBuiltinViewResponses, unknown, ThrowOnError> => (options.client ?? client).get<UserBuiltinViewResponses, unknown, ThrowOnError>({ operation: 'userBuiltinView', url: '/v1/system/users-builtin/{user}', ...options });

/**
 * Fetches one user of a given silo.
 */
export const siloUserView = <ThrowOnError extends boolean = false>(options: Options<SiloUserViewData, ThrowOnError>): RequestResult<SiloUserViewResponses, unknown, ThrowOnError> => (options.client ?? client).get<SiloUserViewResponses, unknown, ThrowOnError>({ operation: 'siloUserView', url: '/v1/system/users/{userId}', ...options });

/**
 * Lists quota and current use for each silo.
 */
export const siloUtilizationList = <ThrowOnError extends boolean = false>(options?: Options<SiloUtilizationListData, ThrowOnError>): RequestResult<SiloUtilizationListResponses, unknown, ThrowOnError> => (options?.client ?? client).get<SiloUtilizationListResponses, unknown, ThrowOnError>({ operation: 'siloUtilizationList', answer: { rows: 'items' }, url: '/v1/system/utilization/silos', ...options });

/**
 * Compares one silo's quotas with the resources it has in use.
 */
export const siloUtilizationView = <ThrowOnError extends boolean = false>(options: Options<SiloUtilizationViewData, ThrowOnError>): RequestResult<SiloUtilizationViewResponses, unknown, ThrowOnError> => (options.client ?? client).get<SiloUtilizationViewResponses, unknown, ThrowOnError>({ operation: 'siloUtilizationView', url: '/v1/system/utilization/silos/{silo}', ...options });
