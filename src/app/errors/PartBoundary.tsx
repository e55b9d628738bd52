import { Component } from 'react'
import type { ReactNode } from 'react'

import { toUserMessage } from '../../api/errors.ts'
import { addToast } from '../../ui/toast-store.ts'
import { noteMissingPart } from '../version/outdated.ts'

interface PartBoundaryProps {
  children: ReactNode
  /** What stands there instead. Default: nothing. */
  fallback?: ReactNode
  /** Takes the part away, so that it can be tried again: then nothing but a message says that it failed. */
  recover?: () => void
}

/** Around what the page can do without: a dialog that cannot be loaded must not take the page along. */
export class PartBoundary extends Component<PartBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    noteMissingPart(error)
    if (!this.props.recover) return
    addToast({ variant: 'error', content: toUserMessage(error) })
    this.props.recover()
    this.setState({ failed: false })
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
