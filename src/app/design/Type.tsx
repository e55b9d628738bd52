import { CodeBlock } from '../../ui/Code.tsx'
import { Example } from './Section.tsx'

const sizes = [
  ['2xl', 'text-2xl font-semibold tracking-tight', 'Page not found'],
  ['xl', 'text-xl font-semibold tracking-tight', 'Disks of web-shop'],
  ['lg', 'text-lg font-semibold', 'Delete this disk?'],
  ['base', 'text-base', 'Only a detached or faulted disk can be deleted.'],
  ['sm', 'text-sm', 'Whole GiB, from 1 to 1023.'],
  ['xs', 'text-xs', 'Silo'],
] as const

export function Type() {
  return (
    <>
      <Example title="Sizes">
        <dl className="grid grid-cols-[3rem_minmax(0,1fr)] items-baseline gap-y-2">
          {sizes.map(([name, look, text]) => (
            <div key={name} className="contents">
              <dt className="text-sm text-ink-3">{name}</dt>
              <dd className={look}>{text}</dd>
            </div>
          ))}
        </dl>
      </Example>
      <Example title="Figures of one width">
        <ul className="w-32 text-end tabular-nums">
          <li>1,111.11 GiB</li>
          <li>8,888.88 GiB</li>
          <li>404,040.40 GiB</li>
        </ul>
      </Example>
      <Example title="Letters beyond English">
        <p>Žluťoučký kůň · Łódź · Århus · Ğ ı ş · façade · “quoted” — 1 × 2 → 3</p>
      </Example>
      <Example title="Mono, for IDs, addresses and code">
        <p className="mb-3 font-mono text-[0.92em]">9d5a8b1c-0f43-4e5e-9c3e-6f1a7a3b2c10 · fd12:3456::/48 · 0O 1lI</p>
        <CodeBlock label="Example" text={'{\n  "name": "orders",\n  "size": 536870912000\n}'} />
      </Example>
    </>
  )
}
