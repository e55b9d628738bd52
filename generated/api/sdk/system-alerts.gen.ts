// Generated from openapi/ by `npm run generate`. Do not edit: change the source or add an override.

import type { RequestResult } from '../../../src/api/binding.ts';

import { client } from '../../../src/api/binding.ts';
import type { Options } from '../options.gen.ts';
import type { AlertClassListData, AlertClassListResponses, AlertDeliveryListData, AlertDeliveryListResponses, AlertDeliveryResendData, AlertDeliveryResendResponses, AlertReceiverDeleteData, AlertReceiverDeleteResponses, AlertReceiverListData, AlertReceiverListResponses, AlertReceiverProbeData, AlertReceiverProbeResponses, AlertReceiverSubscriptionAddData, AlertReceiverSubscriptionAddResponses, AlertReceiverSubscriptionRemoveData, AlertReceiverSubscriptionRemoveResponses, AlertReceiverViewData, AlertReceiverViewResponses, WebhookReceiverCreateData, WebhookReceiverCreateResponses, WebhookReceiverUpdateData, WebhookReceiverUpdateResponses, WebhookSecretsAddData, WebhookSecretsAddResponses, WebhookSecretsDeleteData, WebhookSecretsDeleteResponses, WebhookSecretsListData, WebhookSecretsListResponses } from '../types.gen.ts';

/**
 * Lists the kinds of alert that receivers can subscribe to, narrowed by a subscription pattern if given.
 */
export const alertClassList = <ThrowOnError extends boolean = false>(options?: Options<AlertClassListData, ThrowOnError>): RequestResult<AlertClassListResponses, unknown, ThrowOnError> => (options?.client ?? client).get<AlertClassListResponses, unknown, ThrowOnError>({ operation: 'alertClassList', answer: { rows: 'items' }, url: '/v1/alert-classes', ...options });

/**
 * Lists all places that alerts are sent to. Needs the fleet viewer role.
 */
export const alertReceiverList = <ThrowOnError extends boolean = false>(options?: Options<AlertReceiverListData, ThrowOnError>): RequestResult<AlertReceiverListResponses, unknown, ThrowOnError> => (options?.client ?? client).get<AlertReceiverListResponses, unknown, ThrowOnError>({ operation: 'alertReceiverList', answer: { rows: 'items' }, url: '/v1/alert-receivers', ...options });

/**
 * Deletes an alert receiver together with its secrets and subscriptions.
 */
export const alertReceiverDelete = <ThrowOnError extends boolean = false>(options: Options<AlertReceiverDeleteData, ThrowOnError>): RequestResult<AlertReceiverDeleteResponses, unknown, ThrowOnError> => (options.client ?? client).delete<AlertReceiverDeleteResponses, unknown, ThrowOnError>({ operation: 'alertReceiverDelete', url: '/v1/alert-receivers/{receiver}', ...options });

/**
 * Shows one alert receiver with its endpoint, secrets and subscriptions.
 */
export const alertReceiverView = <ThrowOnError extends boolean = false>(options: Options<AlertReceiverViewData, ThrowOnError>): RequestResult<AlertReceiverViewResponses, unknown, ThrowOnError> => (options.client ?? client).get<AlertReceiverViewResponses, unknown, ThrowOnError>({ operation: 'alertReceiverView', url: '/v1/alert-receivers/{receiver}', ...options });

/**
 * Lists the deliveries to a receiver, optionally by state; probes are left out.
 */
export const alertDeliveryList = <ThrowOnError extends boolean = false>(options: Options<AlertDeliveryListData, ThrowOnError>): RequestResult<AlertDeliveryListResponses, unknown, ThrowOnError> => (options.client ?? client).get<AlertDeliveryListResponses, unknown, ThrowOnError>({ operation: 'alertDeliveryList', answer: { rows: 'items' }, url: '/v1/alert-receivers/{receiver}/deliveries', ...options });

/**
 * Sends a test request to the receiver now and waits for the outcome. A failing endpoint is reported in the result, not as an error.
 */
export const alertReceiverProbe = <ThrowOnError extends boolean = false>(options: Options<AlertReceiverProbeData, ThrowOnError>): RequestResult<AlertReceiverProbeResponses, unknown, ThrowOnError> => (options.client ?? client).post<AlertReceiverProbeResponses, unknown, ThrowOnError>({ operation: 'alertReceiverProbe', url: '/v1/alert-receivers/{receiver}/probe', ...options });

