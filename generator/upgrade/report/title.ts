/** A change in a line for people. */
import type { CallsChange, Change, FieldChange } from '../compare/change.ts'

export function titleOf(change: Change): string {
  if (change.type === 'schema-renamed') return `schema ${change.schema} is called ${change.to}`
  if (change.type === 'convention-renamed')
    return `${change.convention} of the conventions, ${change.from}, is ${change.to} now`
  if ('owner' in change) {
    const place = placeOf(change)
    switch (change.type) {
      case 'field-added':
        return `${place} is new${change.required ? ' and required' : ''}`
      case 'field-removed':
        return `${place} is gone`
      case 'field-renamed':
      case 'field-moved':
        return change.to === undefined
          ? `${place} is gone; it may be ${change.candidates.join(' or ')}`
          : `${place} is now ${change.to}`
      case 'field-changed':
      case 'limits-changed':
        return `${place}: ${change.from} is now ${change.to}`
      case 'field-required':
        return `${place} is required`
      case 'field-optional':
        return `${place} may be left out`
      case 'field-nullable':
        return `${place} may be null`
      case 'field-not-nullable':
        return `${place} is never null`
      case 'field-deprecated':
        return `${place} is deprecated`
      case 'default-changed':
        return `${place}: the default ${change.from} is now ${change.to}`
      case 'value-added':
      case 'variant-added':
        return `${place} may be ${change.value}`
      case 'value-removed':
      case 'variant-removed':
        return `${place} is never ${change.value}`
    }
  }
  if ('operations' in change) return titleOfCalls(change)
  const { operation } = change
  switch (change.type) {
    case 'operation-added':
      return `${operation} is new: ${change.method.toUpperCase()} ${change.path}`
    case 'operation-removed':
      return `${operation} is gone${change.candidates.length === 0 ? '' : `; it may be ${change.candidates.join(' or ')}`}`
    case 'operation-renamed':
      return `${operation} is called ${change.to}`
    case 'operation-moved': {
      const methods = methodsOf(change)
      return methods === undefined
        ? `${operation} is at ${change.to}, no longer at ${change.from}`
        : `${operation} is called by ${methods.to}, no longer by ${methods.from}`
    }
    case 'operation-deprecated':
      return `${operation} is deprecated`
    case 'operation-repointed':
      return `${operation} is another operation: ${change.to}, no longer ${change.from}`
    case 'operation-retagged':
      return `${operation} has the tag ${change.to}, no longer ${change.from}`
    case 'paging-changed':
    case 'body-changed':
    case 'answer-changed': {
      if (change.type === 'body-changed' && change.from === 'none')
        return `${operation} takes a body${change.to.endsWith(', optional') ? ', which may be left out' : ''}`
      const part = { 'paging-changed': 'answer', 'body-changed': 'body', 'answer-changed': 'answer' }[change.type]
      return `${part} of ${operation}: ${change.from} is now ${change.to}`
    }
    case 'parameter-added':
      return `${operation} has the parameter ${change.parameter}${change.required ? ', which is required' : ''}`
    case 'parameter-removed':
      return `${operation} has no parameter ${change.parameter}`
    case 'parameter-renamed':
      return `parameter ${change.parameter} of ${operation} is called ${change.to}`
    case 'parameter-required':
      return `parameter ${change.parameter} of ${operation} is required`
    case 'parameter-optional':
      return `parameter ${change.parameter} of ${operation} may be left out`
    case 'parameter-changed':
    case 'parameter-limits-changed':
      return `parameter ${change.parameter} of ${operation}: ${change.from} is now ${change.to}`
    case 'parameter-default-changed':
      return `parameter ${change.parameter} of ${operation}: the default ${change.from} is now ${change.to}`
  }
}

/** Names that are said of several calls; the rest is counted. */
const maxNames = 4

function titleOfCalls(change: CallsChange): string {
  const { operations } = change
  const more = operations.length - maxNames
  const [shown, rest] = [operations.slice(0, maxNames), more > 0 ? [`${more} more`] : []]
  const names = [...shown, ...rest].join(', ').replace(/, ([^,]*)$/, ' and $1')
  const isOne = operations.length === 1
  switch (change.type) {
    case 'status-changed':
      return `${names} ${isOne ? 'answers' : 'answer'} ${change.to}, no longer ${change.from}`
    case 'security-changed':
      return `${names} may be called by ${change.to}, no longer by ${change.from}`
    case 'header-added':
      return `the header ${change.header} is new${change.required ? ' and required' : ''} in ${names}`
    case 'header-removed':
      return `the header ${change.header} is gone from ${names}`
    case 'header-required':
      return `the header ${change.header} is required in ${names}`
    case 'header-optional':
      return `the header ${change.header} may be left out in ${names}`
    case 'header-changed':
      return `the header ${change.header} of ${names}: ${change.from} is now ${change.to}`
    case 'extension-added':
      return `the extension ${change.extension} is new in ${names}`
    case 'extension-removed':
      return `the extension ${change.extension} is gone from ${names}`
  }
}

/** A field; where some calls have another schema for the one that it is of, in which calls. */
function placeOf({ owner, field, by, uses }: FieldChange): string {
  const place = /^(?:\[|$)/.test(field) ? owner + field : `${owner}.${field}`
  const calls = [...new Set(uses.map(({ operation }) => operation))].join(', ')
  return by === undefined ? place : `${place} in ${calls} (${by} now)`
}

/** By which methods, where the address is the same and nothing else is another. */
export function methodsOf({ from, to }: { from: string; to: string }): { from: string; to: string } | undefined {
  const [[a = '', path], [b = '', other]] = [from.split(' '), to.split(' ')]
  return path !== undefined && path === other ? { from: a, to: b } : undefined
}
