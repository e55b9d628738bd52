import { Button, LinkButton } from '../../ui/Button.tsx'
import type { ButtonSize, ButtonVariant } from '../../ui/Button.tsx'
import { CopyButton, CopyText } from '../../ui/CopyButton.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { DotsIcon, PlusIcon, RefreshIcon } from '../../ui/Icons.tsx'
import { Link, textLinkClass } from '../../ui/Link.tsx'
import { MenuButton } from '../../ui/Menu.tsx'
import { Example, Line } from './Section.tsx'

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'ghost', 'danger']
const sizes: readonly ButtonSize[] = ['md', 'sm']

export function Buttons() {
  return (
    <>
      {sizes.map((size) => (
        <Example key={size} title={size === 'md' ? 'Buttons' : 'Small buttons'}>
          <div className="grid gap-3">
            {variants.map((variant) => (
              <Line key={variant}>
                <Button variant={variant} size={size}>
                  {variant}
                </Button>
                <Button variant={variant} size={size} icon={<PlusIcon />}>
                  With icon
                </Button>
                <Button variant={variant} size={size} disabledReason="Delete its instances first">
                  Disabled
                </Button>
                <Button variant={variant} size={size} pending>
                  Pending
                </Button>
              </Line>
            ))}
          </div>
        </Example>
      ))}
      <Example title="Links, icons alone, menus">
        <Line>
          <LinkButton to="/design#buttons">A link</LinkButton>
          <LinkButton to="/design#buttons" variant="primary" icon={<PlusIcon />}>
            New disk
          </LinkButton>
          <Link to="/design#buttons" className={textLinkClass}>
            In the text
          </Link>
          <IconButton label="Refresh" icon={<RefreshIcon />} />
          <IconButton label="More" variant="secondary" icon={<DotsIcon />} />
          <IconButton label="Refreshing" icon={<RefreshIcon />} pending />
          <IconButton
            label="Nothing to refresh"
            icon={<RefreshIcon />}
            disabledReason="Wait until something has changed"
          />
          <MenuButton label="Actions" variant="secondary" items={[]} />
          <CopyButton text="orders" />
          <CopyText text="9d5a8b1c-0f43-4e5e-9c3e-6f1a7a3b2c10" />
        </Line>
      </Example>
    </>
  )
}
