import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import { SelectField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { DayField } from '#platform/web/forms/fields/DayFields.tsx'
import { FieldGroup } from '#platform/web/forms/fields/FieldGroup.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { LookupSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import type { RecordFormState } from '#platform/web/forms/useRecordForm.ts'
import { useText } from '#platform/web/text.ts'
import { genders } from '../../../../contract/trainee-shapes.ts'
import { BirthDateField } from '../../BirthDateField.tsx'

type Form = { form: RecordFormState<any> }

/** A choice of one of the academy's lookups. */
export function Lookup(props: Form & { field: string; of: string; label: string; required?: boolean }) {
  const { form, field, of, label, required = false } = props
  return (
    <LookupSelect
      {...form.field(field)}
      call={lookupsCalls.getLookupOptions}
      lookup={of}
      label={label}
      required={required}
    />
  )
}

/** First, middle and last name in both scripts; `parts` is where they stand in the form. */
function NamePartsFields({ form, parts: [first, middle, last] }: Form & { parts: readonly [string, string, string] }) {
  const t = useText('signup')
  return (
    <>
      <FieldRow>
        <TextField {...form.field(`${first}.ar`)} label={t('fields.firstAr')} required />
        <TextField {...form.field(`${first}.en`)} label={t('fields.firstEn')} required />
      </FieldRow>
      <FieldRow>
        <TextField {...form.field(`${middle}.ar`)} label={t('fields.middleAr')} />
        <TextField {...form.field(`${middle}.en`)} label={t('fields.middleEn')} />
      </FieldRow>
      <FieldRow>
        <TextField {...form.field(`${last}.ar`)} label={t('fields.lastAr')} required />
        <TextField {...form.field(`${last}.en`)} label={t('fields.lastEn')} required />
      </FieldRow>
    </>
  )
}

/** Name in both scripts, personal data and passport of a trainee. */
export function TraineePersonFields({ form }: Form) {
  const t = useText('signup')
  const people = useText('people')
  return (
    <>
      <FieldGroup title={t('names')} description={t('namesHint')}>
        <NamePartsFields form={form} parts={['FirstName', 'MiddleName', 'LastName']} />
      </FieldGroup>
      <FieldGroup title={t('about')}>
        <FieldRow>
          <Lookup form={form} field="TitleID" of="UserTitle" label={t('fields.Title')} />
          <SelectField
            {...form.field('Gender')}
            label={t('fields.Gender')}
            options={genders.map((value) => ({ value, label: people(`genders.${value}`) }))}
            required
          />
        </FieldRow>
        <FieldRow>
          <BirthDateField {...form.field('BirthDate')} label={t('fields.BirthDate')} required />
          <Lookup form={form} field="MaritalStatusID" of="MaritalStatus" label={t('fields.MaritalStatus')} />
        </FieldRow>
        <FieldRow>
          <Lookup form={form} field="NationalityID" of="Nationality" label={t('fields.Nationality')} required />
          <Lookup form={form} field="CountryID" of="Country" label={t('fields.Country')} required />
        </FieldRow>
      </FieldGroup>
      <FieldGroup title={people('sections.passport')} description={t('hints.passport')}>
        <FieldRow>
          <TextField {...form.field('PassportNumber')} kind="code" label={t('fields.PassportNumber')} />
          <DayField {...form.field('PassportExpiresOn')} label={t('fields.PassportExpiresOn')} />
        </FieldRow>
      </FieldGroup>
    </>
  )
}

/** Name in both scripts and where the instructor is from. */
export function InstructorPersonFields({ form }: Form) {
  const t = useText('signup')
  return (
    <>
      <FieldGroup title={t('names')} description={t('namesHint')}>
        <NamePartsFields form={form} parts={['NameParts.First', 'NameParts.Middle', 'NameParts.Last']} />
      </FieldGroup>
      <FieldGroup title={t('about')}>
        <FieldRow>
          <Lookup form={form} field="NationalityID" of="Nationality" label={t('fields.Nationality')} required />
          <Lookup form={form} field="CountryID" of="Country" label={t('fields.Country')} required />
        </FieldRow>
        <FieldRow>
          <Lookup form={form} field="TitleID" of="UserTitle" label={t('fields.Title')} />
        </FieldRow>
      </FieldGroup>
    </>
  )
}
