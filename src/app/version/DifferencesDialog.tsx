import { ownVersion } from '../../api/server-version.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { type Difference, differencesOf } from './differences.ts'

export interface DifferencesDialogProps {
  /** Of the server. */
  version: string
  onClose: () => void
}

const headings: Readonly<Record<Difference['part'], string>> = {
  operation: 'Operations that the server does not have',
  request: 'Fields that it does not take',
  answer: 'Fields that it does not return',
}

/** What a server of another version lacks: pages and fields that are hidden, and why. */
export function DifferencesDialog({ version, onClose }: DifferencesDialogProps) {
  const all = differencesOf(version)
  const parts = (['operation', 'request', 'answer'] as const).filter((part) => all.some((one) => one.part === part))
  return (
    <Dialog
      title={`Version ${version} of the API`}
      size="lg"
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <p className="mb-4 text-ink-2">
        Compared with version {ownVersion}, which this console is made for. Pages, columns and form fields of what is
        listed here are hidden, and actions are disabled. What the server has beyond it is kept as it is, but not shown.
      </p>
      {parts.length === 0 && <p>No differences are known.</p>}
      {parts.map((part) => (
        <section key={part} className="mb-5">
          <h3 className="mb-1 font-semibold">{headings[part]}</h3>
          <ul className="divide-y divide-line border-y border-line">
            {all
              .filter((one) => one.part === part)
              .map(({ request, fields, span }) => (
                <li
                  key={`${request} ${span}`}
                  className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-1.5"
                >
                  <span className="min-w-0">
                    <code className="font-mono text-sm wrap-anywhere">{request}</code>
                    {fields.length > 0 && (
                      <code className="ms-2 font-mono text-sm text-ink wrap-anywhere">{fields.join(', ')}</code>
                    )}
                  </span>
                  <span className="text-sm text-ink-3">{span}</span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Dialog>
  )
}
