import { expect, it } from 'vitest'

import { readHost, readOrigin, readPort } from './args.ts'

it('reads a port', () => expect(readPort('4000')).toBe(4000))

it.each(['0', '65536', '-1', '40x', '', '4e3'])('"%s" is no port', (text) => {
  expect(() => readPort(text)).toThrow('--port')
})

it.each(['127.0.0.1', '0.0.0.0', '::1', '::', 'localhost', 'console.example'])('%s is a host', (text) => {
  expect(readHost(text)).toBe(text)
})

it.each(['', ' ', 'http://a', 'a b', '[::1]'])('"%s" is no host', (text) => {
  expect(() => readHost(text)).toThrow('--host')
})

it.each(['http://127.0.0.1:12220', 'http://127.0.0.1:12220/', 'https://api.example', 'http://[::1]:80'])(
  '%s is a server',
  (text) => expect(readOrigin(text).pathname).toBe('/'),
)

it.each(['127.0.0.1:12220', 'ftp://api.example', 'http://api.example/v1', 'nonsense', ''])(
  '"%s" is no server',
  (text) => {
    expect(() => readOrigin(text)).toThrow('--api')
  },
)
