import { readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { unusedFormParts, unusedRouterParts, withBodies } from './unused-library-parts.ts'

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

it('a function that is a constant gets another body, too', () => {
  const code =
    'const make = () => {\n    const send = async (values) => {\n        await fetch(values);\n    };\n    return send;\n};\n'
  expect(withBodies(code, { send: 'return 1' })).toBe(
    'const make = () => {\n    const send = async (values) => {return 1\n\n    };\n    return send;\n};\n',
  )
})

it.each([
  [
    'router',
    unusedRouterParts(),
    'node_modules/react-router/dist/production/lib/router/router.js',
    'handleFetcherAction',
  ],
  ['forms', unusedFormParts(), 'node_modules/react-hook-form/dist/index.esm.mjs', 'handleSubmit'],
])('the library of %s as it is installed has every part that is left out', (_, { transform }, id, cut) => {
  if (typeof transform !== 'object') throw new Error('The plugin transforms')
  const handler: (code: string, id: string) => unknown = transform.handler
  expect(handler(readFileSync(id, 'utf8'), `/${id}`)).toMatchObject({
    code: expect.stringMatching(new RegExp(String.raw`\b${cut}\b.*\{throw Error\('Not part of this build`)),
  })
})
