// Generated from openapi/conventions.yaml by `npm run generate`. Do not edit: change the source or add an override.

export const limitParam = 'limit'
export const tokenParam = 'pageToken'
export const itemsField = 'items'
export const nextField = 'nextPage'
export const requestIdField = 'requestId'
export const errorCodeField = 'errorCode'
export const messageField = 'message'
