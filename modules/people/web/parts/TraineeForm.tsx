import { useState } from 'react'
import { DayField } from '#platform/web/forms/fields/DayFields.tsx'
import { FieldGroup } from '#platform/web/forms/fields/FieldGroup.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { useText } from '#platform/web/text.ts'
import type { FileReference } from '#platform/web/ui/files/files.ts'
import { UploadInput } from '#platform/web/ui/files/UploadInput.tsx'
import type { RecordFormState } from '#platform/web/forms/useRecordForm.ts'
import { PersonEntry } from './fields/PersonEntry.tsx'
import { GenderField, initialTrainee, PassportNumberField, WorkFields } from './fields/TraineeFields.tsx'
import type { TraineeRecord } from './record/trainee-record.ts'
import { BirthDateField } from './BirthDateField.tsx'
import { AttachmentsList, initialAttachments } from './lists/AttachmentsList.tsx'
import { initialContacts } from './lists/ContactsList.tsx'
import { EducationList, initialEducation } from './lists/EducationList.tsx'
import { initialName, NameFields } from './lists/NameFields.tsx'

/** What the fields show at first, for the academy's form and the trainee's own. */
export const initialPerson = (trainee: TraineeRecord | null) => ({
  ...initialName(trainee),
  ...initialTrainee(trainee),
  PassportFileID: trainee?.PassportFile?.ID ?? null,
  TitleID: trainee?.TitleID ?? null,
  CountryID: trainee?.CountryID ?? null,
  MaritalStatusID: trainee?.MaritalStatusID ?? null,
  VisaKind: trainee?.VisaKind ?? '',
  VisaNumber: trainee?.VisaNumber ?? '',
  VisaExpiresOn: trainee?.VisaExpiresOn ?? null,
  Contacts: initialContacts(trainee),
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
  return (
    <>
      <NameFields form={form} description={t(props.isOwn && trainee?.IsNameChecked ? 'nameChecked' : 'namesHint')} />
      <FieldGroup title={t('sections.person')}>
        <FieldRow>
          <GenderField form={form} />
          <BirthDateField {...form.field('BirthDate')} label={t('fields.birthDate')} />
        </FieldRow>
        <PersonEntry form={form} field="NationalityID" had={trainee} />
        <FieldRow>
          <PersonEntry form={form} field="TitleID" had={trainee} />
          <PersonEntry form={form} field="MaritalStatusID" had={trainee} />
          <PersonEntry form={form} field="CountryID" had={trainee} />
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

function PassportSection({ form, trainee }: { form: PersonForm; trainee: TraineeRecord | null }) {
  const t = useText('people')
  const [scan, setScan] = useState<FileReference | null>(trainee?.PassportFile ?? null)
  const { onChange, error } = form.field('PassportFileID')
  return (
    <FieldGroup title={t('sections.passport')}>
      <FieldRow>
        <PassportNumberField form={form} trainee={trainee} />
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
  return (
    <>
      <WorkFields form={form} />
      <EducationList form={form} record={trainee} />
      <AttachmentsList form={form} record={trainee} />
    </>
  )
}
