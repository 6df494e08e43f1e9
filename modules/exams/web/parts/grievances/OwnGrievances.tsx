import { Text } from '@mantine/core'
import { useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { useCall } from '#platform/web/data.ts'
import { Localized, Sep, useFormat } from '#platform/web/format.tsx'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { useKit } from '#platform/web/ui/useKit.ts'
import { grievanceActs } from '../../../contract/acts.ts'
import { resultCalls as calls } from '../../../contract/calls.ts'
import { grievanceTones } from '../../correction/grievance-tones.ts'
import { ExamOwner } from '../ExamOwner.tsx'
import { GrievanceForm } from './GrievanceForm.tsx'

type Row = Output<typeof calls.getOwnGrievances>[number]

/** What the reader holds, or may still hold, against final results; nothing where there is neither. */
export function OwnGrievances() {
  const t = useText('sitting')
  const query = useCall(calls.getOwnGrievances, {})
  const [writing, setWriting] = useState<Row | null>(null)
  if (query.data?.length === 0) return null
  return (
    <Section flush title={t('grievance.title')} description={t('grievance.hint')}>
      <QueryView query={query} module="exams">
        {(rows) => <Table rows={rows} onWrite={setWriting} />}
      </QueryView>
      <Dialog
        opened={writing !== null}
        onClose={() => setWriting(null)}
        title={writing && <Localized text={writing.ExamName} />}
      >
        {writing && <GrievanceForm result={writing} onSaved={() => setWriting(null)} />}
      </Dialog>
    </Section>
  )
}

function Table({ rows, onWrite }: { rows: readonly Row[]; onWrite: (row: Row) => void }) {
  const t = useText('sitting')
  const kit = useKit()
  const format = useFormat()
  return (
    <SimpleTable
      caption={t('grievance.title')}
      rows={rows}
      rowKey={(row: Row) => `${row.ExamID}-${row.Number}`}
      columns={[
        {
          key: 'exam',
          label: t('results.exam'),
          card: 'title',
          cell: (row: Row) => (
            <>
              <Localized text={row.ExamName} />
              <Text size="xs" c="dimmed" component="div">
                <Localized text={row.CourseName} />
                <Sep />
                <ExamOwner code={row.ClassCode} competition={null} />
              </Text>
            </>
          ),
        },
        {
          key: 'percent',
          label: t('results.percent'),
          align: 'end',
          cell: (row: Row) => format.percent(row.NewPercent ?? row.Percent),
        },
        {
          key: 'state',
          label: t('results.standing'),
          card: 'badge',
          cell: (row: Row) =>
            row.State === null ? (
              <StateBadge label={t('grievance.mayBeSent')} />
            ) : (
              <StateBadge tone={grievanceTones[row.State]} label={t(`grievance.states.${row.State}`)} />
            ),
        },
        {
          key: 'about',
          label: t('grievance.about'),
          cell: (row: Row) => (
            <>
              {row.State === null || row.State === 'withdrawn' ? (
                <Text size="sm">{t('grievance.until', { at: format.dateTime(row.Until) })}</Text>
              ) : (
                <Text size="sm" dir="auto" style={{ whiteSpace: 'pre-wrap' }}>
                  {row.Answer ?? row.Reason}
                </Text>
              )}
            </>
          ),
        },
        {
          key: 'do',
          label: kit('table.actions'),
          card: 'action',
          cell: (row: Row) => (
            <ActionBar
              module="exams"
              allowed={row.Actions}
              actions={actButtons(grievanceActs, row, ['submitGrievance', 'withdrawGrievance'], {
                submitGrievance: { run: () => onWrite(row) },
              })}
            />
          ),
        },
      ]}
    />
  )
}
