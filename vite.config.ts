import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig, minify } from 'vite'
import type { Plugin, UserConfig } from 'vite'

import { chunkCirclesPlugin } from './scripts/lib/chunk-circles.ts'
import { chunkWaitsPlugin } from './scripts/lib/chunk-waits.ts'
import { chunkNames, isOfSeveralLevels, type ModuleGraph, referredNames } from './scripts/lib/chunks.ts'
import { licencesPlugin } from './scripts/lib/licences.ts'
import { precompressPlugin } from './scripts/lib/precompress.ts'
import { reactAsModule, reactModule } from './scripts/lib/react-as-module.ts'
import { sourceMapsPlugin } from './scripts/lib/source-maps.ts'
import { standInsPlugin } from './scripts/lib/stand-ins.ts'
import {
  unusedFormParts,
  unusedQueryParts,
  unusedRouterParts,
  unusedYamlParts,
} from './scripts/lib/unused-library-parts.ts'

/**
 * Modes: `production` is the console alone, `mock` has the mock API inside, `development` is the console in front of a
 * server (`npm run dev -- --api`). `CAIRN_BASE=/console/` builds for a sub-path; `BUILD_FOR_TRIAL=1` for a document that is only tried (`--spec`).
 */
export default defineConfig(async ({ mode }): Promise<UserConfig> => ({
  base: process.env['CAIRN_BASE'] ?? '/',
  plugins: [
    react(),
    reactAsModule(import.meta.dirname),
    // Vite minifies all style sheets; light-dark() then stays as it is, because cssTarget knows it.
    tailwindcss({ optimize: false }),
    filesBeforeImport(),
    screenFiles(),
    textFont(),
    plainIcons(),
    unusedRouterParts(),
    unusedQueryParts(),
    unusedFormParts(),
    unusedYamlParts(),
    chunkCirclesPlugin(),
    // Another document is looked at before anybody has made it fit: what pages wait for is no matter yet.
    ...(process.env['BUILD_FOR_TRIAL'] === undefined ? [chunkWaitsPlugin()] : [standInsPlugin(import.meta.dirname)]),
    ...(mode === 'production' ? [ownMinifier('pre'), ownMinifier('post'), smallPageScript()] : []),
    licencesPlugin(import.meta.dirname),
    sourceMapsPlugin(),
    ...(mode === 'production' ? [precompressPlugin()] : []),
    ...(mode === 'mock' ? await mockPlugins() : []),
  ],
  build: {
    target: 'es2023',
    ...(mode === 'production' ? smallest : {}),
    cssTarget: ['chrome125', 'firefox126', 'safari17.5'],
    sourcemap: 'hidden',
    // No data: URLs and no inline script, for a strict Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The routes of a level name all that a page imports, so that nothing waits for its turn; other files the large parts only: lists cost 6 kB.
      resolveDependencies: (_, dependencies, { hostId, hostType }) =>
        hostType === 'html'
          ? dependencies
          : dependencies.filter((file) => (routes.test(hostId) ? !initial.test(file) : large.test(file))),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      // No getter of ours or of a library does anything but answer, and all globals that are named are there.
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      // A name of the API family costs a file nothing but the name.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        // Names of files stand in each other by the thousand: a letter less saves 1 kB.
        entryFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        chunkFileNames: ({ name }) => `assets/${name.replace('_cairn_', '')}-[hash:7].js`,
        codeSplitting: {
          includeDependenciesRecursively: false,
          // A document that is only tried may have no use for our parts (`scripts/lib/build-console.ts`).
          groups:
            process.env['BUILD_PARTS'] === 'none'
              ? []
              : [
                  // Changes with a release of a library, not with ours.
                  { name: 'vendor', test: (id) => id.startsWith(reactModule) || vendor.test(id), priority: 9 },
                  // All that the first page needs whatever it is.
                  {
                    name: (id, graph) => (names(id, graph) === 'shell' ? 'shell' : null),
                    debugName: 'shell',
                    priority: 8,
                  },
                  { name: levelsChunk, debugName: 'levels', priority: 6 },
                  // Calls that pages of one level need: files of each area would weigh twice as much.
                  { name: 'api', test: /[\\/]generated[\\/]api[\\/](?:queries|sdk)[\\/]/, priority: 6 },
                  // Lists over all projects, which differ in little.
                  {
                    name: 'across-of-all',
                    test: /[\\/]generated[\\/]screens[\\/][\w-]+[\\/]across\.gen\.tsx$|^\0cairn:across-/,
                    priority: 5,
                  },
                  // Who refers to what: small, and asked for from everywhere.
                  {
                    name: 'references',
                    test: /[\\/]generated[\\/]screens[\\/][\w-]+[\\/](?:relations|lookup)\.gen\.ts$/,
                    priority: 5,
                  },
                  // Policies of four levels, which differ in little: each file of their own would say it again.
                  {
                    name: 'access-forms',
                    test: new RegExp(`${policies}\\w*(?:[cC]reate|[eE]dit|Add|Change)`),
                    priority: 5,
                  },
                  { name: 'access', test: new RegExp(policies), priority: 4 },
                  // The names of the client's functions, which stand in the code that requests are shown as.
                  { name: 'request', test: /[\\/]generated[\\/]model[\\/]functions\.gen\.ts$/, priority: 5 },
                  { name: referredNames(import.meta.dirname), debugName: 'referred', priority: 5 },
                  // What reads certificates, for the overview and for forms.
                  { name: 'certificates', test: /[\\/]src[\\/]lib[\\/](?:x509[\\/]|base64)/, priority: 5 },
                  // Slots of one matter: each by itself is mostly wrapping.
                  {
                    name: 'port-settings',
                    test: /[\\/]src[\\/](?:features|overrides)[\\/](?:switch-)?port-settings[\\/]/,
                    priority: 4,
                  },
                  { name: 'bgp', test: /[\\/]src[\\/](?:features|overrides)[\\/]bgp[\w-]*[\\/]/, priority: 4 },
                  {
                    name: 'firewall-slots',
                    test: /[\\/](?:vpc-firewall-rule|firewall[\\/]preview)[\\/]\w+-slots/,
                    priority: 4,
                  },
                  {
                    name: 'firewall-rules',
                    test: /[\\/](?:features[\\/]firewall|overrides[\\/]vpc-firewall-rule(?:-clone)?)[\\/](?!NetworkComing)[A-Z]\w+\.tsx$/,
                    priority: 4,
                  },
                  {
                    name: 'certificate-slots',
                    test: /[\\/](?:CertificateNote|certificates[\\/]problems|(?:certificate|silo)[\\/]create-slots)\.tsx?$/,
                    priority: 4,
                  },
                  // Pages that are one matter and small.
                  { name: 'login', test: /[\\/]src[\\/]overrides[\\/]login[\\/]/, priority: 4 },
                  // Both pages of it, with the list that one of them holds and what they reckon with.
                  { name: 'utilization', test: utilization, priority: 4 },
                  {
                    name: 'link-pools',
                    test: /[\\/](?:overrides[\\/]ip-pool-silo[\\/]|screens[\\/]ip-pool-silo[\\/]\w+-create\.)/,
                    priority: 4,
                  },
                  { name: names, debugName: 'parts', priority: 4 },
                  // What pages of several files read: a file of its own would be more wrapping than content.
                  { name: 'queries', test: /[\\/]generated[\\/]screens[\\/][\w-]+[\\/]queries\.gen\.ts$/, priority: 3 },
                ],
        },
      },
    },
  },
}))

