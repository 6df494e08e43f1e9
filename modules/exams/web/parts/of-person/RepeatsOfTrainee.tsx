import { Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { useCall } from '#platform/web/data.ts'
import { Localized, Sep, useFormat } from '#platform/web/format.tsx'
import type { SectionOf } from '#platform/web/record-sections.ts'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { StateBadge, type Tone } from '#platform/web/ui/states/StateBadge.tsx'
import { resultCalls as calls } from '../../../contract/calls.ts'
import { ExamOwner } from '../ExamOwner.tsx'

type Row = Output<typeof calls.getRepeatsForAdmin>[number]

const tones: Readonly<Record<Row['State'], Tone>> = {
  eligible: 'info',
  notEligible: 'neutral',
  requested: 'warning',
  invoiced: 'warning',
  proofUploaded: 'warning',
  paid: 'warning',
  granted: 'success',
  used: 'neutral',
  expired: 'neutral',
  rejected: 'danger',
}

/** The exams that a trainee has failed, and how far a repeat of each is. */
export function RepeatsOfTrainee({ ID }: SectionOf) {
  const t = useText('exams')
  const words = useText('sitting')
  const format = useFormat()
  const query = useCall(calls.getRepeatsForAdmin, { traineeID: ID })
  return (
    <QueryView query={query} module="exams">
      {(rows) => (
        <Section flush>
          <SimpleTable
            caption={t('repeats')}
            rows={rows}
            rowKey={(row: Row) => `${row.ExamID}-${row.ID ?? 0}`}
            emptySentence={t('noRepeatsOfPerson')}
            columns={[
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
                      <ExamOwner code={row.ClassCode} />
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
                cell: (row: Row) => <StateBadge tone={tones[row.State]} label={t(`repeatStates.${row.State}`)} />,
              },
              {
                key: 'until',
                label: t('repeatUntil'),
                cell: (row: Row) => (row.Until === null ? null : format.dateTime(row.Until)),
              },
              {
                key: 'bar',
                label: t('fields.reason'),
                cell: (row: Row) => (row.Bar === null ? null : t.maybe(`repeatBars.${row.Bar}`, row.Bar)),
              },
            ]}
          />
        </Section>
      )}
    </QueryView>
  )
}
