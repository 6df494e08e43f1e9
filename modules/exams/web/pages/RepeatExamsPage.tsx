import { Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { Code, Localized, Sep, useFormat } from '#platform/web/format.tsx'
import { useGo, useIdParam } from '#platform/web/start/address.ts'
import { DataTable, type Column } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { ShownOnly } from '#platform/web/ui/texts/ShownOnly.tsx'
import { resultCalls as calls } from '../../contract/calls.ts'
import { repeatTable } from '../../rules/repeats.ts'
import { AboutRepeat } from '../parts/repeats/AboutRepeat.tsx'
import { repeatTones } from '../parts/repeats/repeat-tones.ts'
import { actsOfRepeat } from '../parts/repeats/repeat-acts.ts'
import { repeatButtons } from '../parts/repeats/repeat-buttons.ts'
import { ExamOwner } from '../parts/ExamOwner.tsx'

type Item = Output<typeof calls.searchRepeats>['Items'][number]
/** Its actions by the names of the acts, as buttons have them. */
const asRow = (row: Item) => ({ ...row, Actions: actsOfRepeat(row.Actions) })

/** Repeats that were asked for: what waits for the academy, their payment, granting and cancelling them. */
export default function RepeatExamsPage() {
  const t = useText('correction')
  const words = useText('exams')
  const sitting = useText('sitting')
  const format = useFormat()
  const go = useGo()
  const CourseClassID = useIdParam('CourseClassID')
  const TraineeID = useIdParam('TraineeID')
  const { column, filter, props } = useList(calls.searchRepeats, 'exams')
  const columns: Column<Item>[] = [
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
            <ExamOwner code={row.ClassCode} />
          </Text>
        </>
      ),
    }),
    column('Percent', { label: sitting('results.percent') }),
    column('RepeatsUsed', {
      label: words('repeatsUsed'),
      align: 'start',
      cell: (row) =>
        words('repeatsUsedOf', { used: format.number(row.RepeatsUsed), all: format.number(row.MaxRepeats) }),
    }),
    column('Until', { label: words('repeatUntil') }),
    {
      key: 'about',
      label: words('repeatAbout'),
      text: (row) => row.Reason ?? row.SwiftCode,
      cell: (row) => <AboutRepeat row={row} opens />,
    },
    column('State', {
      label: t('repeats.state'),
      card: 'badge',
      words: (state) => words(`repeatStates.${state}`),
      cell: (row) => <StateBadge tone={repeatTones[row.State]} label={words(`repeatStates.${row.State}`)} />,
    }),
  ]
  const isNarrow = CourseClassID !== null || TraineeID !== null
  return (
    <Page title={words('screens.repeatExams')}>
      {isNarrow && (
        <ShownOnly
          all={t('repeats.all')}
          onAll={() => void go('/RepeatExams/:CourseClassID?/:TraineeID?', {})}
        >
          {t(TraineeID !== null ? 'repeats.ofTrainee' : 'repeats.ofClass')}
        </ShownOnly>
      )}
      <DataTable
        {...props}
        id="repeats"
        label={words('screens.repeatExams')}
        input={{
          ...(CourseClassID !== null && { CourseClassID }),
          ...(TraineeID !== null && { TraineeID }),
        }}
        rowKey={(row: Item) => `${row.ExamID}-${row.TraineeID}`}
        columns={columns}
        filters={[
          filter('Waiting', { label: t('repeats.waiting') }),
          filter('RepeatState', {
            label: t('repeats.state'),
            among: repeatTable.states,
            words: (state) => words(`repeatStates.${state}`),
          }),
        ]}
        rowActions={(row: Item) => {
          const acts = asRow(row).Actions
          return Object.fromEntries(
            Object.entries(repeatButtons(row)).flatMap(([name, action]) =>
              acts.includes(name as never) && action ? [[name, { ...action, always: true }]] : [],
            ),
          )
        }}
        searchable
        emptySentence={t('repeats.none')}
      />
    </Page>
  )
}
