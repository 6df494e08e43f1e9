import { Anchor } from '@mantine/core'
import { useGo, useIdParam } from '#platform/web/start/address.ts'
import type { Output } from '#platform/shared/call.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { Code, InstantText, Localized, Sep, useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { ExamOwner } from '../parts/ExamOwner.tsx'
import { examActs } from '../../contract/acts.ts'
import { examCalls as calls } from '../../contract/calls.ts'
import { examActions } from '../../rules/exam-states.ts'
import { useCopyExam } from '../parts/exam/CopyExam.tsx'
import { ExamHistory } from '../parts/exam/ExamHistory.tsx'
import { ExamQuestionTable } from '../parts/exam/ExamQuestionTable.tsx'
import { ExamSums } from '../parts/exam/ExamSums.tsx'
import { faultSentences } from '../parts/fault-sentences.ts'
import { examTones } from '../parts/tones.ts'

type Exam = Output<typeof calls.getExam>

/** One exam: what it is, what is missing, its questions, and what may be done with it now. */
export default function ExamPage() {
  const t = useText('exams')
  const id = useIdParam('ID')
  const query = useCall(calls.getExam, id === null ? skip : { ID: id })
  if (id === null) {
    return (
      <Page title={t('screens.exam')}>
        <EmptyState sentence={t('exam.none')} action={{ label: t('exam.add'), href: '/ExamGeneration' }} />
      </Page>
    )
  }
  return (
    <QueryView query={query} module="exams">
      {(exam) => <ExamView exam={exam} />}
    </QueryView>
  )
}

function ExamView({ exam }: { exam: Exam }) {
  const t = useText('exams')
  const format = useFormat()
  const go = useGo()
  const copy = useCopyExam(exam)
  return (
    <Page
      title={<Localized text={exam.ExamName} />}
      badge={<StateBadge module="exams" state={exam.State} tones={examTones} />}
      description={
        <>
          <Code>{exam.Code}</Code>
          <Sep />
          <Localized text={exam.CourseName} />
        </>
      }
      actions={
        <ActionBar
          module="exams"
          allowed={exam.Actions}
          onDone={(name) => (name === 'deleteExam' ? go('/CourseExam') : undefined)}
          actions={actButtons(examActs, exam, [...examActions, 'updateExam', 'copyExam', 'deleteExam'], {
            updateExam: { href: href('/Exam-add/Edit/:ID?', { ID: exam.ID }) },
            copyExam: { run: copy.open },
          })}
        />
      }
    >
      {copy.dialog}
      <ExamSums
        questions={exam.ExamQuestions.map((question) => ({ weight: question.Weight, seconds: question.Seconds }))}
        minutes={exam.Minutes}
        share={exam.SharePercent}
        others={exam.OtherExams}
        faults={exam.State === 'draft' || exam.State === 'ready' ? faultSentences(t, format, exam.Faults) : null}
        line
      />
      <Section title={t('exam.facts')}>
        <KeyValues
          columns={3}
          items={[
            { label: t('fields.class'), value: <ExamOwner code={exam.ClassCode} competition={exam.CompetitionID} /> },
            { label: t('fields.starts'), value: <InstantText at={exam.StartsAt} /> },
            { label: t('fields.closes'), value: <InstantText at={exam.ClosesAt} /> },
            { label: t('fields.duration'), value: format.minutes(exam.Minutes) },
            { label: t('fields.passDegree'), value: format.percent(exam.PassDegree) },
            { label: t('fields.excellentDegree'), value: format.percent(exam.ExcellentDegree) },
            ...(exam.SharePercent === null
              ? []
              : [{ label: t('fields.share'), value: format.percent(exam.SharePercent) }]),
            {
              label: t('fields.papers'),
              value: t('exam.papersOf', { papers: format.number(exam.Papers), enrolled: format.number(exam.Enrolled) }),
            },
            { label: t('fields.unmarked'), value: format.number(exam.Unmarked) },
            { label: t('fields.mandatory'), value: t(exam.IsMandatory ? 'exam.yes' : 'exam.no'), wide: true },
            { label: t('fields.examMode'), value: t(exam.ExamMode ? 'exam.yes' : 'exam.no'), wide: true },
            { label: t('fields.strict'), value: t(exam.StrictMultiAnswers ? 'exam.yes' : 'exam.no'), wide: true },
            { label: t('fields.twoMarkers'), value: t(exam.TwoMarkers ? 'exam.yes' : 'exam.no'), wide: true },
            { label: t('fields.showFeedback'), value: t(exam.ShowFeedback ? 'exam.yes' : 'exam.no'), wide: true },
            ...(exam.Rules ? [{ label: t('fields.rules'), value: <bdi>{exam.Rules}</bdi>, wide: true }] : []),
          ]}
        />
      </Section>
      <Section flush title={t('exam.composition')}>
        <ExamQuestionTable questions={exam.ExamQuestions} />
      </Section>
      {exam.OtherExams.length > 0 && (
        <Section title={t('exam.otherExams')}>
          <KeyValues
            columns={2}
            items={exam.OtherExams.map((other) => ({
              label: <Localized text={other.ExamName} />,
              value: (
                <>
                  <Anchor component={AppLink} to="/courseExam/CourseExam-Edit/:ID?" params={{ ID: other.ID }}>
                    <Code>{other.Code}</Code>
                  </Anchor>
                  <Sep />
                  {format.percent(other.SharePercent)}
                </>
              ),
            }))}
          />
        </Section>
      )}
      <ExamHistory history={exam.History} />
    </Page>
  )
}
