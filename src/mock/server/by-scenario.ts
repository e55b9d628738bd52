/** Scenarios by request: a header names the story that it is for, whatever the mock was started with. */
import { scenarioHeader } from './header-check.ts'
import type { Mock } from './mock.ts'
import { scenarioNamed } from '../scenarios/index.ts'
import type { Scenario } from '../scenarios/scenario.ts'

export interface ByScenario {
  /** The mock that a request is for: of another scenario when its header asks for one. Of one that is not there the first: it refuses the request. */
  of(request: Request): Mock
  /** Forgets all but the first. */
  restart(): void
}

/** Starts with one mock and makes the others with `create`. */
export function byScenario(first: Mock, create: (scenario: Scenario) => Mock): ByScenario {
  const others = new Map<string, Mock>()
  return {
    of: (request) => {
      const scenario = scenarioNamed(request.headers.get(scenarioHeader) ?? '')
      if (scenario === undefined || scenario.name === first.scenario.name) return first
      const other = others.get(scenario.name) ?? create(scenario)
      others.set(scenario.name, other)
      return other
    },
    restart: () => others.clear(),
  }
}
