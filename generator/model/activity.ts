/** What pages of rows show of a log: which of its entries are about their row. */
import type { LinkedActivity } from '../link/activity.ts'
import { screenId } from '../link/views/register.ts'
import { rowFields } from '../schema/row-fields.ts'
import type { ActivityIR, SubjectIR } from './types/activity-ir.ts'
import type { ScreenIR } from './types/screen-ir.ts'
import { viewOf } from './views/register.ts'
import type { Workspace } from './workspace.ts'

export function makeActivity(
  linked: LinkedActivity | undefined,
  screens: readonly ScreenIR[],
  workspace: Workspace,
): ActivityIR | undefined {
  if (linked === undefined) return undefined
  const { log, columns, uri, operation, started, ended, done, callers, since, days, most } = linked
  const screen = screens.find(({ id }) => `${id}` === `${screenId(log, 'list')}`)
  const entries = screen && viewOf(screen).entries(columns)
  if (screen === undefined || entries === undefined) return undefined
  return {
    uri,
    operation,
    started,
    ended,
    done,
    callers,
    since,
    days,
    most,
    folder: screen.folder,
    file: screen.file,
    title: screen.title,
    page: screen.path,
    ...entries,
    created: rowFields(workspace.context.contract.conventions).created,
    subjects: subjectsOf(screens, workspace),
  }
}

/** Pages of rows that requests name. */
function subjectsOf(screens: readonly ScreenIR[], workspace: Workspace): Record<string, SubjectIR> {
  const found = screens.flatMap((screen) => {
    const subject = viewOf(screen).subject(workspace)
    return subject === undefined ? [] : [[`${screen.id}`, subject] as const]
  })
  return Object.fromEntries(
    found.map(([id, subject]) => {
      // Rows of one path in different places, such as those of a silo and those of its projects.
      const same = found.filter(([, other]) => other.paths[0] !== undefined && other.paths[0] === subject.paths[0])
      const places = same.flatMap(([, other]) => Object.keys(other.within))
      const without = [...new Set(places.filter((param) => !Object.hasOwn(subject.within, param)))]
      return [id, without.length === 0 ? subject : { ...subject, without }]
    }),
  )
}

/** The screen, with the log where it shows entries of it. */
export const withActivity = (screen: ScreenIR, activity: ActivityIR): ScreenIR =>
  activity.subjects[`${screen.id}`] === undefined ? screen : viewOf(screen).withActivity(activity)
