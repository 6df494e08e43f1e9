import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import type { RecordFormState } from '#platform/web/forms/useRecordForm.ts'
import { useText } from '#platform/web/text.ts'

/** The address with which the person signs in, as the academy or an organization writes it. */
export function SignInAddress({ form }: { form: RecordFormState<any> }) {
  const t = useText('people')
  return (
    <TextField {...form.field('Email')} kind="email" label={t('fields.email')} description={t('emailHint')} required />
  )
}
