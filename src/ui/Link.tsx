import { createContext, createElement, use } from 'react'
import type { ComponentProps, ComponentType, ReactNode } from 'react'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the console, or an absolute address. */
  to: string
}

function PlainLink({ to, ...rest }: LinkProps) {
  return <a href={to} {...rest} />
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink)

/** Says how links are rendered: this folder knows no router. */
export function LinkProvider({ component, children }: { component: ComponentType<LinkProps>; children: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>
}

export function Link(props: LinkProps) {
  return createElement(use(LinkContext), props)
}

/** Class of a link inside running text. */
export const textLinkClass = 'text-link underline decoration-1 underline-offset-2 hover:decoration-2'
