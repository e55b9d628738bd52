// Generated from openapi/ by `npm run generate`. Do not edit: change the source or add an override.

import type { RequestResult } from '../../../src/api/binding.ts';

import { client } from '../../../src/api/binding.ts';
import type { Options } from '../options.gen.ts';
import type { FloatingIpAttachData, FloatingIpAttachResponses, FloatingIpCreateData, FloatingIpCreateResponses, FloatingIpDeleteData, FloatingIpDeleteResponses, FloatingIpDetachData, FloatingIpDetachResponses, FloatingIpListData, FloatingIpListResponses, FloatingIpUpdateData, FloatingIpUpdateResponses, FloatingIpViewData, FloatingIpViewResponses } from '../types.gen.ts';

/**
 * Lists the floating IPs of a project.
 */
export const floatingIpList = <ThrowOnError extends boolean = false>(options?: Options<FloatingIpListData, ThrowOnError>): RequestResult<FloatingIpListResponses, unknown, ThrowOnError> => (options?.client ?? client).get<FloatingIpListResponses, unknown, ThrowOnError>({ operation: 'floatingIpList', answer: { rows: 'items' }, url: '/v1/floating-ips', ...options });

/**
 * Reserves an external address for a project as a floating IP.
 */
export const floatingIpCreate = <ThrowOnError extends boolean = false>(options: Options<FloatingIpCreateData, ThrowOnError>): RequestResult<FloatingIpCreateResponses, unknown, ThrowOnError> => (options.client ?? client).post<FloatingIpCreateResponses, unknown, ThrowOnError>({
    operation: 'floatingIpCreate',
    url: '/v1/floating-ips',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Deletes a floating IP and returns its address to the pool. It must be detached first.
 */
export const floatingIpDelete = <ThrowOnError extends boolean = false>(options: Options<FloatingIpDeleteData, ThrowOnError>): RequestResult<FloatingIpDeleteResponses, unknown, ThrowOnError> => (options.client ?? client).delete<FloatingIpDeleteResponses, unknown, ThrowOnError>({ operation: 'floatingIpDelete', url: '/v1/floating-ips/{floatingIp}', ...options });

/**
 * Fetches one floating IP by name or ID.
 */
export const floatingIpView = <ThrowOnError extends boolean = false>(options: Options<FloatingIpViewData, ThrowOnError>): RequestResult<FloatingIpViewResponses, unknown, ThrowOnError> => (options.client ?? client).get<FloatingIpViewResponses, unknown, ThrowOnError>({ operation: 'floatingIpView', url: '/v1/floating-ips/{floatingIp}', ...options });

/**
 * Changes the name or description of a floating IP. Its address and pool stay fixed.
 */
export const floatingIpUpdate = <ThrowOnError extends boolean = false>(options: Options<FloatingIpUpdateData, ThrowOnError>): RequestResult<FloatingIpUpdateResponses, unknown, ThrowOnError> => (options.client ?? client).put<FloatingIpUpdateResponses, unknown, ThrowOnError>({
    operation: 'floatingIpUpdate',
    url: '/v1/floating-ips/{floatingIp}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Attaches a floating IP to an instance of the same project.
 */
export const floatingIpAttach = <ThrowOnError extends boolean = false>(options: Options<FloatingIpAttachData, ThrowOnError>): RequestResult<FloatingIpAttachResponses, unknown, ThrowOnError> => (options.client ?? client).post<FloatingIpAttachResponses, unknown, ThrowOnError>({
    operation: 'floatingIpAttach',
    url: '/v1/floating-ips/{floatingIp}/attach',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Detaches a floating IP from its instance. Has no effect if it is not attached.
 */
export const floatingIpDetach = <ThrowOnError extends boolean = false>(options: Options<FloatingIpDetachData, ThrowOnError>): RequestResult<FloatingIpDetachResponses, unknown, ThrowOnError> => (options.client ?? client).post<FloatingIpDetachResponses, unknown, ThrowOnError>({ operation: 'floatingIpDetach', url: '/v1/floating-ips/{floatingIp}/detach', ...options });
