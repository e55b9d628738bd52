/** What the generator is measured against: hey-api and orval, run alone on the bundled contract. */
import { join } from 'node:path'
import { createClient } from '@hey-api/openapi-ts'
import { generate } from 'orval'

const [bundle, out] = process.argv.slice(2)
if (bundle === undefined || out === undefined) throw new Error('usage: tools-alone.ts <bundle.json> <folder>')

await createClient({
  input: bundle,
  output: { path: join(out, 'client'), clean: false },
  logs: { level: 'silent' },
  plugins: [
    '@hey-api/typescript',
    '@hey-api/sdk',
    '@hey-api/client-fetch',
    { name: '@tanstack/react-query', mutationOptions: false, infiniteQueryOptions: false },
  ],
})
await generate(
  {
    input: { target: bundle, unsafeDisableValidation: true },
    output: {
      target: join(out, 'mock/api.ts'),
      schemas: join(out, 'mock/model'),
      client: 'fetch',
      mode: 'split',
      mock: { generators: [{ type: 'faker', schemas: true }] },
      tsconfig: {},
    },
  },
  out,
  { logLevel: 'error', throwOnError: true },
)
