/** `screens/<folder>/activity.gen.ts` and `model/subjects.gen.ts`: what pages of rows show of the log. */
import type { EmittedFile, Model } from '../../model/types/ir.ts'
import { code, print } from '../print.ts'
import { header, render } from '../template.ts'
import { from } from './module.ts'
import { camelCaseFile } from './names.ts'
import { columnSpec, type SpecPrinter } from './spec.ts'

export function emitActivity({ activity }: Model, printer: SpecPrinter): EmittedFile[] {
  const subjects: EmittedFile = {
    path: 'model/subjects.gen.ts',
    text: render('module', {
      header: header('the manifest'),
      imports: [],
      parts: [
        `/** By screen: see src/kit/activity/subject.ts. */\nexport const subjects = ${print(activity?.subjects ?? {})}`,
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
