/** Whatever the console keeps in the browser: under which key, in which file, and what is done to keep something there. */
import { rememberPlace } from '../../src/app/palette/recent.ts'
import { keepUpload, uploadsKey } from '../../src/features/image-upload/unfinished.ts'
import { savedKey } from '../../src/features/metrics-explorer/kept-queries.ts'
import { saveRuns } from '../../src/kit/bulk/record.ts'
import { draftKey } from '../../src/kit/form/draft-keys.ts'
import { printSettings, settingsKey } from '../../src/kit/list/columns/settings.ts'
import { viewsKey } from '../../src/kit/list/views/views.ts'
import { keepSaved } from '../../src/kit/saved/saved-texts.ts'
import { keepChoice, siteStorage, tabStorage } from '../../src/lib/storage.ts'

/** Of a person: what is done to keep something of theirs, as the console does it, and who sees to it first that it is known whose it is. */
export const ofPeople: Readonly<Record<string, { file: string; keep: (user: string) => unknown; asks?: string }>> = {
  'cairn.draft.': {
    file: 'src/kit/form/draft-keys.ts',
    asks: 'src/kit/form/FormPage.tsx',
    keep: (user) =>
      tabStorage.setItem(
        draftKey(user, '/projects-new'),
        JSON.stringify({ at: Date.now(), changed: [['name', 'shop']] }),
      ),
  },
  'cairn.bulk.': {
    file: 'src/kit/bulk/record.ts',
    keep: (user) =>
      saveRuns([
        {
          id: 1,
          user,
          label: 'Stop',
          title: 'Instances',
          path: '/here',
          list: '',
          danger: false,
          items: [
            { id: 'i1', name: 'web-1', row: {}, state: { status: 'failed', message: 'Gone', requestId: 'r-1' } },
            { id: 'i2', name: 'web-2', row: {}, state: { status: 'skipped', reason: 'Running' } },
          ],
          running: false,
          ended: 1,
          open: false,
          cancel: () => undefined,
          retry: () => undefined,
        },
      ]),
  },
  'cairn.recent.': {
    file: 'src/app/palette/recent.ts',
    asks: 'src/app/palette/follow-places.ts',
    keep: (user) => rememberPlace(user, { label: 'orders', path: '/projects/web-shop/disks/orders', hint: 'web-shop' }),
  },
  'cairn.uploads.': {
    file: 'src/features/image-upload/unfinished.ts',
    asks: 'src/features/image-upload/use-upload.ts',
    keep: (user) =>
      keepUpload(siteStorage, uploadsKey(user), {
        project: 'web-shop',
        image: 'a',
        disk: 'tmp-for-image-0a1b2c',
        snapshot: 'tmp-snapshot-0a1b2c',
      }),
  },
  'cairn.queries.': {
    file: 'src/features/metrics-explorer/kept-queries.ts',
    keep: (user) => keepSaved(siteStorage, savedKey({ id: user }), { put: { name: 'mine', text: 'get a:b' } }),
  },
  'cairn.views.': {
    file: 'src/kit/list/views/views.ts',
    keep: (user) => keepSaved(siteStorage, viewsKey({ id: user }), { put: { name: 'mine', text: '/projects' } }),
  },
  'cairn.list.': {
    file: 'src/kit/list/columns/settings.ts',
    keep: (user) =>
      keepChoice(
        settingsKey({ id: user }, 'disk.list'),
        printSettings({ order: ['size', 'name'], shown: { size: false }, widths: { name: 200 }, density: 'compact' }) ??
          '',
      ),
  },
}

/** Of the browser, by file. */
export const ofBrowser: Readonly<Record<string, readonly string[]>> = {
  'cairn.theme': ['src/app/theme.ts', 'public/theme.js'],
  'cairn.keys': ['src/app/keys/setting.ts'],
  // A version of the server that was heard of in this tab.
  'cairn.server-version': ['src/app/version/OtherVersionNotice.tsx'],
  // Names of channels and locks: nothing is kept under them.
  'cairn.session': ['src/app/session/channel.ts'],
  'cairn.upload.': ['src/features/image-upload/unfinished.ts'],
}
