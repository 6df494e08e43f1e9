import { Badge, Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { Code, Typed, useFormat } from '#platform/web/format.tsx'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useLanguage, useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import type { attendanceCalls as calls } from '../../contract/calls.ts'

type Overview = Output<typeof calls.getClassAttendance>

/** Everybody of a class with the three percentages; passing is decided on the final one. */
export function Percentages({ data }: { data: Overview }) {
  const t = useText('attendance')
  const format = useFormat()
  const language = useLanguage()
  return (
    <Section
      flush
      title={t('overview')}
      description={t('threshold', { percent: format.percent(data.ThresholdPercent) })}
    >
      <SimpleTable
        caption={t('overview')}
        rows={data.People}
        rowKey={(person) => person.RegistrationID}
        emptySentence={t('nobody')}
        columns={[
          {
            key: 'name',
            label: t('trainee'),
            card: 'title',
            cell: (person) => (
              <>
                <Typed>{language === 'ar' ? person.NameAr : person.NameEn || person.NameAr}</Typed>{' '}
                <Text component="span" size="xs" c="dimmed">
                  <Code>{person.TraineeCode}</Code>
                </Text>
              </>
            ),
          },
          { key: 'taken', label: t('taken'), align: 'end', cell: (person) => format.percent(person.TakenPercent) },
          { key: 'final', label: t('final'), align: 'end', cell: (person) => format.percent(person.FinalPercent) },
          {
            key: 'reachable',
            label: t('reachable'),
            align: 'end',
            cell: (person) => format.percent(person.ReachablePercent),
          },
          {
            key: 'risk',
            label: t('mark'),
            card: 'badge',
            cell: (person) =>
              person.IsAtRisk ? (
                <Badge color="red" variant="light" title={t('atRiskHint')}>
                  {t('atRisk')}
                </Badge>
              ) : null,
          },
        ]}
      />
    </Section>
  )
}