/**
 * What operators load is made small three times: the bundler's own minifier folds what terser leaves, terser then takes another 3.6 kB of 670,
 * and the bundler's 1.6 kB of what terser made (docs/decisions/0019). It takes 7 s, which the build with the mock does without.
 */
const smallest: NonNullable<UserConfig['build']> = {
  minify: 'terser',
  terserOptions: { safari10: false, ecma: 2020, compress: { passes: 3, pure_getters: true, unsafe_arrows: true } },
}

/** The bundler's own minifier, before terser and after it: Vite runs terser behind all plugins that name no order. */
function ownMinifier(order: 'pre' | 'post'): Plugin {
  return {
    name: `cairn-own-minifier-${order}`,
    apply: 'build',
    renderChunk: {
      order,
      handler: async (code, { fileName }) => {
        const small = await minify(fileName, code, { module: true, sourcemap: true })
        const [error] = small.errors
        if (error !== undefined) throw new Error(`${fileName}: ${error.message}`)
        return { code: small.code, map: small.map ?? null }
      },
    },
  }
}

/** The script that the page runs before its first paint is no part of the bundle: nothing else takes its comments out. */
function smallPageScript(): Plugin {
  return {
    name: 'cairn-small-page-script',
    apply: 'build',
    writeBundle: async ({ dir = '' }) => {
      const file = join(dir, 'theme.js')
      const { code, errors } = await minify(file, readFileSync(file, 'utf8'))
      if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`)
      writeFileSync(file, code)
    },
  }
}

/**
 * Pages are loaded together with their queries, and apart from forms: a list is no reason to load the code of forms. Those of a
 * level that is loaded when it is first opened make one file: many small files weigh twice as much on the wire, and each would
 * be one more wait. The first level is split by resource, since nobody should wait there for what is not shown. A group of
 * `codeSplitting` cannot say so: it leaves a file in between for each page (https://github.com/rolldown/rolldown/issues/9729).
 */
function screenFiles(): Plugin {
  const generated = fileURLToPath(new URL('generated', import.meta.url))
  const screens = `${generated}/screens`
  const importedScreen = /import\('\.\.\/screens\/([\w-]+\/[\w-]+\.gen\.tsx?)'\)/g
  /** What draws charts, what overviews read, and forms are much: pages without them do not wait for it. */
  const kindOf = (file: string) =>
    /\/(charts|overview|across|operation)\.gen\.tsx$/.exec(file)?.[1] ??
    (/(?:create|edit|add)\.gen\.tsx$/.test(file) ? 'forms' : 'pages')
  // What only policies need is nothing that the other pages of a level should wait for.
  const isApart = (file: string) => new RegExp(policies).test(`${screens}/${file}`)
  const routesOf = (level: string) => readFileSync(`${generated}/routes/${level}.gen.ts`, 'utf8')
  const isLazy = (level: string) => routesOf('routes').includes(`import('./${level}.gen.ts')`)
  return {
    name: 'cairn-screen-files',
    apply: 'build',
    enforce: 'pre',
    transform: {
      // What the search can find is found in the same files.
      filter: { id: /[\\/]generated[\\/](?:routes[\\/]\w+|finder[\\/]level-\w+)\.gen\.ts$/ },
      handler(code, id) {
        const level = /(?:level-)?(\w+)\.gen\.ts$/.exec(id)?.[1] ?? ''
        const together = isLazy(level)
        return code.replace(importedScreen, (own, file: string) => {
          if (isApart(file)) return own
          const of = together ? `all-${level}` : `of-${file.split('/')[0] ?? ''}`
          return `import('cairn:${kindOf(file)}-${of}').then((m) => m['${file}'])`
        })
      },
    },
    resolveId: { filter: { id: /^cairn:/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0cairn:/ },
      handler(id) {
        const [, kind, all, name = ''] =
          /^\0cairn:(across|charts|forms|operation|overview|pages)-(all|of)-(.+)$/.exec(id) ?? []
        const files =
          all === 'all'
            ? [...routesOf(name).matchAll(importedScreen)].map(([, file = '']) => file)
            : readdirSync(`${screens}/${name}`).map((file) => `${name}/${file}`)
        return [...new Set(files)]
          .filter((file) => !isApart(file) && kindOf(file) === kind && /(?:\.tsx|queries\.gen\.ts)$/.test(file))
          .toSorted()
          .map((file) => `export * as '${file}' from ${JSON.stringify(`${screens}/${file}`)}\n`)
          .join('')
      },
    },
  }
}

/** What stands around every `import()` of the build: Vite's helper announces files, which does not outlive a failure. */
function filesBeforeImport(): Plugin {
  const ours = fileURLToPath(new URL('src/lib/load-files.ts', import.meta.url))
  return {
    name: 'cairn-files-before-import',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { loadFiles as __vitePreload } from ${JSON.stringify(ours)}`,
    },
  }
}

