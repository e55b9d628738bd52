/**
 * Says on stderr which requests no operation of the mock is there for, which it has nothing true to answer to, which operations take a request no
 * more, and which it answers against the contract: what a test asks for that an upgrade took away or changed. See `failures-reporter.ts`, and
 * `tests/support/unread-answers.setup.ts` for what the console says.
 */
import { vi } from 'vitest'

import { unanswered } from './unanswered.ts'

const untrue = unanswered()

vi.mock(import('../../src/mock/http/router.ts'), async (original) => {
  const { createRouter } = await original()
  return {
    createRouter: (pathOf) => {
      const route = createRouter(pathOf)
      return (method, pathname) => {
        const match = route(method, pathname)
        if (match.kind === 'nowhere' || match.kind === 'method') say(`nothing answers ${method} ${pathname}`)
        // Also of a stream, on which nothing is said then.
        if (match.kind === 'found' && untrue.has(match.spec.id)) say(`nothing says what ${match.spec.id} answers`)
        return match
      }
    },
  }
})

vi.mock(import('../../src/mock/parse/params.ts'), async (original) => {
  const { parseQuery, ...others } = await original()
  return {
    ...others,
    parseQuery: (spec, search) => {
      // It is ignored, also where it is called otherwise by now.
      for (const name of new Set(search.keys()))
        if (!Object.hasOwn(spec.query ?? {}, name)) say(`${spec.id} does not take ${name}`)
      return parseQuery(spec, search)
    },
  }
})

vi.mock(import('../../src/mock/server/pipeline.ts'), async (original) => {
  const { createPipeline } = await original()
  return {
    createPipeline: (options) =>
      createPipeline({
        ...options,
        onDefect: (defect) => {
          say(`mock of ${defect.operation}: ${defect.message}`)
          options.onDefect(defect)
        },
        finish: (reply, spec) => {
          if (reply.status === 400 && spec !== undefined) say(`${spec.id} is not sent what it takes`)
          // What answers it was given nothing, as it asks for what is called otherwise now.
          if (reply.status === 404 && spec !== undefined && NAMELESS.test(String(reply.body)))
            say(`${spec.id} is not told what to look for`)
          return options.finish?.(reply, spec) ?? reply
        },
      }),
  }
})

const NAMELESS = /with name \\"(?:undefined)?\\"/

// oxlint-disable-next-line no-console -- what a test says is read by the reporter
const say = (text: string): void => console.error(`Error: ${text}`)
