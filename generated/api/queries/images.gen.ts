// Generated from openapi/ by `npm run generate`. Do not edit: change the source or add an override.

import { queryOptions, type DefaultError } from '@tanstack/react-query';

import type { Options } from '../options.gen.ts';
import { createQueryKey } from '../query-key.gen.ts';
import * as sdk from '../sdk/images.gen.ts';
import type { ImageListData, ImageListResponse, ImageViewData, ImageViewResponse } from '../types.gen.ts';

export const imageListQueryKey = (options?: Options<ImageListData>) => createQueryKey('imageList', options, false, ['image']);

/**
 * Lists the images of a project, or the silo's shared images when no project is given.
 */
export const imageListOptions = (options?: Options<ImageListData>) => queryOptions<ImageListResponse, DefaultError, ImageListResponse, ReturnType<typeof imageListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.imageList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: imageListQueryKey(options)
});

export const imageViewQueryKey = (options: Options<ImageViewData>) => createQueryKey('imageView', options, false, ['image']);

/**
 * Fetches one image, of a project or of the silo.
 */
export const imageViewOptions = (options: Options<ImageViewData>) => queryOptions<ImageViewResponse, DefaultError, ImageViewResponse, ReturnType<typeof imageViewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.imageView({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: imageViewQueryKey(options)
});
