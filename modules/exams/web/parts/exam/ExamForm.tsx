import { useState } from 'react'
import { skip, useCall } from '#platform/web/data.ts'
import { Code, useFormat } from '#platform/web/format.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useText } from '#platform/web/text.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { examCalls as calls, questionCalls } from '../../../contract/calls.ts'
import { examFields } from '../../../contract/exams.ts'
import classes from './ExamForm.module.css'
import { liveFaults } from './live-faults.ts'
import { ExamFacts } from '../ExamFacts.tsx'
import { ExamQuestions } from './ExamQuestions.tsx'
import { ExamSums } from './ExamSums.tsx'
import type { ExamValues, QuestionFace } from './exam-values.ts'

export interface ExamFormProps {
  readonly title: string
  readonly id: number | null
  readonly version: number
  /** The course whose questions it asks, where neither class nor course of the form says so: of a competition's. */
  readonly courseId?: number
  readonly initial: ExamValues
  readonly faces: ReadonlyMap<number, QuestionFace>
  readonly backHref: string
  readonly onSaved: (saved: { ID: number }) => void
  readonly onReload?: () => void
}

/** An exam being put together, with its sums beside it. */
export function ExamForm({ title, id, version, courseId, initial, faces, backHref, onSaved, onReload }: ExamFormProps) {
  const t = useText('exams')
  const format = useFormat()
  // The words of every question ever shown here; the form itself holds only what is sent.
  const [added, setAdded] = useState<ReadonlyMap<number, QuestionFace>>(new Map())
  const known = new Map([...added, ...faces])
  const form = useRecordForm({
    module: 'exams',
    call: (id === null ? calls.addExam : calls.updateExam) as typeof calls.updateExam,
    schema: examFields,
    initial,
    version,
    toInput: (body, at) =>
      (id === null ? { body } : { ID: id, body: { ...body, Version: at.version } }) as { ID: number; body: never },
    success: t('exam.saved'),
    onSaved,
    ...(onReload && { onReload }),
  })
  const { values } = form
  const ofCourse = values.CourseID
  const test = useCall(questionCalls.searchQuestionCourses, ofCourse === null ? skip : { CourseID: ofCourse })
  const found = useCall(calls.searchExamClasses, values.CourseClassID === null ? skip : { ID: values.CourseClassID })
  const course =
    values.CourseClassID === null ? null : (found.data?.Items.find((row) => row.ID === values.CourseClassID) ?? null)
  const asks = ofCourse ?? course?.CourseID ?? courseId ?? null
  const others = (course?.Exams ?? []).filter((exam) => exam.ID !== id)
  const questions = values.Questions.map((each) => ({ weight: each.Weight ?? 0, seconds: each.Seconds ?? 0 }))
  return (
    <Page title={id === null ? title : <Code>{title}</Code>}>
      <RecordForm form={form} cancelHref={backHref}>
        <div className={classes['columns']}>
          <div className={classes['fields']}>
            <ExamFacts form={form} course={course} testOf={test.data?.Items[0] ?? null} />
          </div>
          <div className={classes['sums']}>
            <ExamSums
              questions={questions}
              minutes={values.Minutes ?? 0}
              share={ofCourse === null && values.CompetitionID === null ? (values.SharePercent ?? 0) : null}
              others={others}
              faults={liveFaults(values, known, t, format)}
            />
          </div>
        </div>
        {asks === null ? (
          <Section title={t('exam.composition')}>
            <EmptyState sentence={t('exam.pickClass')} />
          </Section>
        ) : (
          <ExamQuestions
            form={form}
            courseId={asks}
            faces={known}
            onAdded={(fresh) => setAdded((former) => new Map([...former, ...fresh]))}
          />
        )}
      </RecordForm>
    </Page>
  )
}
