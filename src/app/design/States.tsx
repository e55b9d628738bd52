import { FailedList, ForbiddenList } from '../../kit/list/ListStates.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { Columns, Example, Line } from './Section.tsx'

const never = () => new Promise<never>(() => {})

export function States() {
  return (
    <>
      <Columns>
        <Example title="Nothing there yet">
          <EmptyState title="No disks" body="Disks hold what instances write." action={<Button>New disk</Button>} />
        </Example>
        <Example title="Not allowed">
          <ForbiddenList title="Disks" />
        </Example>
        <Example title="Failed">
          <FailedList title="Disks" error={new Error('The network is gone')} onRetry={never} />
        </Example>
        <Example title="Loading">
          <div className="grid grid-cols-1 gap-3">
            <Skeleton className="h-7 w-48" />
            <Skeleton className="h-32 w-full" />
            <Line>
              <Spinner label="Loading" /> <Spinner size={24} />
            </Line>
          </div>
        </Example>
      </Columns>
    </>
  )
}
