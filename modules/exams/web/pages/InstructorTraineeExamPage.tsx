import { Alert, Anchor, Button, Group } from '@mantine/core'
import { useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { useIdParam } from '#platform/web/start/address.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { Localized, Sep, useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useMayPass } from '#platform/web/session.ts'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { useKit } from '#platform/web/ui/useKit.ts'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { AddressTabs } from '#platform/web/ui/Tabs.tsx'
import { archiving, Board } from '../correction/board/Board.tsx'
import { GrantTimeForm } from '../correction/board/GrantTimeForm.tsx'
import { PapersToMark } from '../correction/ExamPapers.tsx'
import { ByQuestion } from '../correction/ByQuestion.tsx'
import { PaperName } from '../correction/PaperName.tsx'
import { ExamOwner } from '../parts/ExamOwner.tsx'
import { examActs, paperActs } from '../../contract/acts.ts'
import { paperCalls as calls } from '../../contract/calls.ts'
import { isUnpublished } from '../../rules/exam-states.ts'
import { settledOutcome } from '../../rules/scoring.ts'
import { Grade } from '../marking/Grade.tsx'
import { Watched } from '../marking/Watched.tsx'
import { HistoryOfExam } from '../parts/exam/ExamHistory.tsx'
import { releaseButtons } from '../parts/release-buttons.ts'
import { attemptTones, examTones } from '../parts/tones.ts'

type Trainees = Output<typeof calls.getExamTrainees>
type Row = Trainees['Trainees'][number]

/** Everybody of an exam's class with the paper that counts, and releasing the results. */
export default function InstructorTraineeExamPage() {
  const t = useText('sitting')
  const id = useIdParam()
  const query = useCall(calls.getExamTrainees, id === null ? skip : { courseClassExamID: id })
  if (id === null)
    return (
      <Page title={t('marking.title')}>
        <EmptyState sentence={t('marking.pick')} action={{ label: t('marking.title'), href: '/InstructorMarkExam' }} />
      </Page>
    )
  return <QueryView query={query}>{(exam) => <ExamOf exam={exam} />}</QueryView>
}

function ExamOf({ exam }: { exam: Trainees }) {
  return (
    <Page
      title={<Localized text={exam.ExamName} />}
      badge={<StateBadge module="sitting" state={exam.State} tones={examTones} />}
      description={
        <>
          <Localized text={exam.CourseName} />
          <Sep />
          <ExamOwner code={exam.ClassCode} competition={exam.CompetitionID} />
        </>
      }
      actions={
        <ActionBar
          module="exams"
          allowed={exam.Actions}
          actions={releaseButtons(
            { ID: exam.ExamID, Version: exam.Version },
            exam.Trainees.filter(({ State }) => State === 'awaitingManual' || State === 'closedViolation').length,
          )}
        />
      }
    >
      {isUnpublished(exam.State) && <NotPublished examId={exam.ExamID} />}
      {exam.Trainees.length === 0 ? (
        <Section flush>
          <Nobody exam={exam} />
        </Section>
      ) : exam.State === 'open' ? (
        <Board examId={exam.ExamID} />
      ) : (
        <Marking exam={exam} />
      )}
      <HistoryOfExam examId={exam.ExamID} />
    </Page>
  )
}

/** The papers person by person; once the exam is over also all answers to one question after the other. */
function Marking({ exam }: { exam: Trainees }) {
  const t = useText('correction')
  const marks = exam.Trainees.some((row) => row.Actions.includes('saveMarks'))
  const people = () => (
    <Section flush>
      <Papers exam={exam} />
    </Section>
  )
  if (!marks) return people()
  return (
    <AddressTabs
      label={t('tabs.papers')}
      tabs={[
        { key: 'people', label: t('tabs.people'), content: people },
        { key: 'papers', label: t('marking.toMark'), content: () => <PapersToMark examId={exam.ExamID} /> },
        { key: 'byQuestion', label: t('tabs.byQuestion'), content: () => <ByQuestion examId={exam.ExamID} /> },
      ]}
    />
  )
}

function Papers({ exam }: { exam: Trainees }) {
  const t = useText('sitting')
  const kit = useKit()
  const format = useFormat()
  const acts = useText('correction')
  const [granting, setGranting] = useState<Row | null>(null)
  // Who sits a repeat sits it after the exam: with the same means against a disturbance, without the board.
  const watching = (row: Row) => ({
    ...actButtons(paperActs, row, ['resumeAttempt', 'pauseAttempt', 'moveDevice'], {
      pauseAttempt: { apart: true },
      moveDevice: { apart: true },
    }),
    ...actButtons(examActs, row, ['grantTime'], { grantTime: { apart: true, run: () => setGranting(row) } }),
  })
  const table = (
    <SimpleTable
      caption={t('marking.papers')}
      rows={exam.Trainees}
      rowKey={(row: Row) => row.TraineeID}
      columns={[
        {
          key: 'trainee',
          label: t('marking.trainee'),
          card: 'title',
          cell: (row: Row) => <PaperName paper={row} withCode />,
        },
        {
          key: 'state',
          label: t('marking.state'),
          card: 'badge',
          cell: (row: Row) =>
            row.State ? (
              <StateBadge module="sitting" state={row.State} tones={attemptTones} />
            ) : (
              <StateBadge label={t('marking.notSat')} />
            ),
        },
        {
          key: 'watched',
          label: t('marking.duringExam'),
          cell: (row: Row) => (row.State ? <Watched paper={row} /> : format.number(null)),
        },
        { key: 'finished', label: t('marking.handedIn'), cell: (row: Row) => format.dateTime(row.FinishedAt) },
        {
          key: 'percent',
          label: t('results.percent'),
          align: 'end',
          cell: (row: Row) => format.percent(settledOutcome(row).percent),
        },
        {
          key: 'grade',
          label: t('results.grade'),
          cell: (row: Row) => {
            const { grade } = settledOutcome(row)
            return grade ? <Grade grade={grade} /> : format.number(null)
          },
        },
        {
          key: 'do',
          label: kit('table.actions'),
          card: 'action',
          cell: (row: Row) =>
            row.FinishedAt ? (
              <Group gap="xs" wrap="nowrap">
                <Button
                  size="compact-sm"
                  variant="default"
                  component={AppLink}
                  to="/MarkTraineeExam/:ExamID?/:TraineeID?/:CourseClassID?"
                  params={{ ExamID: exam.ExamID, TraineeID: row.TraineeID, CourseClassID: exam.CourseClassID }}
                >
                  {t(row.State === 'awaitingManual' ? 'marking.markPaper' : 'marking.lookAtPaper')}
                </Button>
                <ActionBar
                  module="exams"
                  allowed={row.Actions}
                  actions={{
                    ...actButtons(paperActs, row, ['archiveAnswers'], {
                      archiveAnswers: archiving(exam.ExamID, row),
                    }),
                    ...watching(row),
                  }}
                />
              </Group>
            ) : (
              <ActionBar module="exams" allowed={row.Actions} actions={watching(row)} />
            ),
        },
      ]}
    />
  )
  return (
    <>
      {table}
      <Dialog opened={granting !== null} onClose={() => setGranting(null)} title={acts('board.extra')}>
        {granting && (
          <GrantTimeForm
            examId={exam.ExamID}
            trainee={{ ...granting, PauseMinutes: Math.ceil(granting.PauseMinutes) }}
            onSaved={() => setGranting(null)}
          />
        )}
      </Dialog>
    </>
  )
}

/** An exam that nobody can have sat yet, and where it goes on. */
function NotPublished({ examId }: { examId: number }) {
  const t = useText('sitting')
  const composes = useMayPass('editorExamination')
  return (
    <Alert color="blue">
      {t('marking.notPublished')}{' '}
      {composes && (
        <Anchor inherit component={AppLink} to="/courseExam/CourseExam-Edit/:ID?" params={{ ID: examId }}>
          {t('marking.openExam')}
        </Anchor>
      )}
    </Alert>
  )
}

/** Why nobody is on the list, and what puts people on it. */
function Nobody({ exam: { ClassState, CourseClassID } }: { exam: Trainees }) {
  const t = useText('sitting')
  const plans = useMayPass('adminTrainingCoordinator')
  const why =
    ClassState === null ? 'admission' : ClassState === 'draft' || ClassState === 'cancelled' ? ClassState : 'other'
  const action = plans &&
    CourseClassID !== null && {
      label: t('marking.nobody.openClass'),
      href: href('/Setting/CourseClass-Edit/:ID?', { ID: CourseClassID }),
    }
  return <EmptyState sentence={t(`marking.nobody.${why}`)} {...(action && { action })} />
}
