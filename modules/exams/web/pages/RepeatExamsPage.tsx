import { Stack, Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { useCall } from '#platform/web/data.ts'
import { Code, Localized, Sep } from '#platform/web/format.tsx'
import { useGo, useIdParam } from '#platform/web/start/address.ts'
import { DataTable, type Column } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { ShownOnly } from '#platform/web/ui/texts/ShownOnly.tsx'
import { resultCalls as calls } from '../../contract/calls.ts'
import { ExamOwner } from '../parts/ExamOwner.tsx'
import { AboutRepeat } from '../parts/repeats/AboutRepeat.tsx'
import { actsOfRepeat } from '../parts/repeats/repeat-acts.ts'
import { repeatButtons } from '../parts/repeats/repeat-buttons.ts'
import { RepeatTable } from '../parts/repeats/RepeatTable.tsx'
import { repeatTones } from '../parts/repeats/repeat-tones.ts'

type Row = Output<typeof calls.searchRepeats>['Items'][number]

/** Repeats that were asked for, and what the academy has to do about them; of one class or trainee, failed exams too. */
export default function RepeatExamsPage() {
  const t = useText('correction')
  const words = useText('exams')
  const go = useGo()
  const classId = useIdParam('CourseClassID')
  const traineeId = useIdParam('TraineeID')
  const isNarrow = classId !== null || traineeId !== null
  return (
    <Page title={words('screens.repeatExams')}>
      {isNarrow ? (
        <Stack gap="md">
          <ShownOnly all={t('repeats.all')} onAll={() => void go('/RepeatExams/:CourseClassID?/:TraineeID?', {})}>
            {t(traineeId !== null ? 'repeats.ofTrainee' : 'repeats.ofClass')}
          </ShownOnly>
          <Narrow classId={classId} traineeId={traineeId} />
        </Stack>
      ) : (
        <Requests />
      )}
    </Page>
  )
}

/** Failed exams of a class or a trainee, and how far a repeat of each is: staff asks for one here too. */
function Narrow({ classId, traineeId }: { classId: number | null; traineeId: number | null }) {
  const words = useText('exams')
  const query = useCall(calls.getRepeatsForAdmin, {
    ...(classId !== null && { CourseClassID: classId }),
    ...(traineeId !== null && { traineeID: traineeId }),
  })
  return (
    <QueryView query={query} module="exams">
      {(rows) => (
        <Section flush>
          <RepeatTable rows={rows} emptySentence={words('noRepeatsOfPerson')} named={traineeId === null} />
        </Section>
      )}
    </QueryView>
  )
}

function Requests() {
  const t = useText('correction')
  const words = useText('exams')
  const sitting = useText('sitting')
  const { column, filter, props } = useList(calls.searchRepeats, 'exams')
  const columns: Column<Row>[] = [
    column('TraineeName', {
      label: sitting('marking.trainee'),
      card: 'title',
      always: true,
      cell: (row) => (
        <>
          <Localized text={row.TraineeName} />
          <Text size="xs" c="dimmed" component="div">
            <Code>{row.TraineeCode}</Code>
          </Text>
        </>
      ),
    }),
    column('ExamName', {
      label: sitting('marking.exam'),
      cell: (row) => (
        <>
          <Localized text={row.ExamName} />
          <Text size="xs" c="dimmed" component="div">
            <Localized text={row.CourseName} />
            <Sep />
            <ExamOwner code={row.ClassCode} competition={null} />
          </Text>
        </>
      ),
    }),
    column('Percent', { label: sitting('results.percent') }),
    column('Until', { label: words('repeatUntil') }),
    {
      key: 'about',
      label: words('repeatAbout'),
      text: (row) => row.Reason ?? row.SwiftCode,
      cell: (row) => <AboutRepeat row={row} opens />,
    },
    column('State', {
      label: t('repeats.state'),
      tones: repeatTones,
      words: (state) => words(`repeatStates.${state}`),
    }),
  ]
  return (
    <DataTable
      {...props}
      id="repeats"
      label={words('screens.repeatExams')}
      columns={columns}
      filters={[
        filter('Waiting', { label: t('repeats.waiting') }),
        filter('State', { label: t('repeats.state'), words: (state) => words(`repeatStates.${state}`) }),
      ]}
      rowActions={(row) => {
        const open: readonly string[] = actsOfRepeat(row.Actions)
        const buttons = Object.entries(repeatButtons(row)).filter(([name]) => open.includes(name))
        return Object.fromEntries(buttons.map(([name, action]) => [name, { ...action, always: true }]))
      }}
      searchable
      emptySentence={t('repeats.none')}
    />
  )
}
