import { Outlet } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import classes from './BareFrame.module.css'

/** Around a page without sidebar and navbar: the content's landmark and nothing else. */
export function BareFrame({ children }: { children?: ReactNode }) {
  return (
    <main id="content" tabIndex={-1} className={classes['content']}>
      <Suspense fallback={<div data-busy aria-hidden />}>{children ?? <Outlet />}</Suspense>
    </main>
  )
}
