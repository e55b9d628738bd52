import { createContext, createElement, use } from 'react'
import type { ComponentProps, ComponentType, ReactNode } from 'react'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the console, or an absolute address. Absent: it leads nowhere now, and keeps its place and focus. */
  to: string | undefined
}

/** What makes a link without an address one that can be reached and says that it cannot be followed. */
export const nowhere = { role: 'link', tabIndex: 0, 'aria-disabled': true } as const

function PlainLink({ to, ...rest }: LinkProps) {
  return <a href={to} {...(to === undefined ? nowhere : {})} {...rest} />
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink)

/** Says how links are rendered: this folder knows no router. */
export function LinkProvider({ component, children }: { component: ComponentType<LinkProps>; children: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>
}

/** A path, a place on the page, or a page of the web: what else a browser follows, a script say, may come from data. */
const followed = /^((https?:\/)?\/|#)/

export function Link({ to = '', ...rest }: LinkProps) {
  return createElement(use(LinkContext), { to: followed.test(to) ? to : undefined, ...rest })
}

/** Class of a link inside running text. */
export const textLinkClass = 'text-link underline decoration-1 underline-offset-2 hover:decoration-2'
