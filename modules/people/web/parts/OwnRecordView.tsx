import type { ReactNode } from 'react'
import { ApiProblem } from '#platform/web/client.ts'
import { useText } from '#platform/web/text.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { type Asked, QueryView } from '#platform/web/ui/states/QueryView.tsx'

/** The own record of whoever is signed in; an account may be there before its record is. */
export function OwnRecordView<Data>({ query, children }: { query: Asked<Data>; children: (data: Data) => ReactNode }) {
  const t = useText('people')
  const isMissing = query.data === undefined && query.error instanceof ApiProblem && query.error.status === 404
  if (isMissing) return <EmptyState sentence={t('noOwnRecord')} />
  return (
    <QueryView query={query} module="people">
      {children}
    </QueryView>
  )
}
