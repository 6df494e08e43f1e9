import { Skeleton, Stack } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { notFound } from '../../problem.ts'
import type { ModuleName } from '../../text.ts'
import { EmptyState } from './EmptyState.tsx'
import { ErrorState } from './ErrorState.tsx'
import { useKit } from '../useKit.ts'

/** The part of a query result that the view needs; what `useCall` gives. */
export interface Asked<Data> {
  readonly data: Data | undefined
  readonly error: unknown
  readonly isPending: boolean
  readonly refetch: () => unknown
}

export interface QueryViewProps<Data> {
  readonly query: Asked<Data>
  readonly children: (data: Data) => ReactNode
  /** Shown while nothing has come; a few grey lines where not said. */
  readonly skeleton?: ReactNode
  readonly empty?: (data: Data) => boolean
  readonly emptyState?: ReactNode
  /** Whether what was asked for is not there; shown as a page whose record is gone. */
  readonly missing?: (data: Data) => boolean
  readonly module?: ModuleName
}

/**
 * Shows what a call answered: a skeleton after 200 ms, an error with a retry, an empty state, or the data. Data that
 * has come stays on screen while it is asked anew, also when that fails.
 */
export function QueryView<Data>({
  query,
  children,
  skeleton,
  empty,
  emptyState,
  missing,
  module,
}: QueryViewProps<Data>) {
  const kit = useKit()
  if (query.data !== undefined) {
    if (missing?.(query.data)) return <ErrorState problem={notFound()} module={module} />
    if (empty?.(query.data)) return <>{emptyState ?? <EmptyState sentence={kit('table.empty')} />}</>
    return <>{children(query.data)}</>
  }
  if (query.error) return <ErrorState problem={query.error} onRetry={query.refetch} module={module} />
  return <AfterAWhile>{skeleton ?? <LinesSkeleton />}</AfterAWhile>
}

/** Children after 200 ms, so that a quick answer does not flicker. */
export function AfterAWhile({ children }: { children: ReactNode }) {
  const kit = useKit()
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), 200)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div aria-busy="true" role="status" aria-label={kit('loading')}>
      {shown && children}
    </div>
  )
}

export function LinesSkeleton({ lines = 5 }: { lines?: number }) {
  return (
    <Stack gap="md" py="md" aria-hidden>
      <Skeleton height="1.5rem" width="35%" />
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} height="1rem" width={`${92 - ((index * 17) % 40)}%`} />
      ))}
    </Stack>
  )
}
