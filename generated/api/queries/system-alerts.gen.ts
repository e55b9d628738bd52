// Generated from openapi/ by `npm run generate`. Do not edit: change the source or add an override.

import { queryOptions, type DefaultError } from '@tanstack/react-query';

import type { Options } from '../options.gen.ts';
import { createQueryKey } from '../query-key.gen.ts';
import * as sdk from '../sdk/system-alerts.gen.ts';
import type { AlertClassListData, AlertClassListResponse, AlertDeliveryListData, AlertDeliveryListResponse, AlertReceiverListData, AlertReceiverListResponse, AlertReceiverViewData, AlertReceiverViewResponse, WebhookSecretsListData, WebhookSecretsListResponse } from '../types.gen.ts';

export const alertClassListQueryKey = (options?: Options<AlertClassListData>) => createQueryKey('alertClassList', options, false, ['alert_class']);

/**
 * Lists the kinds of alert that receivers can subscribe to, narrowed by a subscription pattern if given.
 */
export const alertClassListOptions = (options?: Options<AlertClassListData>) => queryOptions<AlertClassListResponse, DefaultError, AlertClassListResponse, ReturnType<typeof alertClassListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.alertClassList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: alertClassListQueryKey(options)
});

export const alertReceiverListQueryKey = (options?: Options<AlertReceiverListData>) => createQueryKey('alertReceiverList', options, false, ['alert_receiver']);

/**
 * Lists all places that alerts are sent to. Needs the fleet viewer role.
 */
export const alertReceiverListOptions = (options?: Options<AlertReceiverListData>) => queryOptions<AlertReceiverListResponse, DefaultError, AlertReceiverListResponse, ReturnType<typeof alertReceiverListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.alertReceiverList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: alertReceiverListQueryKey(options)
});

export const alertReceiverViewQueryKey = (options: Options<AlertReceiverViewData>) => createQueryKey('alertReceiverView', options, false, ['alert_receiver']);

/**
 * Shows one alert receiver with its endpoint, secrets and subscriptions.
 */
export const alertReceiverViewOptions = (options: Options<AlertReceiverViewData>) => queryOptions<AlertReceiverViewResponse, DefaultError, AlertReceiverViewResponse, ReturnType<typeof alertReceiverViewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.alertReceiverView({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: alertReceiverViewQueryKey(options)
});

export const alertDeliveryListQueryKey = (options: Options<AlertDeliveryListData>) => createQueryKey('alertDeliveryList', options, false, ['alert_receiver_delivery']);

/**
 * Lists the deliveries to a receiver, optionally by state; probes are left out.
 */
export const alertDeliveryListOptions = (options: Options<AlertDeliveryListData>) => queryOptions<AlertDeliveryListResponse, DefaultError, AlertDeliveryListResponse, ReturnType<typeof alertDeliveryListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.alertDeliveryList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: alertDeliveryListQueryKey(options)
});

export const webhookSecretsListQueryKey = (options: Options<WebhookSecretsListData>) => createQueryKey('webhookSecretsList', options, false, ['alert_receiver_secret']);

/**
 * Lists the identifiers and ages of the signing secrets of a webhook receiver; the values are never returned.
 */
export const webhookSecretsListOptions = (options: Options<WebhookSecretsListData>) => queryOptions<WebhookSecretsListResponse, DefaultError, WebhookSecretsListResponse, ReturnType<typeof webhookSecretsListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sdk.webhookSecretsList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: webhookSecretsListQueryKey(options)
});
