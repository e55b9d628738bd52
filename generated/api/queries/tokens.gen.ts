// Generated from openapi/ by `npm run generate`. Do not edit: change the source or add an override.

import { queryOptions, type DefaultError } from '@tanstack/react-query';

import type { Options } from '../options.gen.ts';
import { createQueryKey } from '../query-key.gen.ts';
import * as sdk from '../sdk/tokens.gen.ts';
import type { CurrentUserAccessTokenListData, CurrentUserAccessTokenListResponse } from '../types.gen.ts';

export const currentUserAccessTokenListQueryKey = (options?: Options<CurrentUserAccessTokenListData>) => createQueryKey('currentUserAccessTokenList', options, false, ['access_token']);

/**
 * Lists your own unexpired access tokens, without their secrets.
 */
export const currentUserAccessTokenListOptions = (options?: Options<CurrentUserAccessTokenListData>) => queryOptions<CurrentUserAccessTokenListResponse, DefaultError, CurrentUserAccessTokenListResponse, ReturnType<typeof currentUserAccessTokenListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.currentUserAccessTokenList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: currentUserAccessTokenListQueryKey(options)
});