/**
 * Subscribes a receiver to the alert classes matching a pattern; repeating an existing one has no effect.
 */
export const alertReceiverSubscriptionAdd = <ThrowOnError extends boolean = false>(options: Options<AlertReceiverSubscriptionAddData, ThrowOnError>): RequestResult<AlertReceiverSubscriptionAddResponses, unknown, ThrowOnError> => (options.client ?? client).post<AlertReceiverSubscriptionAddResponses, unknown, ThrowOnError>({
    operation: 'alertReceiverSubscriptionAdd',
    url: '/v1/alert-receivers/{receiver}/subscriptions',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Removes one pattern from the alert classes a receiver listens to.
 */
export const alertReceiverSubscriptionRemove = <ThrowOnError extends boolean = false>(options: Options<AlertReceiverSubscriptionRemoveData, ThrowOnError>): RequestResult<AlertReceiverSubscriptionRemoveResponses, unknown, ThrowOnError> => (options.client ?? client).delete<AlertReceiverSubscriptionRemoveResponses, unknown, ThrowOnError>({ operation: 'alertReceiverSubscriptionRemove', url: '/v1/alert-receivers/{receiver}/subscriptions/{subscription}', ...options });

/**
 * Sends an alert to a receiver again. The receiver must be subscribed to its class.
 */
export const alertDeliveryResend = <ThrowOnError extends boolean = false>(options: Options<AlertDeliveryResendData, ThrowOnError>): RequestResult<AlertDeliveryResendResponses, unknown, ThrowOnError> => (options.client ?? client).post<AlertDeliveryResendResponses, unknown, ThrowOnError>({ operation: 'alertDeliveryResend', url: '/v1/alerts/{alertId}/resend', ...options });

/**
 * Creates a receiver that gets alerts as HTTP requests. Needs the fleet collaborator role.
 */
export const webhookReceiverCreate = <ThrowOnError extends boolean = false>(options: Options<WebhookReceiverCreateData, ThrowOnError>): RequestResult<WebhookReceiverCreateResponses, unknown, ThrowOnError> => (options.client ?? client).post<WebhookReceiverCreateResponses, unknown, ThrowOnError>({
    operation: 'webhookReceiverCreate',
    url: '/v1/webhook-receivers',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Changes the name, description or endpoint of a webhook receiver; secrets and subscriptions stay as they are.
 */
export const webhookReceiverUpdate = <ThrowOnError extends boolean = false>(options: Options<WebhookReceiverUpdateData, ThrowOnError>): RequestResult<WebhookReceiverUpdateResponses, unknown, ThrowOnError> => (options.client ?? client).put<WebhookReceiverUpdateResponses, unknown, ThrowOnError>({
    operation: 'webhookReceiverUpdate',
    url: '/v1/webhook-receivers/{receiver}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Lists the identifiers and ages of the signing secrets of a webhook receiver; the values are never returned.
 */
export const webhookSecretsList = <ThrowOnError extends boolean = false>(options: Options<WebhookSecretsListData, ThrowOnError>): RequestResult<WebhookSecretsListResponses, unknown, ThrowOnError> => (options.client ?? client).get<WebhookSecretsListResponses, unknown, ThrowOnError>({ operation: 'webhookSecretsList', answer: { rows: 'secrets' }, url: '/v1/webhook-secrets', ...options });

/**
 * Adds a signing secret to a webhook receiver; each request is then signed with it as well.
 */
export const webhookSecretsAdd = <ThrowOnError extends boolean = false>(options: Options<WebhookSecretsAddData, ThrowOnError>): RequestResult<WebhookSecretsAddResponses, unknown, ThrowOnError> => (options.client ?? client).post<WebhookSecretsAddResponses, unknown, ThrowOnError>({
    operation: 'webhookSecretsAdd',
    url: '/v1/webhook-secrets',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Deletes a signing secret. Without any left, nothing can be sent to the receiver.
 */
export const webhookSecretsDelete = <ThrowOnError extends boolean = false>(options: Options<WebhookSecretsDeleteData, ThrowOnError>): RequestResult<WebhookSecretsDeleteResponses, unknown, ThrowOnError> => (options.client ?? client).delete<WebhookSecretsDeleteResponses, unknown, ThrowOnError>({ operation: 'webhookSecretsDelete', url: '/v1/webhook-secrets/{secretId}', ...options });
