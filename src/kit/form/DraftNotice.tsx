import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { Draft } from './use-draft.ts'

/** Says that a form shows what was filled in before the page was left. */
export const DraftNotice = ({ draft }: { draft: Draft }) => (
  <Notice
    tone="info"
    live
    action={
      <Button size="sm" onClick={draft.discard}>
        Discard draft
      </Button>
    }
  >
    What you had filled in has been restored. Secrets and files have to be given again.
  </Notice>
)
