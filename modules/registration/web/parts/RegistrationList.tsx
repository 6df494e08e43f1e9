import { Stack } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import type { Input } from '#platform/shared/call.ts'
import { useCall } from '#platform/web/data.ts'
import { CardPages } from '#platform/web/tables/cards/CardPages.tsx'
import { EmptyState, type EmptyAction } from '#platform/web/ui/states/EmptyState.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { registrationCalls as calls } from '../../contract/calls.ts'
import type { RegistrationRow } from './wire.ts'

const pageSize = 20

/** The caller's registrations of one kind as cards, a page at a time. */
export function RegistrationList({
  input,
  card,
  none,
  action,
}: {
  input: Input<typeof calls.getRegistrations>
  card: (row: RegistrationRow) => ReactNode
  none: string
  action?: EmptyAction
}) {
  const [pageNum, setPage] = useState(1)
  const query = useCall(calls.getRegistrations, { ...input, pageNum, pageSize })
  return (
    <QueryView
      query={query}
      module="registration"
      empty={(data) => data.Items.length === 0}
      emptyState={<EmptyState sentence={none} {...(action && { action })} />}
    >
      {(data) => (
        <Stack gap="md">
          {data.Items.map(card)}
          <CardPages page={pageNum} pageSize={pageSize} total={data.Total} onChange={setPage} />
        </Stack>
      )}
    </QueryView>
  )
}
