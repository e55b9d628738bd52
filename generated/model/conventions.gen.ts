// Generated from openapi/ by `npm run generate`. Do not edit: change the source or add an override.

export const limitParam = 'limit'
export const tokenParam = 'pageToken'
export const itemsField = 'items'
export const nextField = 'nextPage'
export const idField = 'id'
export const nameField = 'name'
export const requestIdField = 'requestId'
export const errorCodeField = 'errorCode'
export const messageField = 'message'
export const sortParam = 'sortBy'
export const requestIdHeader = 'x-request-id'
export const existsCode = 'ObjectAlreadyExists'
export const missingCode = 'ObjectNotFound'
export const forbiddenCode = 'Forbidden'
export const versionHeaders: Readonly<Record<string, string>> = { 'api-version': '20251008.0.0' }
