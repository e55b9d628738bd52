import { use } from 'react'
import type { ReactNode } from 'react'

import { SideDialog } from '../../ui/SideDialog.tsx'
import { mockOfPage } from '../mock.ts'
import { CallerSettings } from './CallerSettings.tsx'
import { DataTools } from './DataTools.tsx'
import { FaultRules } from './FaultRules.tsx'
import { RequestTable } from './RequestTable.tsx'
import { ScenarioChoice } from './ScenarioChoice.tsx'

/** The controls of the mock API: for developers and testers, not for people who use the console. */
export function DevPanel({ onClose }: { onClose: () => void }) {
  const { mock } = use(mockOfPage())
  return (
    <SideDialog title="Developer panel" subtitle="How the mock API of this page behaves" onClose={onClose}>
      <Section title="Scenario">
        <ScenarioChoice mock={mock} />
      </Section>
      <Section title="Requests to come">
        <CallerSettings mock={mock} />
      </Section>
      <Section title="Faults">
        <FaultRules mock={mock} />
      </Section>
      <Section title="Request log">
        <RequestTable mock={mock} />
      </Section>
      <Section title="Data">
        <DataTools mock={mock} />
      </Section>
    </SideDialog>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-b border-line py-4 last:border-0">
      <h3 className="mb-3 text-lg font-semibold">{title}</h3>
      {children}
    </section>
  )
}
