import { expect, test } from 'vitest'

import { signInUrl } from './sign-in-url.ts'

test.each([
  [
    'the host of the silo, whichever one this page is of',
    'meadow.sys.example.com',
    'https://harbor.sys.example.com/login/harbor/saml/',
  ],
  [
    'a domain with .sys. in it twice',
    'meadow.sys.r1.sys.example.com',
    'https://harbor.sys.r1.sys.example.com/login/harbor/saml/',
  ],
  ['the host of this page, where hosts say nothing of silos', 'localhost', 'https://localhost/login/harbor/saml/'],
])('%s', (_, hostname, url) => {
  expect(signInUrl({ hostname, origin: `https://${hostname}` }, 'harbor')).toBe(url)
})