/** The one font file that every page needs is announced in index.html: the style sheet names it too late. */
function textFont(): Plugin {
  let base = '/'
  return {
    name: 'cairn-text-font',
    apply: 'build',
    configResolved: (config) => {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((fileName) => /\/geist-latin-wght-normal-[\w-]+\.woff2$/.test(fileName))
          .map((fileName) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: base + fileName },
            injectTo: 'head',
          })),
    },
  }
}

/**
 * The library's icons as plain elements: its own component merges settings that nobody gives here, for every icon of every row,
 * and the first page would pay for it with a kilobyte.
 */
function plainIcons(): Plugin {
  const plain = fileURLToPath(new URL('src/ui/create-icon.ts', import.meta.url))
  const id = '\0icon:create-icon'
  return {
    name: 'cairn-plain-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /createLucideIcon\.mjs$/ },
      handler: (_, importer) => (importer?.includes('lucide-react') === true ? id : undefined),
    },
    load: {
      filter: { id: /^\0icon:create-icon$/ },
      handler: () => `export { createIcon as default } from ${JSON.stringify(plain)}`,
    },
    // What an icon is called, and keys of lines that never change places.
    transform: {
      filter: { id: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/ },
      handler: (code) => ({
        code: code.replace(/^ +name: ".*",\n|,\s+(?:key: "\w+"|aliases: \[[^\]]*\])/gm, ''),
        map: null,
      }),
    },
  }
}

