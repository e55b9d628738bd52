/**
 * What the browser installs: msw's worker, kept away from the files of the console itself. Each of those would go through the
 * worker to the page and back before it is fetched, without the browser's caches of what is compiled.
 */
const ownFiles = new URL('assets/*', self.registration.scope).pathname

// Where the browser can decide by itself, the worker is not even asked.
addEventListener('install', (event) => {
  event.addRoutes?.({ condition: { urlPattern: new URLPattern({ pathname: ownFiles }) }, source: 'network' })
})

addEventListener('fetch', (event) => {
  if (new URL(event.request.url).pathname.startsWith(ownFiles.slice(0, -1))) event.stopImmediatePropagation()
})

importScripts('mockServiceWorker.js')
