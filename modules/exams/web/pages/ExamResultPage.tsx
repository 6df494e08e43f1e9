import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { useCall } from '#platform/web/data.ts'
import { Localized, Sep, useFormat } from '#platform/web/format.tsx'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { ExamOwner } from '../parts/ExamOwner.tsx'
import { resultCalls as calls } from '../../contract/calls.ts'
import { settledOutcome } from '../../rules/scoring.ts'
import { Grade } from '../marking/Grade.tsx'
import { OwnGrievances } from '../parts/grievances/OwnGrievances.tsx'
import { OwnRepeats } from '../parts/repeats/OwnRepeats.tsx'
import { OwnAnswers } from '../marking/OwnAnswers.tsx'

type Row = Output<typeof calls.getTraineeExams>[number]

/** The trainee's released exam results, each with the own answers. */
export default function ExamResultPage() {
  const t = useText('sitting')
  const format = useFormat()
  const query = useCall(calls.getTraineeExams, {})
  const [opened, setOpened] = useState<Row | null>(null)
  return (
    <Page title={t('results.title')}>
      <QueryView
        query={query}
        empty={(rows) => rows.length === 0}
        emptyState={<EmptyState sentence={t('results.none')} />}
      >
        {(rows) => (
          <Section flush>
            <SimpleTable
              caption={t('results.title')}
              rows={rows}
              rowKey={(row: Row) => `${row.ExamID}-${row.Number ?? 0}`}
              emptySentence={t('results.none')}
              columns={[
                {
                  key: 'exam',
                  label: t('results.exam'),
                  card: 'title',
                  cell: (row: Row) => (
                    <Stack gap={0}>
                      <Localized text={row.ExamName} />
                      <Text size="xs" c="dimmed" component="div">
                        <Localized text={row.CourseName} />
                        <Sep />
                        <ExamOwner code={row.ClassCode} competition={row.CompetitionID} />
                      </Text>
                    </Stack>
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
                  cell: (row: Row) => (
                    <Group gap="xs">
                      {row.Result ? (
                        <Badge variant="light" color={row.Result === 'final' ? 'gray' : 'yellow'}>
                          {t(`results.standings.${row.Result}`)}
                        </Badge>
                      ) : (
                        t('results.notSat')
                      )}
                      {row.Number !== null && row.Number > 1 && (
                        <Text size="xs" c="dimmed">
                          {t('results.attempt', { number: format.number(row.Number) })}
                        </Text>
                      )}
                    </Group>
                  ),
                },
                {
                  key: 'review',
                  label: t('results.review'),
                  card: 'action',
                  cell: (row: Row) =>
                    row.Actions.includes('reviewAnswers') ? (
                      <Button size="compact-sm" variant="default" onClick={() => setOpened(row)}>
                        {t('results.review')}
                      </Button>
                    ) : null,
                },
              ]}
            />
          </Section>
        )}
      </QueryView>
      <OwnGrievances />
      <OwnRepeats />
      <Dialog
        drawer
        opened={opened !== null}
        onClose={() => setOpened(null)}
        size="lg"
        title={opened && <Localized text={opened.ExamName} />}
      >
        {opened && <OwnAnswers code={opened.Code} number={opened.Number} />}
      </Dialog>
    </Page>
  )
}
