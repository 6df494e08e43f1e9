import { useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { SelectField, SwitchField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { DayField, TimeField } from '#platform/web/forms/fields/DayFields.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { NumberField } from '#platform/web/forms/fields/NumberFields.tsx'
import { RecordSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { TextAreaField } from '#platform/web/forms/fields/TextFields.tsx'
import { TrilingualField } from '#platform/web/forms/fields/TrilingualField.tsx'
import type { RecordFormState } from '#platform/web/forms/useRecordForm.ts'
import { useText } from '#platform/web/text.ts'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { examCalls as calls, type questionCalls } from '../../contract/calls.ts'
import { useClassOption, useLookupOptions } from './bank-choices.ts'
import type { ExamValues } from './exam/exam-values.ts'

type Course = Output<typeof questionCalls.searchQuestionCourses>['Items'][number]

export interface ExamFactsProps {
  readonly form: RecordFormState<ExamValues>
  /** The class chosen, once it is known. */
  readonly course: Output<typeof calls.searchExamClasses>['Items'][number] | null
  /** The course whose admission test it is, once it is known. */
  readonly testOf: Course | null
}

/** For whom, when, how long, how it is judged. */
export function ExamFacts({ form, course, testOf }: ExamFactsProps) {
  const t = useText('exams')
  const isTest = form.values.CourseID !== null
  const isCompetition = form.values.CompetitionID !== null
  const classOption = useClassOption()
  const [kept] = useState(form.values.ExamTypeID)
  const types = useLookupOptions('ExamType', kept)
  const words = useText('sitting')
  const format = useFormat()
  const percent = { suffix: '%', min: 0, max: 100, decimals: 2, required: true }
  return (
    <>
      {isCompetition ? (
        <KeyValues
          columns={2}
          items={[
            { label: words('competition'), value: <Localized text={form.values.ExamName} /> },
            { label: t('fields.minutes'), value: format.number(form.values.Minutes) },
            { label: t('fields.startDate'), value: format.day(form.values.StartDate) },
            { label: t('fields.closeDate'), value: format.day(form.values.CloseDate) },
          ]}
        />
      ) : isTest ? (
        <KeyValues
          columns={1}
          items={[
            {
              label: t('exam.testOf'),
              value: testOf && (
                <>
                  <Localized text={testOf.CourseName} /> <Code>{testOf.CourseCode}</Code>
                </>
              ),
            },
          ]}
        />
      ) : (
        <RecordSelect
          {...form.field('CourseClassID')}
          call={calls.searchExamClasses}
          input={{ TakesExams: true }}
          option={classOption}
          chosen={course ? [classOption(course)] : undefined}
          label={t('fields.class')}
          required
        />
      )}
      {!isCompetition && <TrilingualField {...form.field('ExamName')} label={t('fields.examName')} required />}
      <FieldRow>
        <SelectField<number> {...form.field('ExamTypeID')} options={types} label={t('fields.examType')} />
        {!isTest && !isCompetition && (
          <NumberField {...form.field('SharePercent')} {...percent} label={t('fields.share')} />
        )}
      </FieldRow>
      {!isCompetition && (
        <>
          <FieldRow>
            <DayField {...form.field('StartDate')} label={t('fields.startDate')} required />
            <TimeField {...form.field('StartTime')} label={t('fields.startTime')} required />
          </FieldRow>
          <FieldRow>
            <DayField {...form.field('CloseDate')} label={t('fields.closeDate')} required />
            <TimeField {...form.field('CloseTime')} label={t('fields.closeTime')} required />
          </FieldRow>
        </>
      )}
      <FieldRow>
        <NumberField {...form.field('PassDegree')} {...percent} label={t('fields.passDegree')} />
        <NumberField {...form.field('ExcellentDegree')} {...percent} label={t('fields.excellentDegree')} />
      </FieldRow>
      {!isCompetition && (
        <NumberField {...form.field('Minutes')} label={t('fields.minutes')} min={1} max={1440} step={5} required />
      )}
      {!isTest && !isCompetition && <SwitchField {...form.field('IsMandatory')} label={t('fields.mandatory')} />}
      <SwitchField {...form.field('ExamMode')} label={t('fields.examMode')} />
      <SwitchField {...form.field('StrictMultiAnswers')} label={t('fields.strict')} />
      <SwitchField {...form.field('ShowFeedback')} label={t('fields.showFeedback')} />
      <SwitchField {...form.field('TwoMarkers')} label={t('fields.twoMarkers')} />
      <TextAreaField {...form.field('Rules')} label={t('fields.rules')} rows={3} />
    </>
  )
}
