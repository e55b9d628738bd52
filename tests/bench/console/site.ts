/** The console as people get it: a production build without mock, in front of an API that answers from memory at once. */
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'

import { listen } from '../../../server/listen.ts'
import { createConsoleServer } from '../../../server/server.ts'
import { startMockServer } from '../../../scripts/mock/server.ts'
import type { ContractDocument } from '../../../src/mock/contract/schemas.ts'
import { createNodeMock } from '../../../src/mock/node/node.ts'
import { scenarios, type ScenarioName } from '../../../src/mock/scenarios/index.ts'

const root = new URL('../../../', import.meta.url)

export interface Site {
  /** Origin of the console, without a slash at the end. */
  readonly console: string
  /** Address of a page that does a fixed amount of work, to tell how fast the machine is. */
  readonly calibration: string
  close(): Promise<void>
}

/** A server before the API that answers some of its requests itself. */
export interface Front {
  readonly url: string
  close(): Promise<void>
}

/** Serves `dist/` and the API of a scenario. @throws Error when nothing is built */
export async function openSite(scenario: ScenarioName, before?: (api: URL) => Promise<Front>): Promise<Site> {
  const folder = fileURLToPath(new URL('dist', root))
  if (!existsSync(`${folder}/index.html`)) throw new Error('There is no build to measure: npm run build')
  const document = JSON.parse(readFileSync(new URL('generated/openapi.json', root), 'utf8')) as ContractDocument
  const api = await startMockServer(createNodeMock({ document, scenario: scenarios[scenario], clock: Date.now }), {
    port: 0,
  })
  const front = await before?.(new URL(api.url))
  const { server, stop } = createConsoleServer({ folder, api: new URL(front?.url ?? api.url) })
  const port = await listen(server, { host: '127.0.0.1', port: 0 })
  const calibration = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(calibrationPage)
  })
  await new Promise<void>((resolve) => calibration.listen(0, '127.0.0.1', resolve))
  return {
    console: `http://127.0.0.1:${port}`,
    calibration: `http://127.0.0.1:${(calibration.address() as AddressInfo).port}/`,
    close: async () => {
      await stop(0)
      calibration.closeAllConnections()
      await new Promise((resolve) => calibration.close(resolve))
      await front?.close()
      await api.close()
    },
  }
}

/** Script, DOM and layout in the proportions of a console page: 40,000 objects, 3,000 cells, one forced layout. */
const calibrationPage = `<!doctype html><title>calibration</title><table id="t"></table><script>
const rows = []
for (let i = 0; i < 40000; i++) rows.push({ id: String(i * 2654435761 % 4294967296), n: i })
rows.sort((a, b) => a.id < b.id ? -1 : 1)
const t = document.getElementById('t')
for (let r = 0; r < 300; r++) {
  const row = t.insertRow()
  for (let c = 0; c < 10; c++) row.insertCell().textContent = rows[r * 10 + c].id
}
t.getBoundingClientRect()
requestAnimationFrame(() => setTimeout(() => { window.calibrated = performance.now() }))
</script>`
