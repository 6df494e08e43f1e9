import { SelectField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { FieldGroup } from '#platform/web/forms/fields/FieldGroup.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import type { RecordFormState } from '#platform/web/forms/useRecordForm.ts'
import { useText } from '#platform/web/text.ts'
import { genders } from '../../../contract/trainee-shapes.ts'
import type { TraineeRecord } from '../record/trainee-record.ts'

/* The fields of a trainee that the academy, the trainee and the organization fill in alike. */

/** What these show at first. */
export const initialTrainee = (trainee: TraineeRecord | null) => ({
  Gender: trainee?.Gender ?? null,
  BirthDate: trainee?.BirthDate ?? null,
  NationalityID: trainee?.NationalityID ?? null,
  // The number itself is never in the form: left empty, it stays as it is.
  PassportNumber: undefined as string | undefined,
  PassportExpiresOn: trainee?.PassportExpiresOn ?? null,
  JobTitle: trainee?.JobTitle ?? '',
  Employer: trainee?.Employer ?? '',
})

export function GenderField({ form }: { form: RecordFormState<any> }) {
  const t = useText('people')
  return (
    <SelectField
      {...form.field('Gender')}
      label={t('fields.gender')}
      options={genders.map((value) => ({ value, label: t(`genders.${value}`) }))}
    />
  )
}

/** The number to write anew; what is kept shows by its end. */
export function PassportNumberField({ form, trainee }: { form: RecordFormState<any>; trainee: TraineeRecord | null }) {
  const t = useText('people')
  const number = form.field('PassportNumber')
  return (
    <TextField
      {...number}
      value={number.value ?? ''}
      onChange={(text) => number.onChange(text || undefined)}
      kind="code"
      label={t('fields.passportNumber')}
      {...(trainee?.PassportEnding && { description: t('passportKeep', { ending: trainee.PassportEnding }) })}
    />
  )
}

/** Where the trainee works, and as what. */
export function WorkFields({ form }: { form: RecordFormState<any> }) {
  const t = useText('people')
  return (
    <FieldGroup title={t('sections.work')}>
      <FieldRow>
        <TextField {...form.field('JobTitle')} label={t('fields.jobTitle')} />
        <TextField {...form.field('Employer')} label={t('fields.employer')} />
      </FieldRow>
    </FieldGroup>
  )
}
