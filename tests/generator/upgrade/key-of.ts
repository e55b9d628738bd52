/** Changes in a line each, as the corpus writes them. */
import type { Change } from '../../../generator/upgrade/compare/change.ts'

export function keyOf(change: Change): string {
  switch (change.type) {
    case 'operation-added':
    case 'operation-removed':
    case 'operation-deprecated':
    case 'operation-repointed':
    case 'paging-changed':
    case 'body-changed':
    case 'answer-changed':
      return `${change.type} ${change.operation}`
    case 'operation-renamed':
    case 'operation-moved':
    case 'operation-retagged':
      return `${change.type} ${change.operation} ${change.to}`
    case 'parameter-renamed':
      return `${change.type} ${change.operation}.${change.parameter} ${change.to}`
    case 'parameter-added':
      return `${change.type} ${change.operation}.${change.parameter}${change.required ? '!' : ''}`
    case 'parameter-removed':
    case 'parameter-required':
    case 'parameter-optional':
    case 'parameter-changed':
    case 'parameter-limits-changed':
    case 'parameter-default-changed':
      return `${change.type} ${change.operation}.${change.parameter}`
    case 'status-changed':
    case 'security-changed':
      return `${change.type} ${change.operations.join(',')} ${change.from} → ${change.to}`
    case 'header-added':
    case 'header-removed':
    case 'header-required':
    case 'header-optional':
    case 'header-changed': {
      const mark = 'required' in change && change.required ? '!' : ''
      return `${change.type} ${change.operations.join(',')} ${change.header}${mark}`
    }
    case 'extension-added':
    case 'extension-removed':
      return `${change.type} ${change.operations.join(',')} ${change.extension}`
    case 'convention-renamed':
      return `${change.type} ${change.convention} ${change.to}`
    case 'schema-renamed':
      return `${change.type} ${change.schema} ${change.to}`
    case 'field-added':
      return `${change.type} ${placeOf(change)}${change.required ? '!' : ''}`
    case 'field-renamed':
    case 'field-moved':
      return `${change.type} ${placeOf(change)} ${change.to ?? `? ${change.candidates.join(', ')}`}`
    case 'field-changed':
      return `${change.type} ${placeOf(change)} ${change.from} → ${change.to}`
    case 'value-added':
    case 'value-removed':
    case 'variant-added':
    case 'variant-removed':
      return `${change.type} ${placeOf(change)} ${change.value}`
    case 'field-removed':
    case 'field-required':
    case 'field-optional':
    case 'field-nullable':
    case 'field-not-nullable':
    case 'field-deprecated':
    case 'default-changed':
    case 'limits-changed':
      return `${change.type} ${placeOf(change)}`
  }
}

const placeOf = ({ owner, field }: { owner: string; field: string }): string =>
  field === '' ? owner : `${owner}.${field}`
