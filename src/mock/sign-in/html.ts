/** The pages of signing in, for a mock without a console in front: plain HTML without a script. */
import { sha256 } from '../encoding/sha256.ts'
import { encodeBase64 } from '../../lib/base64.ts'
import type { Answer } from '../http/answer.ts'

/** Part of a page; made by `markup` alone. */
export interface Html {
  readonly html: string
}

/** Puts texts into HTML; what is not made by this very function is escaped. */
export const markup = (parts: TemplateStringsArray, ...values: readonly (string | Html)[]): Html => ({
  html: parts.reduce((text, part, index) => text + partOf(values[index - 1] ?? '') + part),
})

const partOf = (value: string | Html): string => (typeof value === 'string' ? escaped(value) : value.html)

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: light-dark(#f4f5f4, #15181a); color: light-dark(#1b2022, #e8ecec) }
main { box-sizing: border-box; width: min(26rem, 100vw - 2rem); margin: 1rem; padding: 1.75rem; border: 1px solid light-dark(#d5d9d8, #343b3e); border-radius: 12px; background: light-dark(#fff, #1d2224) }
h1 { margin: 0 0 .75rem; font-size: 1.3rem; line-height: 1.3 }
p { margin: 0 0 1rem; overflow-wrap: anywhere }
label { display: block; margin-bottom: 1rem; font-weight: 700 }
input { box-sizing: border-box; width: 100%; margin-top: .3rem; padding: .5rem .65rem; border: 1px solid light-dark(#8a9392, #6c7678); border-radius: 8px; background: transparent; color: inherit; font: inherit; font-weight: 400 }
input[name=user_code] { font-family: ui-monospace, monospace; letter-spacing: .08em; text-transform: uppercase }
button { width: 100%; padding: .6rem; border: 0; border-radius: 8px; background: light-dark(#1c5d4c, #7ed3b8); color: light-dark(#fff, #10201b); font: inherit; font-weight: 700; cursor: pointer }
:focus-visible { outline: 3px solid light-dark(#1c5d4c, #7ed3b8); outline-offset: 2px }
.note { margin: 1rem 0 0; font-size: .875rem; color: light-dark(#59625f, #a5aeae) }
.problem { padding: .5rem .75rem; border-radius: 8px; background: light-dark(#fbe6e3, #43211d); color: light-dark(#8c1d10, #ffb4a8) }
`

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

/** What a page may do: be shown, with this style, and send its form back here. */
const policy = `default-src 'none'; style-src 'sha256-${encodeBase64(bytesOf(sha256(new TextEncoder().encode(style))))}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

/** A page as an answer. */
export function page(status: number, title: string, content: Html, headers = new Headers()): Answer {
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-security-policy', policy)
  headers.set('cache-control', 'no-store')
  headers.set('x-content-type-options', 'nosniff')
  // A form has to say where it comes from.
  headers.set('referrer-policy', 'same-origin')
  const { html: text } = markup`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${{ html: style }}</style></head>
<body><main><h1>${title}</h1>${content}</main></body>
</html>
`
  return { status, headers, body: text }
}
