/**
 * Builds the package of the mock, in packages/mock/dist/: `npm pack ./packages/mock` runs it. Everything is bundled, so that the
 * package depends on nothing; the validators of the contract are made here, so that a strict page may run them.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { build } from 'vite'

import { contractPlugin } from '../src/mock/contract/vite-plugin.ts'
import type { ContractDocument } from '../src/mock/contract/schemas.ts'
import { faultSchema } from '../src/mock/control/fault-schema.ts'
import { storySchema } from '../src/mock/story/schema.ts'
import { readArgs } from './lib/args.ts'
import { licencesPlugin } from './lib/licences.ts'
import { root } from './lib/project.ts'

readArgs('node scripts/build-mock.ts', {})

const folder = join(root, 'packages', 'mock')
const dist = join(folder, 'dist')
const contractFile = join(root, 'generated', 'openapi.json')
const document = (): ContractDocument => JSON.parse(readFileSync(contractFile, 'utf8')) as ContractDocument

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [
    contractPlugin({ document, folder: join(root, 'src/mock/contract').replaceAll('\\', '/') }),
    licencesPlugin(root),
  ],
  ssr: { noExternal: true },
  build: {
    ssr: true,
    // Of Node, and of browsers of the same time.
    target: 'es2023',
    outDir: dist,
    emptyOutDir: true,
    copyPublicDir: false,
    minify: true,
    rolldownOptions: {
      input: Object.fromEntries(['index', 'node', 'cli'].map((name) => [name, join(folder, 'src', `${name}.ts`)])),
      // Faster parts of ws that it does without where they are not installed.
      external: ['bufferutil', 'utf-8-validate'],
      // Most of the time goes into the validators: that is known.
      checks: { pluginTimings: false },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
})
for (const name of ['index.d.ts', 'node.d.ts']) copyFileSync(join(folder, 'types', name), join(dist, name))
copyFileSync(join(root, 'LICENSE'), join(dist, 'LICENSE'))
writeFileSync(join(dist, 'openapi.json'), JSON.stringify(document()))
writeFileSync(join(dist, 'story.schema.json'), JSON.stringify(storySchema(document())))
writeFileSync(join(dist, 'faults.schema.json'), JSON.stringify(faultSchema()))
