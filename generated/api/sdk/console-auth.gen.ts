// Generated from openapi/ by `npm run generate`. Do not edit: change the source or add an override.

import { type RequestResult, urlSearchParamsBodySerializer } from '../../../src/api/binding.ts';

import { client } from '../../../src/api/binding.ts';
import type { Options } from '../options.gen.ts';
import type { DeviceAccessTokenData, DeviceAccessTokenResponses, DeviceAuthConfirmData, DeviceAuthConfirmResponses, DeviceAuthRequestData, DeviceAuthRequestResponses, LogoutData, LogoutResponses } from '../types.gen.ts';

/**
 * Starts a device login and returns the codes for the client and its user.
 */
export const deviceAuthRequest = <ThrowOnError extends boolean = false>(options: Options<DeviceAuthRequestData, ThrowOnError>): RequestResult<DeviceAuthRequestResponses, unknown, ThrowOnError> => (options.client ?? client).post<DeviceAuthRequestResponses, unknown, ThrowOnError>({
    ...urlSearchParamsBodySerializer,
    operation: 'deviceAuthRequest',
    url: '/device/auth',
    ...options,
    headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        ...options.headers
    }
});

/**
 * Approves a waiting device login on behalf of the signed-in user and creates its token.
 */
export const deviceAuthConfirm = <ThrowOnError extends boolean = false>(options: Options<DeviceAuthConfirmData, ThrowOnError>): RequestResult<DeviceAuthConfirmResponses, unknown, ThrowOnError> => (options.client ?? client).post<DeviceAuthConfirmResponses, unknown, ThrowOnError>({
    operation: 'deviceAuthConfirm',
    url: '/device/confirm',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Asks for the token of a device login; keeps answering "pending" until a user approves it.
 */
export const deviceAccessToken = <ThrowOnError extends boolean = false>(options: Options<DeviceAccessTokenData, ThrowOnError>): RequestResult<DeviceAccessTokenResponses, unknown, ThrowOnError> => (options.client ?? client).post<DeviceAccessTokenResponses, unknown, ThrowOnError>({
    ...urlSearchParamsBodySerializer,
    operation: 'deviceAccessToken',
    url: '/device/token',
    ...options,
    headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        ...options.headers
    }
});

/**
 * Ends the current session and clears its cookie; safe to call when not logged in.
 */
export const logout = <ThrowOnError extends boolean = false>(options?: Options<LogoutData, ThrowOnError>): RequestResult<LogoutResponses, unknown, ThrowOnError> => (options?.client ?? client).post<LogoutResponses, unknown, ThrowOnError>({ operation: 'logout', url: '/v1/logout', ...options });
