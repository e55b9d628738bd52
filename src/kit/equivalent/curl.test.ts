import { expect, it } from 'vitest'

import { curlText } from './curl.ts'

it('a form with files has its parts, one by one', () => {
  const body = new FormData()
  body.append('file', new File(['x'], "it's.img"))
  body.append('note', 'a b')
  const init = { method: 'POST', headers: new Headers(), body }
  expect(curlText({ url: 'http://a/v1/imports', init }).split(' \\\n  ').slice(2)).toEqual([
    `-F 'file=@it'\\''s.img'`,
    `-F 'note=a b'`,
  ])
})
