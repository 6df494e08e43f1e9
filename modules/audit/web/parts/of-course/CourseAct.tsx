import { Drawer, Stack } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { InstantText, nothing, Typed } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { useKit } from '#platform/web/ui/useKit.ts'
import type { auditCalls } from '../../../contract/calls.ts'
import { Changes } from '../Changes.tsx'
import { HistoryRecord } from '../HistoryRecord.tsx'

interface ActProps {
  readonly row: Output<typeof auditCalls.getCourseHistory>['Items'][number]
  readonly title: string
  readonly who: string
  readonly onClose: () => void
}

/** One line of a course's history: when, by whom, and the fields before and after. */
export function CourseAct({ row, title, who, onClose }: ActProps) {
  const t = useText('audit')
  const kit = useKit()
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="42rem"
      title={title}
      closeButtonProps={{ 'aria-label': kit('close') }}
    >
      <Stack gap="md">
        <KeyValues
          columns={2}
          items={[
            { label: t('columns.at'), value: <InstantText at={row.At} /> },
            { label: t('columns.by'), value: <Typed>{who}</Typed> },
            { label: t('columns.record'), value: <HistoryRecord row={row} /> },
            { label: t('columns.reason'), value: row.Reason ? <Typed>{row.Reason}</Typed> : nothing },
          ]}
        />
        {(row.Before !== null || row.After !== null) && (
          <Section title={t('columns.changed')}>
            <Changes kind={row.Kind} before={row.Before} after={row.After} setting={undefined} />
          </Section>
        )}
      </Stack>
    </Drawer>
  )
}
