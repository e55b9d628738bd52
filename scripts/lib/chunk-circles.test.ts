import { expect, it } from 'vitest'

import { findCircle } from './chunk-circles.ts'

it.each([
  [
    'a circle',
    { entry: ['list'], list: ['kit', 'cells'], kit: [], cells: ['dialog'], dialog: ['list'] },
    ['list', 'cells', 'dialog', 'list'],
  ],
  ['a file that imports itself', { entry: ['kit'], kit: ['kit'] }, ['kit', 'kit']],
  ['files that share one', { entry: ['a', 'b'], a: ['kit'], b: ['kit', 'a'], kit: ['library'] }, undefined],
])('%s', (_, imports, circle) => expect(findCircle(new Map(Object.entries(imports)))).toEqual(circle))
