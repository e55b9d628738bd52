import { resolve } from 'node:path'

import { build } from 'vite'
import { expect, it } from 'vitest'

import { reactAsModule } from './react-as-module.ts'

const entry = `
  import React, { createElement, useState } from 'react'
  import * as all from 'react'
  import { jsx } from 'react/jsx-runtime'
  import { createRoot } from 'react-dom/client'
  import { createPortal } from 'react-dom'
  export const made = jsx('p', { children: 'made' })
  export const same = [React.useState, all.useState].every((one) => one === useState)
  export { createElement, createPortal, createRoot }
`

it('what is imported of React is named, not looked up in an object at each call', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      reactAsModule(resolve(import.meta.dirname, '../..')),
      {
        name: 'entry',
        resolveId: { order: 'pre', handler: (id) => (id === 'entry.js' ? id : undefined) },
        load: { filter: { id: /^entry\.js$/ }, handler: () => entry },
      },
    ],
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      rolldownOptions: { input: 'entry.js', preserveEntrySignatures: 'strict' },
    },
  })
  if (!('output' in built)) throw new Error('One build has one output')
  const [{ code }] = built.output
  expect(code).not.toMatch(/\(0, [\w$.]+\.(?:jsx|useState)\)/)
  expect(code).toMatch(/ = jsx\("p"/)
  // Nobody asks for these here.
  expect(code).not.toMatch(/const (?:useOptimistic|cache) = /)
  const module: unknown = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  expect(module).toMatchObject({
    made: { type: 'p', props: { children: 'made' } },
    same: true,
    createElement: expect.any(Function),
    createPortal: expect.any(Function),
    createRoot: expect.any(Function),
  })
})
