import { levels } from '../../../generated/routes/levels.gen.ts'
import * as EveryIcon from '../../ui/Icons.tsx'
import { Identicon } from '../../ui/Identicon.tsx'
import * as LazyIcons from '../../ui/LazyIcons.tsx'
import { Logo } from '../frame/Logo.tsx'
import { NavIcon } from '../frame/NavIcon.tsx'
import { Example, Line } from './Section.tsx'

const places = [...new Set(levels.flatMap(({ nav }) => nav.flatMap(({ icon }) => icon ?? [])))].toSorted()
const { iconOf: _, ...common } = EveryIcon

export function IconSheet() {
  return (
    <>
      <Example title="Logo, and the pattern of a silo">
        <Line>
          <Logo size="size-12" />
          <Logo size="size-8" />
          <Logo />
          <Logo size="size-4" />
          <Identicon name="meadow" size={32} />
          <Identicon name="harbour" size={32} />
        </Line>
      </Example>
      <Icons title="Everywhere" icons={common} />
      <Icons title="Of parts that are loaded when needed" icons={LazyIcons} />
      <Example title="Places">
        <ul className="grid grid-cols-2 gap-2 text-sm sm:grid-cols-4 lg:grid-cols-6">
          {places.map((name) => (
            <li key={name} className="flex items-center gap-2">
              <NavIcon name={name} /> {name}
            </li>
          ))}
        </ul>
      </Example>
    </>
  )
}

function Icons({ title, icons }: { title: string; icons: Readonly<Record<string, typeof LazyIcons.InfoIcon>> }) {
  return (
    <Example title={title}>
      <ul className="grid grid-cols-2 gap-2 text-sm sm:grid-cols-4 lg:grid-cols-6">
        {Object.entries(icons).map(([name, Icon]) => (
          <li key={name} className="flex items-center gap-2">
            <Icon className="shrink-0" /> {name.replace(/Icon$/, '')}
          </li>
        ))}
      </ul>
    </Example>
  )
}
