import { CodeBlock } from '../../ui/Code.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import type { Row } from '../spec.ts'
import { importText, providerText } from './terraform.ts'

export interface TerraformDialogProps {
  title: string
  entity: string
  row: Row
  onClose: () => void
}

/** The blocks with which Terraform takes over what is there. */
export function TerraformDialog({ title, entity, row, onClose }: TerraformDialogProps) {
  return (
    <Dialog title={title} size="lg" onClose={onClose}>
      <CodeBlock text={importText(entity, row) ?? ''} label={title} />
      <p className="mt-2 text-sm text-ink-2">
        For the provider {providerText}. Check the plan before you apply it: an import should change nothing.
      </p>
    </Dialog>
  )
}
