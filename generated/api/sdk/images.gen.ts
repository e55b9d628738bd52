// Generated from openapi/ by `npm run generate`. Do not edit: change the source or add an override.

import type { RequestResult } from '../../../src/api/binding.ts';

import { client } from '../../../src/api/binding.ts';
import type { Options } from '../options.gen.ts';
import type { ImageCreateData, ImageCreateResponses, ImageDeleteData, ImageDeleteResponses, ImageDemoteData, ImageDemoteResponses, ImageListData, ImageListResponses, ImagePromoteData, ImagePromoteResponses, ImageViewData, ImageViewResponses } from '../types.gen.ts';

/**
 * Lists the images of a project, or the silo's shared images when no project is given.
 */
export const imageList = <ThrowOnError extends boolean = false>(options?: Options<ImageListData, ThrowOnError>): RequestResult<ImageListResponses, unknown, ThrowOnError> => (options?.client ?? client).get<ImageListResponses, unknown, ThrowOnError>({ operation: 'imageList', answer: { rows: 'items' }, url: '/v1/images', ...options });

/**
 * Makes an image from a snapshot, for one project or for the whole silo.
 */
export const imageCreate = <ThrowOnError extends boolean = false>(options: Options<ImageCreateData, ThrowOnError>): RequestResult<ImageCreateResponses, unknown, ThrowOnError> => (options.client ?? client).post<ImageCreateResponses, unknown, ThrowOnError>({
    operation: 'imageCreate',
    url: '/v1/images',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Deletes an image; disks made from it keep working.
 */
export const imageDelete = <ThrowOnError extends boolean = false>(options: Options<ImageDeleteData, ThrowOnError>): RequestResult<ImageDeleteResponses, unknown, ThrowOnError> => (options.client ?? client).delete<ImageDeleteResponses, unknown, ThrowOnError>({ operation: 'imageDelete', url: '/v1/images/{image}', ...options });

/**
 * Fetches one image, of a project or of the silo.
 */
export const imageView = <ThrowOnError extends boolean = false>(options: Options<ImageViewData, ThrowOnError>): RequestResult<ImageViewResponses, unknown, ThrowOnError> => (options.client ?? client).get<ImageViewResponses, unknown, ThrowOnError>({ operation: 'imageView', url: '/v1/images/{image}', ...options });

/**
 * Moves a silo image into one project, so other projects no longer see it.
 */
export const imageDemote = <ThrowOnError extends boolean = false>(options: Options<ImageDemoteData, ThrowOnError>): RequestResult<ImageDemoteResponses, unknown, ThrowOnError> => (options.client ?? client).post<ImageDemoteResponses, unknown, ThrowOnError>({ operation: 'imageDemote', url: '/v1/images/{image}/demote', ...options });

/**
 * Turns a project image into a silo image that all projects can use.
 */
export const imagePromote = <ThrowOnError extends boolean = false>(options: Options<ImagePromoteData, ThrowOnError>): RequestResult<ImagePromoteResponses, unknown, ThrowOnError> => (options.client ?? client).post<ImagePromoteResponses, unknown, ThrowOnError>({ operation: 'imagePromote', url: '/v1/images/{image}/promote', ...options });
