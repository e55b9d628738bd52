/** `generated/model/paths.gen.ts`: where each screen is found, for hand-written code that leads there. */
import { freeName } from '../free-name.ts'
import { quote } from '../print.ts'
import { header, render } from '../template.ts'
import type { EmittedFile, Model } from '../../model/types/ir.ts'
import type { RouteIR } from '../../model/types/route-ir.ts'

/** One constant per screen, so that a build holds only those that are asked for and a screen that is gone does not compile. */
export function emitPaths(model: Model): EmittedFile[] {
  const taken = new Set<string>()
  const lines = model.routes
    .flatMap(withChildren)
    .filter(({ screen }) => screen !== undefined)
    .map(({ screen, path }) => ({ name: constantFor(`${screen}`), path }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, path }) => `export const ${freeName(name, taken)} = ${quote(path)}`)
  const text = render('module', { header: header('the manifest'), imports: [], parts: [lines.join('\n')] })
  return [{ path: 'model/paths.gen.ts', text }]
}

const withChildren = (route: RouteIR): RouteIR[] => [route, ...route.children.flatMap(withChildren)]

/** `floating_ip.list` → `floatingIpListPath`. */
const constantFor = (id: string): string =>
  `${id.replace(/[^A-Za-z0-9]+([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase())}Path`
