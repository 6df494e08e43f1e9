import { Alert, Badge, Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { send } from '#platform/web/client.ts'
import { useCall } from '#platform/web/data.ts'
import { Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { href } from '#platform/web/href.ts'
import { printAction } from '#platform/web/ui/acts/print-action.tsx'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { History } from '#platform/web/ui/History.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useMayPass } from '#platform/web/session.ts'
import { classActs, resultActs } from '../../contract/acts.ts'
import { evaluationCalls as calls } from '../../contract/calls.ts'
import { AskedResults } from './AskedResults.tsx'
import { decided, OutcomeBadge } from './OutcomeBadge.tsx'
import { PersonName } from './PersonName.tsx'
import { ResultDialog } from './ResultDialog.tsx'

type Results = Output<typeof calls.getFinalResults>
type Row = Results['People'][number]

/** The results of a class as they stand, and publishing them. */
export function FinalResults({ classId }: { classId: number }) {
  const t = useText('evaluation')
  const query = useCall(calls.getFinalResults, { courseClassID: classId })
  return (
    <QueryView
      query={query}
      empty={(data) => data.People.length === 0}
      emptyState={<EmptyState sentence={t('nobody')} />}
    >
      {(data) => <ResultsOf data={data} />}
    </QueryView>
  )
}

function ResultsOf({ data }: { data: Results }) {
  const t = useText('evaluation')
  const format = useFormat()
  const pick = usePick()
  const opensDetail = useMayPass('editor')
  const [opened, setOpened] = useState<Row | null>(null)
  const publish = async (Reason?: string) => {
    const body = { CourseClassID: data.CourseClassID, ...(Reason && { Reason }) }
    const { Asked } = await send(calls.publishFinalResults, { body })
    if (Asked > 0) toast.info(t('asked'))
  }
  const initial = data.People.some((row) => row.Standing === 'initial')
  return (
    <Stack gap="md">
      {data.Faults.length > 0 && (
        <Alert color="red" title={t('faultsTitle')}>
          {data.Faults.map((fault) => (
            <Text key={fault} size="sm">
              {t(`faults.${fault}`)}
            </Text>
          ))}
        </Alert>
      )}
      {data.Change && <AskedResults change={data.Change} allowed={data.Actions} />}
      {initial && <Alert color="blue">{t('initialHint')}</Alert>}
      <Section
        flush
        title={t('finalResults')}
        actions={
          <ActionBar
            module="evaluation"
            allowed={data.Actions}
            actions={{
              ...actButtons(resultActs, data, ['publishFinalResults'], {
                publishFinalResults: { run: ({ reason }) => publish(reason) },
              }),
              ...actButtons(classActs, data, ['askResultChange'], {
                askResultChange: { run: ({ reason }) => publish(reason) },
              }),
              printStatistics: printAction(
                href('/report/CourseClassEvaluationMeanStatisticIACE/:CourseClassID?', {
                  CourseClassID: data.CourseClassID,
                }),
              ),
            }}
          />
        }
      >
        <SimpleTable
          caption={t('finalResults')}
          rows={data.People}
          rowKey={(row: Row) => row.RegistrationID}
          emptySentence={t('nobody')}
          columns={[
            {
              key: 'name',
              label: t('trainee'),
              card: 'title',
              cell: (row: Row) =>
                opensDetail ? (
                  <AppLink
                    to="/User/TraineePass/:CourseClassID?/:TraineeID?"
                    params={{ CourseClassID: data.CourseClassID, TraineeID: row.TraineeID }}
                  >
                    <PersonName person={row} />
                  </AppLink>
                ) : (
                  <PersonName person={row} />
                ),
            },
            {
              key: 'percent',
              label: t('percent'),
              align: 'end',
              cell: (row: Row) =>
                row.Published && row.IsOutdated ? (
                  <Outdated stands={row.Published} row={row} />
                ) : (
                  format.percent(decided(row.Outcome) ? row.Percent : null)
                ),
            },
            {
              key: 'band',
              label: t('band'),
              cell: (row: Row) => {
                const band = row.Published ? row.Published.BandName : row.BandName
                return band ? <Localized text={band} /> : null
              },
            },
            {
              key: 'outcome',
              label: t('outcome'),
              card: 'badge',
              cell: (row: Row) => (
                <Stack gap={2} align="flex-start">
                  <OutcomeBadge outcome={standing(row)} />
                  {row.Shortfalls.map((shortfall) => (
                    <Text key={shortfall} size="xs" c="dimmed">
                      {t(`shortfalls.${shortfall}`)}
                    </Text>
                  ))}
                </Stack>
              ),
            },
            {
              key: 'standing',
              label: t('standing'),
              cell: (row: Row) => (
                <Group gap="xs">
                  <Badge variant="light" color={row.Standing === 'final' ? 'gray' : 'yellow'}>
                    {t(`standings.${row.Standing}`)}
                  </Badge>
                  <Text size="xs" c="dimmed">
                    {row.PublishedAt ? t('published', { at: format.dateTime(row.PublishedAt) }) : t('notPublished')}
                    {row.IsOutdated && `${format.separator}${t('outdated')}`}
                  </Text>
                </Group>
              ),
            },
            {
              key: 'open',
              label: t('open'),
              card: 'action',
              cell: (row: Row) => (
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={t('arithmeticOf', { name: pick({ ar: row.NameAr, en: row.NameEn }) })}
                  onClick={() => setOpened(row)}
                >
                  {t('open')}
                </Button>
              ),
            },
          ]}
        />
      </Section>
      {data.History.length > 0 && (
        <Section title={t('changeHistory')}>
          <History module="evaluation" items={data.History} />
        </Section>
      )}
      {opened && <ResultDialog classId={data.CourseClassID} person={opened} onClose={() => setOpened(null)} />}
    </Stack>
  )
}

/** What is published stands for everybody; before the first time, what is computed now. */
const standing = ({ Published, Outcome }: Row): Row['Outcome'] =>
  Published ? (Published.Passed ? 'passed' : 'notPassed') : Outcome

/** The published percentage, with the one that a new computation gives below it. */
function Outdated({ stands, row }: { stands: NonNullable<Row['Published']>; row: Row }) {
  const t = useText('evaluation')
  const format = useFormat()
  return (
    <Stack gap={0} align="flex-end">
      <span>{format.percent(stands.Percent)}</span>
      <Text size="xs" c="dimmed">
        {t('computedNow', { percent: format.percent(decided(row.Outcome) ? row.Percent : null) })}
      </Text>
    </Stack>
  )
}
