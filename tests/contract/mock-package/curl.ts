/** What the examples use of curl, for machines without it. */
import { parseArgs } from 'node:util'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    silent: { type: 'boolean', short: 's' },
    include: { type: 'boolean', short: 'i' },
    request: { type: 'string', short: 'X' },
    header: { type: 'string', short: 'H', multiple: true, default: [] },
    data: { type: 'string', short: 'd' },
    json: { type: 'string' },
    output: { type: 'string', short: 'o' },
    'write-out': { type: 'string', short: 'w' },
  },
})
const headers = new Headers(values.header.map((line) => line.split(/:\s*(.*)/s).slice(0, 2) as [string, string]))
const body = values.json ?? values.data
if (values.json !== undefined) headers.set('content-type', 'application/json')
const method = values.request ?? (body === undefined ? 'GET' : 'POST')
const response = await fetch(positionals[0] ?? '', {
  method,
  headers,
  redirect: 'manual',
  ...(body === undefined ? {} : { body }),
}).catch(() => process.exit(52))
if (values.include === true) {
  process.stdout.write(`HTTP/1.1 ${response.status} ${response.statusText}\r\n`)
  for (const [name, value] of response.headers) process.stdout.write(`${name}: ${value}\r\n`)
  process.stdout.write('\r\n')
}
const text = await response.text()
if (values.output !== '/dev/null') process.stdout.write(text)
process.stdout.write(
  (values['write-out'] ?? '').replaceAll('%{http_code}', String(response.status)).replaceAll(String.raw`\n`, '\n'),
)
