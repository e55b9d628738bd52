/** What a build without mock may weigh, gzipped; docs/design.md §10 has the bars. */
import { existsSync, readFileSync } from 'node:fs'

/** Scripts that the page itself asks for, before any route is known. */
function entryScripts() {
  const page = existsSync('dist/index.html') ? readFileSync('dist/index.html', 'utf8') : ''
  return [...page.matchAll(/(?:src|href)="\.?\/([^"]+\.js)"/g)].map(([, path]) => `dist/${path}`)
}

export default [
  { name: 'JavaScript before the first route', path: entryScripts(), limit: '155 kB', gzip: true },
  { name: 'all JavaScript', path: 'dist/**/*.js', limit: '600 kB', gzip: true },
]
