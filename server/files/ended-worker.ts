/**
 * What stood at this address before, the mock or another application, may have left a service worker in browsers. It goes on answering
 * for pages that are gone, and browsers keep it when its file is not found any more. They look for a newer one with each visit: this one
 * ends it. What the page holds stays as it is, and the next visit is the console's.
 */
const script = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(registration.unregister()))
`

/** Whether a browser asks for the script of a service worker. */
export const asksForWorker = (request: Request): boolean => request.headers.get('service-worker') === 'script'

/** For a worker that no file of the build is the script of. */
export const endedWorker = (): Response =>
  new Response(script, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-store',
      // It may have been let out of its folder before.
      'service-worker-allowed': '/',
    },
  })
