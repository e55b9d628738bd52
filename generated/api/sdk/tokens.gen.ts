// Generated from openapi/ by `npm run generate`. Do not edit: change the source or add an override.

import type { RequestResult } from '../../../src/api/binding.ts';

import { client } from '../../../src/api/binding.ts';
import type { Options } from '../options.gen.ts';
import type { CurrentUserAccessTokenDeleteData, CurrentUserAccessTokenDeleteResponses, CurrentUserAccessTokenListData, CurrentUserAccessTokenListResponses } from '../types.gen.ts';

/**
 * Lists your own unexpired access tokens, without their secrets.
 */
export const currentUserAccessTokenList = <ThrowOnError extends boolean = false>(options?: Options<CurrentUserAccessTokenListData, ThrowOnError>): RequestResult<CurrentUserAccessTokenListResponses, unknown, ThrowOnError> => (options?.client ?? client).get<CurrentUserAccessTokenListResponses, unknown, ThrowOnError>({ operation: 'currentUserAccessTokenList', answer: { rows: 'items' }, url: '/v1/me/access-tokens', ...options });

/**
 * Revokes one of your own access tokens at once.
 */
export const currentUserAccessTokenDelete = <ThrowOnError extends boolean = false>(options: Options<CurrentUserAccessTokenDeleteData, ThrowOnError>): RequestResult<CurrentUserAccessTokenDeleteResponses, unknown, ThrowOnError> => (options.client ?? client).delete<CurrentUserAccessTokenDeleteResponses, unknown, ThrowOnError>({ operation: 'currentUserAccessTokenDelete', url: '/v1/me/access-tokens/{tokenId}', ...options });
