import { SelectField, SwitchField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { TrilingualField } from '#platform/web/forms/fields/TrilingualField.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useNewestRow } from '#platform/web/tables/useNewestRow.ts'
import { useText } from '#platform/web/text.ts'
import { useMayPass } from '#platform/web/session.ts'
import { feedbackCalls as calls } from '../../contract/calls.ts'
import { categoryFields } from '../../contract/categories.ts'
import { familyOf, sheetKinds, type SheetKind } from '../../rules/kinds.ts'
import type { FeedbackCategory } from './question.ts'
import { useKindLook } from './useKindLook.ts'

/** A category of questions: its code, its name and the sheet that it belongs to. */
export function CategoryForm({
  category: opened,
  onClose,
}: {
  category: FeedbackCategory | null
  onClose: () => void
}) {
  const t = useText('feedback')
  const platform = useText('platform')
  const kind = useKindLook()
  const keepsInstructors = useMayPass('editor')
  const category = useNewestRow(calls.getFeedbackCategories, opened)
  const form = useRecordForm({
    module: 'feedback',
    call: calls.saveFeedbackCategory,
    schema: categoryFields,
    initial: {
      Code: category?.Code ?? '',
      Name: category?.Name ?? {},
      Kind: (category?.Kind ?? 'courseByTrainee') as SheetKind,
      IsActive: category?.IsActive ?? true,
    },
    version: category?.Version ?? 0,
    toInput: (values, { version }) => ({
      body: { ...values, ID: category?.ID ?? null, Version: category ? version : null },
    }),
    fieldOf: (path) => (path === 'AssessmentType' ? 'Kind' : path),
    refusedFields: { entryKept: 'Kind', codeTaken: 'Code' },
    success: platform('toasts.saved'),
    onSaved: onClose,
  })
  const kinds = sheetKinds.filter((each) => keepsInstructors || familyOf(each) === 'course')
  return (
    <RecordForm form={form} page={false} onCancel={onClose}>
      <TextField
        {...form.field('Code')}
        kind="code"
        label={t('fields.code')}
        description={t('hints.code')}
        maxLength={30}
        required
      />
      <TrilingualField {...form.field('Name')} label={t('fields.name')} maxLength={200} required />
      <SelectField
        {...form.field('Kind')}
        label={t('fields.kind')}
        options={kinds.map((value) => ({ value, label: kind.words(value) }))}
        required
      />
      <SwitchField {...form.field('IsActive')} label={t('fields.offered')} />
    </RecordForm>
  )
}
