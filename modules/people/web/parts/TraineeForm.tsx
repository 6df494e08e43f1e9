import { useState } from 'react'
import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import type { Output } from '#platform/shared/call.ts'
import { SelectField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { DayField } from '#platform/web/forms/fields/DayFields.tsx'
import { FieldGroup } from '#platform/web/forms/fields/FieldGroup.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { LookupSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import type { FileReference } from '#platform/web/ui/files/files.ts'
import { UploadInput } from '#platform/web/ui/files/UploadInput.tsx'
import type { RecordFormState } from '#platform/web/forms/useRecordForm.ts'
import type { peopleCalls } from '../../contract/calls.ts'
import { genders } from '../../contract/trainee-shapes.ts'
import { BirthDateField } from './BirthDateField.tsx'
import { AttachmentsList, initialAttachments } from './lists/AttachmentsList.tsx'
import { initialContacts } from './lists/ContactsList.tsx'
import { EducationList, initialEducation } from './lists/EducationList.tsx'
import { initialName, NameFields } from './lists/NameFields.tsx'

export type TraineeRecord = Output<typeof peopleCalls.getTrainee>

/** What the fields show at first, for the academy's form and the trainee's own. */
export const initialPerson = (trainee: TraineeRecord | null) => ({
  ...initialName(trainee),
  Gender: trainee?.Gender ?? null,
  BirthDate: trainee?.BirthDate ?? null,
  NationalityID: trainee?.NationalityID ?? null,
  // The number itself is never in the form: left empty, it stays as it is.
  PassportNumber: undefined as string | undefined,
  PassportExpiresOn: trainee?.PassportExpiresOn ?? null,
  PassportFileID: trainee?.PassportFile?.ID ?? null,
  TitleID: trainee?.TitleID ?? null,
  CountryID: trainee?.CountryID ?? null,
  MaritalStatusID: trainee?.MaritalStatusID ?? null,
  VisaKind: trainee?.VisaKind ?? '',
  VisaNumber: trainee?.VisaNumber ?? '',
  VisaExpiresOn: trainee?.VisaExpiresOn ?? null,
  Contacts: initialContacts(trainee),
  JobTitle: trainee?.JobTitle ?? '',
  Employer: trainee?.Employer ?? '',
  Education: initialEducation(trainee),
  Attachments: initialAttachments(trainee),
})

type PersonForm = RecordFormState<ReturnType<typeof initialPerson>>

/** Name, personal data and passport. */
export function PersonSections(props: {
  form: PersonForm
  trainee: TraineeRecord | null
  /** The person's own form: a checked name is changed through a reviewer. */
  isOwn?: boolean
}) {
  const { form, trainee } = props
  const t = useText('people')
  const pick = usePick()
  return (
    <>
      <NameFields form={form} description={t(props.isOwn && trainee?.IsNameChecked ? 'nameChecked' : 'namesHint')} />
      <FieldGroup title={t('sections.person')}>
        <FieldRow>
          <SelectField
            {...form.field('Gender')}
            label={t('fields.gender')}
            options={genders.map((value) => ({ value, label: t(`genders.${value}`) }))}
          />
          <BirthDateField {...form.field('BirthDate')} label={t('fields.birthDate')} />
        </FieldRow>
        <LookupSelect
          {...form.field('NationalityID')}
          call={lookupsCalls.getLookupOptions}
          lookup="Nationality"
          label={t('fields.nationality')}
          {...chosen(trainee?.NationalityID, pick(trainee?.NationalityName))}
        />
        <FieldRow>
          <LookupSelect
            {...form.field('TitleID')}
            call={lookupsCalls.getLookupOptions}
            lookup="UserTitle"
            label={t('fields.title')}
            {...chosen(trainee?.TitleID, pick(trainee?.TitleName))}
          />
          <LookupSelect
            {...form.field('MaritalStatusID')}
            call={lookupsCalls.getLookupOptions}
            lookup="MaritalStatus"
            label={t('fields.maritalStatus')}
            {...chosen(trainee?.MaritalStatusID, pick(trainee?.MaritalStatusName))}
          />
          <LookupSelect
            {...form.field('CountryID')}
            call={lookupsCalls.getLookupOptions}
            lookup="Country"
            label={t('fields.country')}
            {...chosen(trainee?.CountryID, pick(trainee?.CountryName))}
          />
        </FieldRow>
      </FieldGroup>
      <PassportSection form={form} trainee={trainee} />
      <FieldGroup title={t('sections.visa')}>
        <FieldRow>
          <TextField {...form.field('VisaKind')} label={t('fields.visaKind')} />
          <TextField {...form.field('VisaNumber')} kind="code" label={t('fields.visaNumber')} />
          <DayField {...form.field('VisaExpiresOn')} label={t('fields.visaExpiresOn')} />
        </FieldRow>
      </FieldGroup>
    </>
  )
}

/** What a select shows of a value before its list has been asked for. */
export const chosen = (value: number | null | undefined, label: string) => (value ? { chosen: [{ value, label }] } : {})

function PassportSection({ form, trainee }: { form: PersonForm; trainee: TraineeRecord | null }) {
  const t = useText('people')
  const [scan, setScan] = useState<FileReference | null>(trainee?.PassportFile ?? null)
  const number = form.field('PassportNumber')
  const { onChange, error } = form.field('PassportFileID')
  return (
    <FieldGroup title={t('sections.passport')}>
      <FieldRow>
        <TextField
          {...number}
          value={number.value ?? ''}
          onChange={(text) => number.onChange(text || undefined)}
          kind="code"
          label={t('fields.passportNumber')}
          {...(trainee?.PassportEnding && { description: t('passportKeep', { ending: trainee.PassportEnding }) })}
        />
        <DayField {...form.field('PassportExpiresOn')} label={t('fields.passportExpiresOn')} />
      </FieldRow>
      <UploadInput
        field="passportScan"
        label={t('fields.passportScan')}
        accept={['pdf', 'jpg', 'jpeg', 'png', 'webp']}
        value={scan}
        onChange={(file) => {
          setScan(file)
          onChange(file?.ID ?? null)
        }}
        error={error}
      />
    </FieldGroup>
  )
}

/** Work, then the degrees and what is attached. */
export function WorkSection({ form, trainee }: { form: PersonForm; trainee: TraineeRecord | null }) {
  const t = useText('people')
  return (
    <>
      <FieldGroup title={t('sections.work')}>
        <FieldRow>
          <TextField {...form.field('JobTitle')} label={t('fields.jobTitle')} />
          <TextField {...form.field('Employer')} label={t('fields.employer')} />
        </FieldRow>
      </FieldGroup>
      <EducationList form={form} record={trainee} />
      <AttachmentsList form={form} record={trainee} />
    </>
  )
}
