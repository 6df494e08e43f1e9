import { Anchor, Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { useCall } from '#platform/web/data.ts'
import { Localized, Sep, useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import type { SectionOf } from '#platform/web/record-sections.ts'
import { useMayPass } from '#platform/web/session.ts'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { resultCalls as calls } from '../../../contract/calls.ts'
import { settledOutcome } from '../../../rules/scoring.ts'
import { Grade } from '../../marking/Grade.tsx'
import { ExamOwner } from '../ExamOwner.tsx'

type Row = Output<typeof calls.getTraineeExams>[number]

/** The released results of a trainee's exams; whoever marks opens the paper from here. */
export function ExamsOfTrainee({ ID }: SectionOf) {
  const t = useText('sitting')
  const words = useText('exams')
  const format = useFormat()
  const marks = useMayPass('markers')
  const query = useCall(calls.getTraineeExams, { traineeID: ID })
  const paperOf = (row: Row) =>
    href('/MarkTraineeExam/:ExamID?/:TraineeID?/:CourseClassID?', {
      ExamID: row.ExamID,
      TraineeID: row.TraineeID,
      CourseClassID: row.CourseClassID ?? undefined,
    })
  return (
    <QueryView query={query} module="exams">
      {(rows) => (
        <Section flush>
          <SimpleTable
            caption={words('classExams')}
            rows={rows}
            rowKey={(row: Row) => `${row.ExamID}-${row.Number ?? 0}`}
            emptySentence={words('noResultsOfPerson')}
            columns={[
              {
                key: 'exam',
                label: t('results.exam'),
                card: 'title',
                cell: (row: Row) => (
                  <>
                    {marks && row.Number !== null ? (
                      <Anchor component={AppLink} to={paperOf(row) as '/'} inherit>
                        <Localized text={row.ExamName} />
                      </Anchor>
                    ) : (
                      <Localized text={row.ExamName} />
                    )}
                    <Text size="xs" c="dimmed" component="div">
                      <Localized text={row.CourseName} />
                      <Sep />
                      <ExamOwner code={row.ClassCode} competition={row.CompetitionID} />
                    </Text>
                  </>
                ),
              },
              {
                key: 'percent',
                label: t('results.percent'),
                align: 'end',
                cell: (row: Row) => format.percent(settledOutcome(row).percent),
              },
              {
                key: 'grade',
                label: t('results.grade'),
                card: 'badge',
                cell: (row: Row) => <Grade grade={settledOutcome(row).grade} />,
              },
              {
                key: 'standing',
                label: t('results.standing'),
                cell: (row: Row) => (row.Result ? t(`results.standings.${row.Result}`) : words('examNotSat')),
              },
              {
                key: 'number',
                label: words('attempt'),
                align: 'end',
                cell: (row: Row) => (row.Number === null ? null : format.number(row.Number)),
              },
            ]}
          />
        </Section>
      )}
    </QueryView>
  )
}
