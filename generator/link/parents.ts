/** Parents that go in circles: what lies below itself lies nowhere. */
import type { Early } from './context.ts'
import type { Resource } from './resources.ts'

/**
 * Reports each circle once, where it closes, and takes all of its resources out of it: nothing after this stage has to fear
 * that going up never ends.
 */
export function cutCircles(resources: readonly Resource[], context: Early): void {
  const byId = new Map(resources.map((resource) => [resource.id, resource]))
  /** Their way up is known to end, or was cut. */
  const done = new Set<Resource>()
  for (const start of resources) {
    const way: Resource[] = []
    let here: Resource | undefined = start
    while (here !== undefined && !done.has(here) && !way.includes(here)) {
      way.push(here)
      here = here.parent === undefined ? undefined : byId.get(here.parent)
    }
    const circle = here === undefined || done.has(here) ? [] : way.slice(way.indexOf(here))
    const last = circle.at(-1)
    if (last !== undefined)
      context.diagnostics.error('UNREACHABLE_PARENT', last.place('parent'), {
        cause: `the parents of \`${last.id}\` go in circles`,
        suggestion: 'one of them needs an absolute `at` and no parent',
      })
    for (const resource of circle) {
      delete resource.parent
      resource.state = 'unusable'
    }
    for (const resource of way) done.add(resource)
  }
}
