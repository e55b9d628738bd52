/** `screens/<folder>/activity.gen.ts` and `model/subjects.gen.ts`: what pages of rows show of the log. */
import type { EmittedFile, Model } from '../../model/types/ir.ts'
import { code, print } from '../print.ts'
import { header, render } from '../template.ts'
import { from } from './module.ts'
import { camelCaseFile } from './names.ts'
import { columnSpec, type SpecPrinter } from './spec.ts'

/** As SubjectIR. */
const subjectType = `/** How requests name the things that a screen is about. */
export interface Subject {
  /** Paths whose next segment names one: '/v1/crates/'; without a slash at the end: of the only one there is. */
  readonly paths: readonly string[]
  /** Query parameters that name one, in any request ('crate') or in those to a path ('/v1/crates?name_or_id'). */
  readonly queries: readonly string[]
  /** What it lies in: query parameter → route parameter of the page, nearest first. */
  readonly within: Readonly<Record<string, string>>
  /** Query parameters of things that have the same paths and lie elsewhere. */
  readonly without?: readonly string[]
  /** What it lies in as well, which no address says: see the callers of the log. */
  readonly scope?: string
  /** Field that names it, where that is neither its id nor its name; query parameter → field that it has to hold then. */
  readonly own?: string
  readonly fields?: Readonly<Record<string, string>>
  /** The operation that makes one. */
  readonly create?: string
  /** Its page, and the route parameter in it that names it. */
  readonly page: string
  readonly param?: string
  /** Path of the request that reads one. */
  readonly view?: string
}`

export function emitActivity({ activity }: Model, printer: SpecPrinter): EmittedFile[] {
  const subjects: EmittedFile = {
    path: 'model/subjects.gen.ts',
    text: render('module', {
      header: header('the manifest'),
      imports: [],
      parts: [
        subjectType,
        `/** By screen. */\nexport const subjects: Readonly<Record<string, Subject>> = ${print(activity?.subjects ?? {})}`,
      ],
    }),
  }
  if (activity === undefined) return [subjects]
  const { imports } = printer
  const { folder, file, list, rowType: _type, columns, subjects: _, ...plain } = activity
  const spec = {
    ...plain,
    source: {
      query: code(imports.use(`${camelCaseFile(file)}Rows`, './queries.gen.ts')),
      shape: list.shape,
      paged: list.paged,
    },
    columns: columns.map((column) => columnSpec(column, printer)),
  }
  const type = imports.type('ActivityLog', from.activity)
  const text = render('module', {
    header: header('the manifest'),
    imports: imports.lines(),
    parts: [`export const activity: ${type} = ${print(spec)}`],
  })
  return [subjects, { path: `screens/${folder}/activity.gen.ts`, text }]
}
