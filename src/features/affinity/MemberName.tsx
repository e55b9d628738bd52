import { instanceDetailPath } from '../../../generated/model/paths.gen.ts'
import { NameLink } from '../../kit/links/NameLink.tsx'
import { fill } from '../../kit/selectors.ts'
import { usePageParams } from '../../kit/routing/use-params.ts'

/** The name of an instance in a group, leading to the instance. */
export function MemberName({ row }: { row: { value: { name: string } } }) {
  const { name } = row.value
  const { project } = usePageParams()
  return <NameLink name={name} to={() => fill(instanceDetailPath, { project, instance: name })} />
}
