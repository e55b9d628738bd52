/** What a person chose for the mock in this browser: the scenario for the tab, the rest until it is changed. */
import { readKeptRules, type FaultRule } from '../http/fault-rules.ts'
import { scenarioNamed, scenarios, type ScenarioName } from '../scenarios/index.ts'

export interface PageSettings {
  readonly scenario: ScenarioName
  /** Milliseconds a request takes; undefined leaves it to the scenario. */
  readonly latency: number | undefined
  /** Display name of who calls, `none` for nobody; undefined leaves it to cookies and scenario. */
  readonly user: string | undefined
  /** Replaces the scenario's faults; undefined leaves them to it. */
  readonly faults: readonly FaultRule[] | undefined
  /** Whether changes outlive a reload. */
  readonly keep: boolean
  /** RFC 3339 time at which the clock stands still, for tests; undefined for the real time. */
  readonly clock: string | undefined
}

/** Text storage of a browser, as far as it is used. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface SettingsPlaces {
  /** Of this tab. */
  readonly tab: TextStorage
  /** Of this browser. */
  readonly browser: TextStorage
}

const names = {
  scenario: 'cairn.mock.scenario',
  latency: 'cairn.mock.latency',
  user: 'cairn.mock.user',
  faults: 'cairn.mock.faults',
  keep: 'cairn.mock.keep',
  clock: 'cairn.mock.clock',
} as const

/** Reads what was chosen. `asked` is the page's `?scenario=`; an unknown one counts as none. */
export function readSettings({ tab, browser }: SettingsPlaces, asked: string | null): PageSettings {
  const scenario = [asked, tab.getItem(names.scenario)].find(
    (name) => name !== null && scenarioNamed(name) !== undefined,
  )
  const latency = browser.getItem(names.latency)
  const milliseconds = latency === 'off' ? 0 : Number(latency ?? Number.NaN)
  const clock = browser.getItem(names.clock)
  return {
    scenario: (scenario ?? scenarios.default.name) as ScenarioName,
    latency: Number.isInteger(milliseconds) && milliseconds >= 0 ? milliseconds : undefined,
    user: browser.getItem(names.user) ?? undefined,
    faults: readFaults(browser.getItem(names.faults)),
    keep: browser.getItem(names.keep) !== 'off',
    // A number alone is a year to some browsers.
    clock: clock?.includes('-') === true && !Number.isNaN(Date.parse(clock)) ? clock : undefined,
  }
}

/** What to tell about a scenario that a page's address asks for and that is not there; undefined for one that is. */
export function unknownScenario(
  asked: string | null,
  { scenario }: Pick<PageSettings, 'scenario'>,
): { title: string; content: string } | undefined {
  if (asked === null || scenarioNamed(asked) !== undefined) return undefined
  return {
    title: `There is no scenario “${asked.slice(0, 40)}”`,
    content: `Showing ${scenario}. Known: ${Object.keys(scenarios).join(', ')}.`,
  }
}

/** Keeps what was chosen. */
export function writeSettings({ tab, browser }: SettingsPlaces, settings: PageSettings): void {
  const { scenario, latency, user, faults, keep, clock } = settings
  write(tab, names.scenario, scenario === scenarios.default.name ? undefined : scenario)
  write(browser, names.latency, latency === 0 ? 'off' : latency?.toString())
  write(browser, names.user, user)
  write(browser, names.faults, faults === undefined ? undefined : JSON.stringify(faults))
  write(browser, names.keep, keep ? undefined : 'off')
  write(browser, names.clock, clock)
}

function write(storage: TextStorage, name: string, value: string | undefined): void {
  try {
    if (value === undefined) storage.removeItem(name)
    else storage.setItem(name, value)
  } catch {
    // Full: the choice holds until the next page load.
  }
}

function readFaults(text: string | null): FaultRule[] | undefined {
  if (text === null) return undefined
  try {
    return readKeptRules(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** A storage for browsers that have none here. */
export function memoryStorage(): TextStorage {
  const kept = new Map<string, string>()
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  }
}
