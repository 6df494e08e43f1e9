import { Alert, Stack, Text } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Instant } from '#platform/shared/values/dates.ts'
import { Typed, useFormat } from '../../format.tsx'
import type { ModuleName } from '../../text.ts'
import { ActionBar } from '../acts/ActionBar.tsx'
import { useKit } from '../useKit.ts'

/**
 * What one person has asked for and another is to decide: who, when and why, what would change (`children`), and the
 * buttons among `allowed`.
 */
export function AskedChange({
  change,
  module,
  allowed,
  decide,
  withdraw,
  children,
}: {
  change: { ID: number; Reason: string; AskedBy: string; AskedAt: Instant }
  /** Whose words refusals are said in. */
  module: ModuleName
  allowed: readonly string[]
  decide: (decision: { ID: number; Approve: boolean; Reason?: string }) => Promise<unknown>
  withdraw: (change: { ID: number }) => Promise<unknown>
  children?: ReactNode
}) {
  const kit = useKit()
  const format = useFormat()
  const { ID } = change
  return (
    <Alert color="yellow" icon={<IconUsers aria-hidden />} title={kit('askedChange.title')}>
      <Stack gap="sm">
        <Text size="sm">{kit('askedChange.by', { name: change.AskedBy, date: format.dateTime(change.AskedAt) })}</Text>
        <Text size="sm">
          {kit('history.reason')}
          {format.colon}
          <Typed>{change.Reason}</Typed>
        </Text>
        {children}
        <ActionBar
          module={module}
          allowed={allowed}
          actions={{
            approveChange: {
              main: true,
              label: kit('askedChange.approve'),
              confirm: kit('askedChange.approveHint'),
              run: () => decide({ ID, Approve: true }),
            },
            rejectChange: {
              label: kit('askedChange.reject'),
              confirm: kit('askedChange.rejectHint'),
              reason: 'required',
              run: ({ reason: Reason }) => decide({ ID, Approve: false, Reason }),
            },
            withdrawChange: { label: kit('askedChange.withdraw'), run: () => withdraw({ ID }) },
          }}
        />
      </Stack>
    </Alert>
  )
}
