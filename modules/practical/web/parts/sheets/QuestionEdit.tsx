import { NumberField } from '#platform/web/forms/fields/NumberFields.tsx'
import { SwitchField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { RecordSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { TrilingualField } from '#platform/web/forms/fields/TrilingualField.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useCall } from '#platform/web/data.ts'
import { usePick } from '#platform/web/format.tsx'
import { useAddress, useGo, useIdParam } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { practicalCalls as calls } from '../../../contract/calls.ts'
import { questionFields } from '../../../contract/questions.ts'
import type { SheetKind } from '../../../rules/sheets.ts'
import { listPath, useCourseRecord, type PracticalQuestion } from './question.ts'

/** One question: the one that the address names, or a new one on the sheet that it names. */
export function QuestionEdit({ kind }: { kind: SheetKind }) {
  const id = useIdParam('ID')
  const { values } = useAddress({ CourseID: 0 })
  if (id !== null) return <Known id={id} />
  return <QuestionForm kind={kind} question={null} course={values.CourseID || null} />
}

/** Whichever of both pages leads to it, it stands on its own sheet. */
function Known({ id }: { id: number }) {
  const query = useCall(calls.getPracticalQuestion, { ID: id })
  return (
    <QueryView query={query} module="practical">
      {(question) => (
        <QuestionForm
          key={question.ID}
          kind={question.Kind}
          question={question}
          course={question.CourseID}
          onReload={query.refetch}
        />
      )}
    </QueryView>
  )
}

interface FormProps {
  readonly kind: SheetKind
  /** Null: a new one. */
  readonly question: PracticalQuestion | null
  readonly course: number | null
  readonly onReload?: () => unknown
}

function QuestionForm({ kind, question, course, onReload }: FormProps) {
  const t = useText('practical')
  const platform = useText('platform')
  const pick = usePick()
  const go = useGo()
  const ofCourse = useCourseRecord()
  const form = useRecordForm({
    module: 'practical',
    call: question ? calls.editPracticalQuestion : calls.addPracticalQuestion,
    schema: questionFields,
    initial: {
      CourseID: course,
      Text: question?.Text ?? {},
      MaxDegree: (question?.MaxDegree ?? 5) as number | null,
      IsActive: question?.IsActive ?? true,
    },
    ...(question && { version: question.Version }),
    toInput: ({ CourseID, ...values }, { version }) =>
      (question
        ? { ID: question.ID, body: { ...values, Version: version } }
        : { body: { ...values, CourseID: kind === 'general' ? null : CourseID } }) as never,
    refusedFields: { noPracticalPart: 'CourseID' },
    success: platform('toasts.saved'),
    onSaved: () => void go(listPath[kind]),
    ...(onReload && { onReload }),
  })
  return (
    <Page
      title={t(
        question === null
          ? 'acts.addPracticalQuestion.do'
          : kind === 'general'
            ? 'screens.generalQuestion'
            : 'screens.courseQuestion',
      )}
      {...(question?.CourseName && { description: pick(question.CourseName) })}
      width="form"
    >
      <RecordForm form={form} cancelHref={listPath[kind]}>
        {kind === 'course' && question === null && (
          <RecordSelect
            {...form.field('CourseID')}
            {...ofCourse}
            label={t('fields.course')}
            description={t('hints.course')}
            required
          />
        )}
        <TrilingualField
          {...form.field('Text')}
          label={t('fields.text')}
          multiline
          rows={3}
          maxLength={1000}
          required
        />
        <FieldRow>
          <NumberField
            {...form.field('MaxDegree')}
            label={t('fields.max')}
            description={t('hints.max')}
            min={0.25}
            max={1000}
            decimals={2}
            required
          />
          <SwitchField {...form.field('IsActive')} label={t('fields.offered')} description={t('hints.isActive')} />
        </FieldRow>
      </RecordForm>
    </Page>
  )
}
