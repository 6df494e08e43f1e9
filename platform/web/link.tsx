import { useRouter } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { href as addressOf, type PathParams, type Search } from './href.ts'

type Anchor = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { ref?: Ref<HTMLAnchorElement> }

export type AppLinkProps<Path extends `/${string}`> = Anchor & {
  /** A published path, as declared by the screen; or an address made by `href`. */
  readonly to: Path
  readonly search?: Search
  /** Do not add to the history. */
  readonly replace?: boolean
  readonly children?: ReactNode
} & ({} extends PathParams<Path> ? { readonly params?: PathParams<Path> } : { readonly params: PathParams<Path> })

/**
 * A link to a screen: `<AppLink to="/RegistrationStatus/:Code?" params={{ Code }}>`. Also as
 * `<Button component={AppLink} to="...">`. The page is fetched when the pointer or the focus comes near.
 */
export function AppLink<const Path extends `/${string}`>({
  to,
  params,
  search,
  replace,
  onClick,
  ...rest
}: AppLinkProps<Path>) {
  const router = useRouter()
  const address = (addressOf as (path: string, params?: unknown, search?: Search) => string)(to, params, search)
  const near = () => preload(router, address)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
    if (event.defaultPrevented || elsewhere || (rest.target && rest.target !== '_self')) return
    event.preventDefault()
    void router.navigate({ href: address, replace: replace ?? false })
  }
  return <a {...rest} href={address} onClick={follow} onPointerEnter={near} onFocus={near} />
}

function preload(router: ReturnType<typeof useRouter>, address: string): void {
  const [pathname = '/'] = address.split('?')
  void router.preloadRoute({ to: pathname } as never).catch(() => undefined)
}
