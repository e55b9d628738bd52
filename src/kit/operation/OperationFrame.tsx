import { type ReactNode, use } from 'react'
import { Outlet } from 'react-router'

import { PageHeader } from '../../ui/PageHeader.tsx'
import { FormFields } from '../form/FormFields.tsx'
import { FormPage, type FormPageProps } from '../form/FormPage.tsx'
import { isBelowHeading, ParentContext } from '../routing/page-scope.ts'
import type { OperationScreen } from './spec.ts'

export interface OperationFrameProps extends Pick<FormPageProps, 'submit' | 'form' | 'call' | 'leaving'> {
  screen: Pick<OperationScreen, 'title' | 'about' | 'request'>
  /** What is done with the request: `Sends`. */
  does: string
  /** What came of it. */
  children: ReactNode
}

/** A page of one operation: what it is, a form of what it takes, and below it what came of it. */
export function OperationFrame({ screen, does, form, children, ...page }: OperationFrameProps) {
  return (
    <>
      {!isBelowHeading(use(ParentContext)) && <PageHeader title={screen.title} subtitle={screen.about} />}
      <p className="mb-4 text-sm text-ink-2">
        {does} <code className="font-mono">{screen.request}</code>
      </p>
      <FormPage {...page} title={screen.title} form={form} needs={undefined} cannot="You cannot do this here">
        <FormFields form={form} />
      </FormPage>
      {children}
      <Outlet />
    </>
  )
}
