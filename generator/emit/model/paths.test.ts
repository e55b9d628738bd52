import { expect, it } from 'vitest'

import type { Model } from '../../model/types/ir.ts'
import type { RouteIR } from '../../model/types/route-ir.ts'
import { emitPaths } from './paths.ts'

const route = (screen: string, path: string, ...children: RouteIR[]): RouteIR => ({
  screen,
  path,
  level: '',
  crumbs: [],
  children,
})

it('every screen has one constant with its path, whatever lies inside which; equal names get a number', () => {
  const routes = [
    route('tin_can.list', '/cans', route('tin_can.create', '/cans-new')),
    route('tin.can.list', '/tins'),
    route('new', '/new'),
  ]
  const [file] = emitPaths({ routes } as Partial<Model> as Model)
  expect(file?.path).toBe('model/paths.gen.ts')
  expect(file?.text.match(/^export.*$/gm)).toEqual([
    `export const newPath = '/new'`,
    `export const tinCanCreatePath = '/cans-new'`,
    `export const tinCanListPath = '/cans'`,
    `export const tinCanListPath2 = '/tins'`,
  ])
})
