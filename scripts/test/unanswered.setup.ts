/** Says on stderr which requests no operation of the mock is there for: what a test asks for that an upgrade took away. See `failures-reporter.ts`. */
import { vi } from 'vitest'

vi.mock(import('../../src/mock/http/router.ts'), async (original) => {
  const { createRouter } = await original()
  return {
    createRouter: (pathOf) => {
      const route = createRouter(pathOf)
      return (method, pathname) => {
        const match = route(method, pathname)
        // oxlint-disable-next-line no-console -- what a test says is read by the reporter
        if (match.kind === 'nowhere' || match.kind === 'method')
          console.error(`Error: nothing answers ${method} ${pathname}`)
        return match
      }
    },
  }
})
