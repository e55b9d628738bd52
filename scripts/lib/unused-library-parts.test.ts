import { readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { unusedRouterParts, withBodies } from './unused-library-parts.ts'

const module = `function outer() {
	async function send(key, { replace } = {}) {
		if (key) {
			return await fetch(key);
		}
	}
	return send;
}
`

it('a function gets another body, and every line stays where it was', () => {
  const code = withBodies(module, { send: 'return key' })
  expect(code).toContain('\tasync function send(key, { replace } = {}) {return key\n')
  expect(code).not.toContain('await fetch')
  expect(code.split('\n').indexOf('\treturn send;')).toBe(module.split('\n').indexOf('\treturn send;'))
})

it('a function that the library no longer has stops the build', () => {
  expect(() => withBodies(module, { post: '' })).toThrow('There is no function post whose body could be replaced')
})

it('the router as it is installed has every part that is left out', () => {
  const id = 'node_modules/react-router/dist/production/lib/router/router.js'
  const { transform } = unusedRouterParts()
  if (typeof transform !== 'object') throw new Error('The plugin transforms')
  const handler: (code: string, id: string) => unknown = transform.handler
  expect(handler(readFileSync(id, 'utf8'), `/${id}`)).toMatchObject({
    code: expect.stringMatching(/async function handleFetcherAction\(.*\) \{throw Error\('Not part of this build/),
  })
})