/** The mock's own worker, beside index.html like the one of msw that it builds on. */
function mockWorker(): Plugin {
  const fileName = 'mock-worker.js'
  const source = () => readFileSync(new URL('src/mock/browser/service-worker.js', import.meta.url), 'utf8')
  return {
    name: 'cairn-mock-worker',
    configureServer: ({ middlewares, config }) => {
      middlewares.use(config.base + fileName, (_, response) => {
        response.setHeader('Content-Type', 'text/javascript').end(source())
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: source() })
    },
  }
}

/** What only the mock API needs: its workers as files beside index.html, and validators made of the contract. */
async function mockPlugins(): Promise<Plugin[]> {
  const { contractPlugin } = await import('./src/mock/contract/vite-plugin.ts')
  const document = () => JSON.parse(readFileSync(new URL('generated/openapi.json', import.meta.url), 'utf8'))
  const folder = fileURLToPath(new URL('src/mock/contract', import.meta.url)).replaceAll('\\', '/')
  return [msw({ mode: 'worker-only' }), mockWorker(), contractPlugin({ document, folder })]
}

const vendor =
  /[\\/]node_modules[\\/](?:react|react-dom|react-router|scheduler|cookie-es|@remix-run|@tanstack[\\/](?:query-core|react-query))[\\/]/

/** Where screens of policies lie. */
const policies = String.raw`[\\/](?:(?:generated[\\/]screens|src[\\/]overrides)[\\/][\w-]+-(?:role|access)|src[\\/]kit[\\/]access)[\\/]`

/** Both pages of use, and what they reckon with. */
const utilization = /[\\/](?:features|overrides|screens)[\\/](?:system-|silo-)?utilization[\\/]/

/** Files that every page has from the start. */
const initial = /\/(?:index|vendor)-[^/]+\.(?:css|js)$/

/** Routes of a level that is loaded when it is first opened. */
const routes = /\/\w+\.gen-[^/]+\.js$/

/** Parts of the build that somebody would wait for if they were asked for one after the other. */
const large = /\.css$|\/(?:forms|pages|whole)-[^/]+\.js$/

const names = chunkNames(import.meta.dirname)
const generated = /[\\/]generated[\\/](?:api|screens)[\\/]/
const forLevels = isOfSeveralLevels(import.meta.dirname)

/** What pages of several levels need. */
const levelsChunk = (id: string, graph: ModuleGraph): string | null =>
  generated.test(id) && forLevels(id, graph) ? 'levels' : null
