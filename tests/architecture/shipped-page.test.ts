/** The judge of shipped pages: it finds what it is there for. And what our own page says before any code runs. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { root } from '../../scripts/lib/project.ts'
import { problemsOfPage, problemsOfPolicy } from '../support/shipped-page.ts'

const good = `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width, initial-scale=1" />
<link rel="stylesheet" crossorigin href="/assets/a.css"><script type="module" src="/assets/a.js"></script></head>
<body><div id="root"></div></body></html>`
const problems = (html: string) => problemsOfPage(html, (path) => path.startsWith('/assets/'))

test('a page of files is in order', () => {
  expect(problems(good)).toEqual([])
})

test.each([
  ['<script>alert(1)</script>', 'a script in the page'],
  ['<script src="/assets/a.js">alert(1)</script>', 'a script in the page'],
  ['<style>b { color: red }</style>', 'a style in the page'],
  ['<b style="color: red">x</b>', 'a style on b'],
  ['<body ONLOAD = alert(1)>', 'onload on body'],
  ["<img src='/x.png' onerror='alert(1)'>", 'onerror on img'],
  ['<script src="https://cdn.example/a.js"></script>', 'script leads to https://cdn.example/a.js'],
  ['<link rel="stylesheet" href="//cdn.example/a.css">', 'link leads to //cdn.example/a.css'],
  ['<a href="javascript:alert(1)">x</a>', 'a leads to javascript:alert(1)'],
  ['<img src="data:image/gif;base64,R0lG">', 'img leads to data:image/gif;base64,R0lG'],
  ['<script src="/gone.js"></script>', 'no file /gone.js'],
  ['<base href="/elsewhere/">', 'a base: it would move every address'],
  ['<meta http-equiv="refresh" content="0">', 'meta refresh'],
  [
    `<meta http-equiv="Content-Security-Policy" content="default-src 'self' 'unsafe-inline'">`,
    "meta: default-src allows 'unsafe-inline'",
  ],
])('%s is found', (part, problem) => {
  expect(problems(good.replace('</body>', `${part}</body>`))).toContain(problem)
})

test('a policy is strict or it is told why not', () => {
  expect(problemsOfPolicy("default-src 'self'; img-src 'self' data:; object-src 'none'")).toEqual([])
  expect(problemsOfPolicy("default-src 'self'; script-src 'self' 'unsafe-eval'")).toEqual([
    "script-src allows 'unsafe-eval'",
  ])
  expect(problemsOfPolicy("default-src 'self'; connect-src *")).toEqual(['connect-src allows *'])
  expect(problemsOfPolicy("script-src 'self'")).toEqual(["no default-src 'self'"])
})

test('regression: on a page that the browser had translated, "1 selected" stood there while three were', () => {
  // Translating takes texts away from under React, which goes on to change those that nobody sees; and names are no words.
  expect(readFileSync(join(root, 'index.html'), 'utf8')).toMatch(/<html [^>]*translate="no"/)
})
