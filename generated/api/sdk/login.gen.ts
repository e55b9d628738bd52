// Generated from openapi/ by `npm run generate`. Do not edit: change the source or add an override.

import type { RequestResult } from '../../../src/api/binding.ts';

import { client } from '../../../src/api/binding.ts';
import type { Options } from '../options.gen.ts';
import type { LoginLocalData, LoginLocalResponses, LoginSamlData } from '../types.gen.ts';

/**
 * Receives the login response of a SAML provider, opens a session and redirects the browser.
 */
export const loginSaml = <ThrowOnError extends boolean = false>(options: Options<LoginSamlData, ThrowOnError>): RequestResult<unknown, unknown, ThrowOnError> => (options.client ?? client).post<unknown, unknown, ThrowOnError>({
    bodySerializer: null,
    operation: 'loginSaml',
    url: '/login/{siloName}/saml/{providerName}',
    ...options,
    headers: {
        'Content-Type': 'application/octet-stream',
        ...options.headers
    }
});

/**
 * Logs in a local user with a password and sets the session cookie.
 */
export const loginLocal = <ThrowOnError extends boolean = false>(options: Options<LoginLocalData, ThrowOnError>): RequestResult<LoginLocalResponses, unknown, ThrowOnError> => (options.client ?? client).post<LoginLocalResponses, unknown, ThrowOnError>({
    operation: 'loginLocal',
    url: '/v1/login/{siloName}/local',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
