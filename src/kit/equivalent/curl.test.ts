import { execFileSync } from 'node:child_process'

import { expect, it } from 'vitest'

import { curlText } from './curl.ts'

it('a form with files has its parts, one by one', () => {
  const body = new FormData()
  body.append('file', new File(['x'], "it's.img"))
  body.append('note', 'a b')
  const init = { method: 'POST', headers: new Headers(), body }
  expect(curlText({ url: 'http://a/v1/imports', init }).split(' \\\n  ').slice(2)).toEqual([
    `-F 'file=@it'\\''s.img'`,
    `--form-string 'note=a b'`,
  ])
})

it('a text that begins with @ was a file of whoever ran the command, and a name of a file with ; another type', () => {
  const body = new FormData()
  body.append('note', '@/etc/passwd')
  body.append('file', new File(['x'], 'a;type=text/html,"b.img'))
  const init = { method: 'POST', headers: new Headers(), body }
  expect(curlText({ url: 'http://a/v1/imports', init }).split(' \\\n  ').slice(2)).toEqual([
    '--form-string note=@/etc/passwd',
    String.raw`-F 'file=@"a;type=text/html,\"b.img"'`,
  ])
})

it.each(['sh', 'bash'])(
  'a quotation mark beside what nobody sees ended the word in %s, and the rest was carried out',
  (shell) => {
    const body = new FormData()
    body.append('note', "it's\u200b; echo carried out; #")
    const text = curlText({ url: 'http://a/v1/imports', init: { method: 'POST', headers: new Headers(), body } })
    const said = execFileSync(shell, ['-c', `TOKEN=; curl() { :; }\n${text}`], { encoding: 'utf8' })
    expect(said).toBe('')
  },
)

it.each([
  ['a body', (text: string) => ({ headers: new Headers({ 'content-type': 'text/plain' }), body: text })],
  ['a field of a form', (text: string) => ({ headers: new Headers(), body: formOf(text) })],
])('regression: in the middle of %s of 5,000 characters a terminal was sent what it acts upon', (_, partsFor) => {
  const text = `${'a'.repeat(2500)}'\x7f; touch x #\x1b]0;t\x07${'b'.repeat(2500)}`
  const command = curlText({ url: 'http://a/v1/imports', init: { method: 'POST', ...partsFor(text) } })
  expect(command.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
  const script = `TOKEN=; curl() { printf %s "\${!#}"; }\n${command}`
  expect(execFileSync('bash', ['--norc', '-c', script], { encoding: 'utf8' }).replace('note=', '')).toBe(text)
})

function formOf(text: string): FormData {
  const body = new FormData()
  body.append('note', text)
  return body
}
