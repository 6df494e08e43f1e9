import type { Output } from '#platform/shared/call.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { Code, usePick } from '#platform/web/format.tsx'
import { RadioField, SelectField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { NumberField } from '#platform/web/forms/fields/NumberFields.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { RecordSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { RichTextField } from '#platform/web/forms/fields/RichTextField.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { useGo } from '#platform/web/start/address.ts'
import { questionCalls as calls } from '../../../contract/calls.ts'
import { questionFields } from '../../../contract/questions.ts'
import { questionFaults } from '../../../rules/question-faults.ts'
import { usualSeconds, type QuestionType } from '../../../rules/question.ts'
import { AnswersEditor } from './AnswersEditor.tsx'
import { useCourseOption, useLookupOptions, useModuleOptions, useTypeOptions } from '../bank-choices.ts'
import { FaultList } from '../FaultList.tsx'
import { questionMediaField } from './media-field.ts'
import { questionButtons } from './question-buttons.ts'
import { answersFor, contentOf, type QuestionValues } from './question-values.ts'
import { QuestionVersions } from './QuestionVersions.tsx'

type Question = Output<typeof calls.getQuestion>

export interface QuestionFormProps {
  readonly title: string
  readonly id: number | null
  readonly version: number
  readonly initial: QuestionValues
  readonly course:
    | { readonly CourseID: number; readonly CourseCode: string; readonly CourseName: Trilingual }
    | undefined
  readonly question?: Question
  readonly backHref: string
  readonly onSaved?: (saved: { ID: number; Version: number }) => void
  readonly onReload?: () => void
}

/** Place, type, text, answers, weight and time, with what is still missing said while it is written. */
export function QuestionForm(props: QuestionFormProps) {
  const { id, initial, question } = props
  const t = useText('exams')
  const pick = usePick()
  const go = useGo()
  const courseOption = useCourseOption()
  const form = useRecordForm({
    module: 'exams',
    call: (id === null ? calls.addQuestion : calls.updateQuestion) as typeof calls.updateQuestion,
    schema: questionFields,
    initial,
    version: props.version,
    toInput: (body, { version }) =>
      (id === null ? { body } : { ID: id, body: { ...body, Version: version } }) as { ID: number; body: never },
    success: t('question.saved'),
    ...(props.onSaved && { onSaved: props.onSaved }),
    ...(props.onReload && { onReload: props.onReload }),
  })
  const { values } = form
  const modules = useModuleOptions(values.CourseID)
  const [levels, categories, types] = [
    useLookupOptions('QuestionLevel', initial.LevelID),
    useLookupOptions('Category', initial.CategoryID),
    useTypeOptions(),
  ]
  const faults = questionFaults(contentOf(values))

  const changeType = (type: QuestionType) => {
    // The usual time goes along with the type for as long as nobody chose another.
    if (values.Seconds === usualSeconds[values.Type]) form.setValue('Seconds', usualSeconds[type])
    form.setValue('Answers', answersFor(type, values.Answers) as never)
    form.setValue('Type', type)
  }
  const known = props.course
    ? [{ value: props.course.CourseID, label: pick(props.course.CourseName), code: props.course.CourseCode }]
    : undefined
  return (
    <Page
      width="form"
      title={id === null ? props.title : <Code>{props.title}</Code>}
      badge={question && !question.IsActive && <StateBadge tone="neutral" label={t('bank.inactive')} />}
      actions={
        question && (
          <ActionBar
            module="exams"
            allowed={question.Actions}
            onDone={(name) => (name === 'deleteQuestion' ? go(props.backHref as '/') : undefined)}
            actions={questionButtons(question, t('question.deleted'))}
          />
        )
      }
    >
      <RecordForm form={form} cancelHref={props.backHref} extra={id !== null && t('question.newVersion')}>
        <FieldRow>
          <RecordSelect
            {...form.field('CourseID')}
            call={calls.searchQuestionCourses}
            byId="CourseID"
            option={courseOption}
            chosen={known}
            onChange={(value) => {
              form.field('CourseID').onChange(value as number | null)
              form.setValue('ModuleID', null)
            }}
            label={t('fields.course')}
            required
          />
          <SelectField<number>
            {...form.field('ModuleID')}
            options={modules}
            label={t('fields.module')}
            disabled={values.CourseID === null}
          />
        </FieldRow>
        <FieldRow>
          <SelectField<number> {...form.field('LevelID')} options={levels} label={t('fields.level')} />
          <SelectField<number> {...form.field('CategoryID')} options={categories} label={t('fields.category')} />
        </FieldRow>
        <TextField {...form.field('Name')} label={t('fields.name')} description={t('question.nameHint')} />
        <RadioField<QuestionType>
          {...form.field('Type')}
          inline
          onChange={(type) => type && changeType(type)}
          options={types}
          label={t('fields.type')}
          description={t(`typeHints.${values.Type}`)}
        />
        <RichTextField
          {...form.field('Text')}
          label={t('question.content')}
          description={t('question.textHint')}
          upload={questionMediaField}
          rows={4}
          required
        />
        {values.Type === 'text' ? (
          <RichTextField
            {...form.field('ModelAnswer')}
            label={t('fields.modelAnswer')}
            description={t('question.modelAnswerHint')}
            upload={questionMediaField}
            rows={4}
          />
        ) : (
          <AnswersEditor form={form} type={values.Type} />
        )}
        <RichTextField
          {...form.field('Feedback')}
          label={t('question.feedback')}
          description={t('question.feedbackHint')}
          upload={questionMediaField}
          rows={2}
        />
        <FieldRow>
          <NumberField {...form.field('Weight')} label={t('fields.weight')} min={0} step={1} decimals={2} required />
          <NumberField {...form.field('Seconds')} label={t('fields.seconds')} min={1} step={15} required />
        </FieldRow>
        <FaultList
          title={t('question.faultsTitle')}
          good={t('question.valid')}
          faults={faults.map((fault) => t(`questionFaults.${fault}`))}
        />
      </RecordForm>
      {question && question.Versions.length > 1 && (
        <Section title={t('fields.versions')}>
          <QuestionVersions versions={question.Versions} />
        </Section>
      )}
    </Page>
  )
}
