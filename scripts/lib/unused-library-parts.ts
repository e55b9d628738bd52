/**
 * Parts of libraries that nothing here calls and no bundler can leave out, because functions inside functions and methods of
 * classes refer to them: every page load would carry them. `docs/decisions/0026` says which, and why.
 */
import type { Plugin } from 'vite'

const unused = "throw Error('Not part of this build: see scripts/lib/unused-library-parts.ts')"

/**
 * Of the router: forms that are sent through it (actions, fetchers) and middleware. The console sends through its own client, and
 * routes have loaders only. A redirect takes nothing that was sent along.
 */
const routerBodies = {
  handleAction: unused,
  fetch: unused,
  handleFetcherAction: unused,
  handleFetcherLoader: unused,
  runClientMiddlewarePipeline: unused,
  defaultDataStrategyWithMiddleware: 'return defaultDataStrategy(args)',
  normalizeNavigateOptions: 'return { path }',
  getSubmissionFromNavigation: '',
  // There is never a fetcher to look after.
  getUpdatedRevalidatingFetchers: 'return state.fetchers',
  updateFetcherState: unused,
  setFetcherError: unused,
  getFetcher: unused,
  resetFetcher: unused,
  deleteFetcher: '',
  queueFetcherForDeletion: unused,
  abortFetcher: '',
  markFetchersDone: '',
  markFetchRedirectsDone: 'return false',
  abortStaleFetchLoads: 'return false',
  getInstrumentationNavigateMeta: unused,
  // Called by tools that replace modules while people develop.
  _internalSetRoutes: unused,
}

/** Nothing here is sent as a mutation of the query client: actions and forms have a pipeline of their own. */
const noMutations = `
  export class MutationCache {
    clear() {}
    findAll() { return [] }
    resumePausedMutations() { return Promise.resolve() }
    build() { ${unused} }
  }`

/**
 * The router's components are named for developer tools, by assignments that keep all of them in the build, used or not: forms,
 * links and prefetching of other kinds of applications. Nobody instruments it here either. Together that is 5 kB.
 */
export function unusedRouterParts(): Plugin {
  return {
    name: 'cairn-unused-router-parts',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]node_modules[\\/]react-router[\\/]dist[\\/]production[\\/].*\.js$/ },
      handler: (code, id) => ({
        code: (/[\\/]router[\\/]router\.js$/.test(id) ? withBodies(code, routerBodies) : code)
          .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
          .replaceAll(/= (React\$1\.(?:forwardRef|createContext)\()/g, '= /* @__PURE__ */ $1')
          .replaceAll(/\b(?:init|opts\?)\.instrumentations\b/g, 'undefined'),
        // Every line stays the line it was.
        map: null,
      }),
    },
  }
}

/** Lists here are never infinite queries (a drained list is one query), and nothing is a mutation: each query would carry their code. */
export function unusedQueryParts(): Plugin {
  return {
    name: 'cairn-unused-query-parts',
    apply: 'build',
    load: {
      filter: { id: /[\\/]query-core[\\/]build[\\/]modern[\\/](?:infiniteQueryBehavior|mutationCache)\.js$/ },
      handler: (id) =>
        id.endsWith('mutationCache.js')
          ? noMutations
          : `
        export function infiniteQueryBehavior() { ${unused} }
        export const hasNextPage = infiniteQueryBehavior, hasPreviousPage = infiniteQueryBehavior`,
    },
  }
}

/** Forms here say themselves what is wrong, and are sent by the browser's own event: the library keeps values, and neither judges nor sends. */
const formBodies = {
  validateField: 'return {}',
  validateForm: unused,
  executeSchemaAndUpdateState: unused,
  trigger: unused,
  handleSubmit: unused,
}

/** See `formBodies`. */
export function unusedFormParts(): Plugin {
  return {
    name: 'cairn-unused-form-parts',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]react-hook-form[\\/]dist[\\/]index\.esm\.mjs$/ },
      handler: (code) => ({ code: withBodies(code, formBodies), map: null }),
    },
  }
}

/** YAML is read here, never written: what its tags know of writing goes. */
export function unusedYamlParts(): Plugin {
  return {
    name: 'cairn-unused-yaml-parts',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]js-yaml[\\/]dist[\\/]js-yaml\.mjs$/ },
      handler: (code) => ({ code: code.replaceAll(/^\t(?:identify|represent): .*[^{]$/gm, ''), map: null }),
    },
  }
}

/**
 * Gives functions of a module other bodies, by the functions' names; every line stays where it was.
 * @param code as the library is published: a function ends at the first `}` that is as far in as its beginning
 * @throws Error when a function is not there: a new release of the library may call it otherwise
 */
export function withBodies(code: string, bodies: Readonly<Record<string, string>>): string {
  return Object.entries(bodies).reduce((text, [name, body]) => {
    const head = String.raw`(?:async )?function ${name}\(.*\) \{|(?:var|const) ${name} = (?:async )?\(.*=> \{`
    const whole = new RegExp(String.raw`^([ \t]*)(${head})\n([\s\S]*?)^\1(\};?)$`, 'm')
    if (!whole.test(text)) throw new Error(`There is no function ${name} whose body could be replaced`)
    return text.replace(
      whole,
      (_, indent: string, start: string, old: string, end: string) =>
        `${indent}${start}${body}\n${old.replaceAll(/[^\n]+/g, '')}${indent}${end}`,
    )
  }, code)
}
