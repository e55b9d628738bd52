/** What a build without mock may weigh, gzipped; docs/decisions/0019 says why these figures. */
import { existsSync, globSync, readFileSync } from 'node:fs'

/** Scripts that the page itself asks for, before any route is known. */
function entryScripts() {
  const page = existsSync('dist/index.html') ? readFileSync('dist/index.html', 'utf8') : ''
  return [...page.matchAll(/(?:src|href)="\.?\/([^"]+\.js)"/g)].map(([, path]) => `dist/${path}`)
}

/** Files that hold a library or most of the console, in kB: what they weigh now and a tenth more. @type {Record<string, number>} */
const large = {
  vendor: 115,
  index: 55,
  SerialConsole: 100,
  forms: 50,
  detail: 14,
  charts: 34,
  'yaml-check': 15,
  'pages-all-system': 24,
  CreateInstance: 19,
}

/** Files of tools that no other console of this kind has, in kB. @type {Record<string, number>} */
const own = {
  // Answers that are not what the contract says: what they should be, and what is told of those that are not.
  'follow-answers': 7.5,
  'unreadable-notice': 2,
  RackPicture: 8,
  // Of the map and the picture of a rack.
  'use-viewport': 0.5,
  packet: 16,
  Packet: 2,
  VpcMap: 8.5,
  MetricsExplorer: 15,
  // Links to it.
  Explore: 1,
  BundleFiles: 8,
  Activity: 2,
  'activity.gen': 1,
  'about-thing': 3.5,
  EntryPanel: 3,
  LiveTail: 2,
  UploadRelease: 5,
  UnfinishedUploads: 3.5,
  'update-slots': 7,
  bgp: 4,
  Blocks: 2,
  'settings-body': 1,
  overview: 6,
  'overview-all-project': 1.5,
  'overview-all-system': 2,
  'overview-of-silo-overview': 1.5,
  SavedViews: 2,
  // Of views and of queries of the metrics explorer.
  SaveDialog: 2,
  'saved-texts': 0.6,
  // Lists as CSV and JSON.
  ListExport: 2.5,
  // Lists over all projects.
  Across: 2,
  'across-of-all': 1,
  // What the search of the console can find, and what can be done with it from there.
  'level-project.gen': 2,
  'level-settings.gen': 1,
  'level-silo.gen': 1,
  'level-system.gen': 2.5,
  ActionsOf: 1,
  terraform: 3,
  record: 4,
  Compare: 2,
  seen: 0.7,
  TerraformDialog: 0.5,
  // Of servers of other versions.
  'other-version': 2.5,
  OtherVersionNotice: 1.7,
  press: 1.5,
  show: 2,
}

/** What any other file may weigh: more of it wants splitting, or a line above. */
const usual = 13

/** @param {string} path */
const nameOf = (path) => path.replace(/^.*\//, '').replace(/-[\w-]{7}\.js$/, '')

const files = globSync('dist/assets/*.js').sort()

export default [
  { name: 'JavaScript before the first route', path: entryScripts(), limit: '155 kB', gzip: true },
  {
    name: 'JavaScript of what other consoles have too',
    path: files.filter((path) => own[nameOf(path)] === undefined),
    limit: '600 kB',
    gzip: true,
  },
  { name: 'all JavaScript', path: 'dist/**/*.js', limit: '714 kB', gzip: true },
  ...files.map((path) => ({
    name: nameOf(path),
    path,
    limit: `${own[nameOf(path)] ?? large[nameOf(path)] ?? usual} kB`,
    gzip: true,
  })),
]
