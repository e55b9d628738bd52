/** The control of the mock in a page: what it changes is for later page loads, too, and for other pages of the browser. */
import type { ControlHost } from '../control/host.ts'
import type { Mock } from '../server/mock.ts'
import { scenarioNamed, type ScenarioName } from '../scenarios/index.ts'
import type { Commit } from '../store/store.ts'

/** What a page has besides the mock. */
export interface PageParts {
  readonly mock: Pick<Mock, 'host' | 'import'>
  /** The scenario of the tab, told from the next page load on. */
  readonly chooseScenario: (name: ScenarioName) => void
  /** Forgets what was kept, and keeps this in its place. */
  readonly keepOnly: (commit: Commit | undefined) => Promise<void>
  /** Forgets the stories that only a header asks for. */
  readonly restartStories: () => void
  /** Has other pages of this browser load anew. */
  readonly reloadOthers: () => void
}

/** The host of the page's mock. What comes after `tell`, `reset` and `import` is a page load. */
export function pageHost({ mock, ...page }: PageParts): ControlHost {
  return {
    ...mock.host,
    reset: async () => {
      await mock.host.reset()
      page.restartStories()
      await page.keepOnly(undefined)
      page.reloadOthers()
    },
    // Each scenario keeps what was done in it: only a page load can open it.
    tell: ({ name }) => {
      const told = scenarioNamed(name)
      if (told !== undefined) page.chooseScenario(told.name)
      return Promise.resolve()
    },
    import: async (text) => {
      const result = await mock.import(text)
      if ('problem' in result) return result.problem
      await page.keepOnly(result.commit)
      page.reloadOthers()
      return undefined
    },
  }
}
