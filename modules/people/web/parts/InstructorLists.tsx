import type { Output } from '#platform/shared/call.ts'
import { FieldGroup } from '#platform/web/forms/fields/FieldGroup.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { TextAreaField } from '#platform/web/forms/fields/TextFields.tsx'
import { useText } from '#platform/web/text.ts'
import type { RecordFormState } from '#platform/web/forms/useRecordForm.ts'
import type { peopleCalls } from '../../contract/calls.ts'
import { AttachmentsList, initialAttachments } from './lists/AttachmentsList.tsx'
import { ChosenList, initialChosen } from './lists/ChosenList.tsx'
import { initialContacts } from './lists/ContactsList.tsx'
import { EducationList, initialEducation } from './lists/EducationList.tsx'
import { initialObtained, ObtainedList } from './lists/ObtainedList.tsx'
import { PersonEntry } from './fields/PersonEntry.tsx'
import { initialName } from './lists/NameFields.tsx'

type Instructor = Output<typeof peopleCalls.getInstructor>

/** What the fields show at first, for the academy's form and the instructor's own. */
export const initialInstructor = (instructor: Instructor | null) => ({
  ...initialName(instructor),
  Contacts: initialContacts(instructor),
  Education: initialEducation(instructor),
  Languages: initialChosen(instructor?.Languages),
  Areas: initialChosen(instructor?.Areas),
  Sectors: initialChosen(instructor?.Sectors),
  Obtained: initialObtained(instructor),
  Attachments: initialAttachments(instructor),
  TitleID: instructor?.TitleID ?? null,
  NationalityID: instructor?.NationalityID ?? null,
  CountryID: instructor?.CountryID ?? null,
  WorkExperience: instructor?.WorkExperience ?? '',
  Biography: instructor?.Biography ?? {},
})

/** Who the instructor is, where they work and what in, which degrees and courses they have, and what is attached. */
export function InstructorLists({ form, instructor }: { form: RecordFormState<any>; instructor: Instructor | null }) {
  const t = useText('people')
  return (
    <>
      <FieldGroup title={t('sections.person')}>
        <FieldRow>
          <PersonEntry form={form} field="TitleID" had={instructor} />
          <PersonEntry form={form} field="NationalityID" had={instructor} />
          <PersonEntry form={form} field="CountryID" had={instructor} />
        </FieldRow>
        <TextAreaField {...form.field('WorkExperience')} label={t('lists.WorkExperience')} rows={5} />
      </FieldGroup>
      <ChosenList form={form} list="Sectors" had={instructor?.Sectors} />
      <ChosenList form={form} list="Areas" had={instructor?.Areas} />
      <ChosenList form={form} list="Languages" had={instructor?.Languages} />
      <EducationList form={form} record={instructor} />
      <ObtainedList form={form} />
      <AttachmentsList form={form} record={instructor} />
    </>
  )
}
