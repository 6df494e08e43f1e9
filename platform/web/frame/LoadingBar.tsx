import { useIsFetching, useIsMutating } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import classes from './LoadingBar.module.css'

/** A thin bar at the top while a page or its data is on its way. Calls marked `silent` do not show it. */
export function LoadingBar() {
  const navigating = useRouterState({ select: (state) => state.status === 'pending' })
  const fetching = useIsFetching({ predicate: (query) => query.meta?.['silent'] !== true })
  const sending = useIsMutating()
  const busy = navigating || fetching + sending > 0
  return <div className={classes['bar']} data-busy={busy || undefined} aria-hidden />
}
