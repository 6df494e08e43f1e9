import { Text } from '@mantine/core'
import { useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import type { SectionOf } from '#platform/web/record-sections.ts'
import { useMayPass } from '#platform/web/session.ts'
import { DataTable, type Column } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'
import { examCalls as calls } from '../../contract/calls.ts'
import { isUnpublished } from '../../rules/exam-states.ts'
import { releaseButtons } from './release-buttons.ts'
import { examTones } from './tones.ts'

const Board = lazyPart(async () => (await import('../correction/board/Board.tsx')).Board)
const HistoryOfExam = lazyPart(async () => (await import('./exam/ExamHistory.tsx')).HistoryOfExam)

type Row = Output<typeof calls.searchExams>['Items'][number]

/** The exams of a class: how far they are, giving out their results, and what was done with each and why. */
export function ClassExams({ ID }: SectionOf) {
  const t = useText('exams')
  const format = useFormat()
  const composes = useMayPass('editorExamination')
  const marks = useMayPass('markers')
  const [shown, setShown] = useState<Row | null>(null)
  const [watched, setWatched] = useState<Row | null>(null)
  const { column, props } = useList(calls.searchExams, 'exams')
  const columns: Column<Row>[] = [
    column('ExamName', {
      label: t('fields.examName'),
      card: 'title',
      cell: (row) => (
        <>
          <Localized text={row.ExamName} />
          <Text component="div" size="xs" c="dimmed">
            <Code>{row.Code}</Code>
          </Text>
        </>
      ),
    }),
    column('State', { tones: examTones }),
    column('StartsAt', { label: t('fields.starts'), sort: false }),
    column('SharePercent', { label: t('fields.share') }),
    column('Papers', {
      align: 'start',
      cell: (row) => t('exam.papersOf', { papers: format.number(row.Papers), enrolled: format.number(row.Enrolled) }),
    }),
    column('Unmarked'),
  ]
  const leads = (row: Row) => {
    // Before it is published there are no papers: who puts it together goes on there.
    if (marks && !(composes && isUnpublished(row.State))) {
      const at = { ID: row.ID, CourseClassID: row.CourseClassID }
      return href('/InstructorTraineeExam/:ID?/:CourseClassID?', at)
    }
    return composes ? href('/courseExam/CourseExam-Edit/:ID?', { ID: row.ID }) : null
  }
  return (
    <>
      <DataTable
        {...props}
        id="class-exams"
        input={{ CourseClassID: ID }}
        columns={columns}
        rowHref={leads}
        rowActions={(row) => ({
          ...releaseButtons(row, row.Unmarked),
          ...(row.State === 'open' && {
            board: { label: t('exam.board'), always: true, run: () => setWatched(row) },
          }),
          history: { label: t('exam.history'), always: true, apart: true, run: () => setShown(row) },
        })}
        addressPrefix="exams"
        defaultSort="StartsAt"
        exportable={false}
        emptySentence={t('classHasNoExams')}
      />
      <Dialog
        opened={shown !== null}
        onClose={() => setShown(null)}
        title={shown && <Localized text={shown.ExamName} />}
      >
        {shown && <HistoryOfExam examId={shown.ID} />}
      </Dialog>
      <Dialog
        opened={watched !== null}
        onClose={() => setWatched(null)}
        size="90rem"
        title={watched && <Localized text={watched.ExamName} />}
      >
        {watched && <Board examId={watched.ID} />}
      </Dialog>
    </>
  )
}
