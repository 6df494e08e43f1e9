import { Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { Localized, Sep, useFormat } from '#platform/web/format.tsx'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { useKit } from '#platform/web/ui/useKit.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import type { resultCalls as calls } from '../../../contract/calls.ts'
import { ExamOwner } from '../ExamOwner.tsx'
import { AboutRepeat } from './AboutRepeat.tsx'
import { actsOfRepeat } from './repeat-acts.ts'
import { repeatButtons } from './repeat-buttons.ts'
import { repeatTones } from './repeat-tones.ts'

type Row = Output<typeof calls.getRepeatsForAdmin>[number]

/** Failed exams with how far a repeat of each is and its buttons; `onProve` where its own trainee reads it. */
export function RepeatTable({
  rows,
  emptySentence,
  onProve,
  named = false,
}: {
  rows: readonly Row[]
  emptySentence: string
  onProve?: (row: Row) => void
  /** Of several people: whose each is. */
  named?: boolean
}) {
  const t = useText('exams')
  const words = useText('sitting')
  const kit = useKit()
  const format = useFormat()
  return (
    <SimpleTable
      caption={t('repeats')}
      rows={rows}
      rowKey={(row: Row) => `${row.ExamID}-${row.TraineeID}`}
      emptySentence={emptySentence}
      columns={[
        ...(named
          ? [
              {
                key: 'trainee',
                label: words('marking.trainee'),
                cell: (row: Row) => <Localized text={row.TraineeName} />,
              },
            ]
          : []),
        {
          key: 'exam',
          label: words('results.exam'),
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
          label: words('results.percent'),
          align: 'end',
          cell: (row: Row) => format.percent(row.Percent),
        },
        {
          key: 'used',
          label: t('repeatsUsed'),
          cell: (row: Row) =>
            t('repeatsUsedOf', { used: format.number(row.RepeatsUsed), all: format.number(row.MaxRepeats) }),
        },
        {
          key: 'state',
          label: words('results.standing'),
          card: 'badge',
          cell: (row: Row) => <StateBadge tone={repeatTones[row.State]} label={t(`repeatStates.${row.State}`)} />,
        },
        {
          key: 'until',
          label: t('repeatUntil'),
          cell: (row: Row) => (row.Until === null ? null : format.dateTime(row.Until)),
        },
        { key: 'about', label: t('repeatAbout'), cell: (row: Row) => <AboutRepeat row={row} opens={!onProve} /> },
        {
          key: 'do',
          label: kit('table.actions'),
          card: 'action',
          cell: (row: Row) => (
            <ActionBar
              module="exams"
              allowed={actsOfRepeat(row.Actions)}
              actions={repeatButtons(row, onProve && (() => onProve(row)))}
            />
          ),
        },
      ]}
    />
  )
}
