import { consoleName } from '../../generated/routes/levels.gen.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { ExternalIcon } from '../ui/LazyIcons.tsx'
import { textLinkClass } from '../ui/Link.tsx'
import { repositories } from './outside-links.ts'

/** What the preview is made of. */
export function MockDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Technical preview" onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
      <div className="grid gap-3 text-ink-2">
        <p>
          {consoleName} talks to a mock of the platform’s API here. It runs inside this page: it keeps what you create,
          survives a reload, and never leaves your browser. No server is involved and nothing is real.
        </p>
        <p>It is made with these open-source projects:</p>
        <ul className="grid gap-2">
          {repositories.map(({ name, url, what }) => (
            <li key={url}>
              <a
                href={url}
                target="_blank"
                rel="noreferrer"
                className={`${textLinkClass} inline-flex items-center gap-1`}
              >
                {name} <ExternalIcon size={12} />
              </a>
              <span className="block text-sm">{what}</span>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
