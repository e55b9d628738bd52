import { ownVersion } from '../../api/server-version.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { type Difference, differencesOf } from './differences.ts'

export interface DifferencesDialogProps {
  /** Of the server. */
  version: string
  onClose: () => void
}

/** What a server of another version lacks, and what it requires besides: pages and fields that are hidden, and why. */
export function DifferencesDialog({ version, onClose }: DifferencesDialogProps) {
  const { operations, requests, answers, required } = differencesOf(version)
  const isSame = operations.length + requests.length + answers.length === 0
  return (
    <Dialog
      title={`Version ${version} of the API`}
      size="lg"
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <p className="mb-4 text-ink-2">
        {isSame
          ? `The server has all that version ${ownVersion} has, as far as this console knows.`
          : `What it lacks of version ${ownVersion}, which this console is made for. Actions that need it are disabled; pages, columns and form fields are hidden.`}
      </p>
      <Part title="Operations that are not available" differences={operations} />
      <Part title="Fields that cannot be set" differences={requests} />
      <Part title="Fields that are not returned" differences={answers} />
      <Part title="Fields that are required" differences={required} />
    </Dialog>
  )
}

function Part({ title, differences }: { title: string; differences: readonly Difference[] }) {
  if (differences.length === 0) return null
  return (
    <section className="mb-5">
      <h3 className="mb-1 font-semibold">{title}</h3>
      <ul className="divide-y divide-line border-y border-line">
        {differences.map(({ field, calls, span }) => (
          <li key={`${field} ${calls.join()}`} className="gap-4 py-1.5 sm:flex">
            <div className="min-w-0 flex-1 font-mono text-sm wrap-anywhere">
              {field !== undefined && <p className="font-medium">{field}</p>}
              {calls.map((call) => (
                <p key={call} className={field === undefined ? '' : 'text-ink-2'}>
                  {call}
                </p>
              ))}
            </div>
            <p className="shrink-0 text-sm text-ink-3">{span}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
