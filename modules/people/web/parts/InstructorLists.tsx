import type { Output } from '#platform/shared/call.ts'
import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import { FieldGroup } from '#platform/web/forms/fields/FieldGroup.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { LookupSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { TextAreaField } from '#platform/web/forms/fields/TextFields.tsx'
import { usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import type { RecordFormState } from '#platform/web/forms/useRecordForm.ts'
import type { peopleCalls } from '../../contract/calls.ts'
import { AttachmentsList, initialAttachments } from './lists/AttachmentsList.tsx'
import { ChosenList, initialChosen } from './lists/ChosenList.tsx'
import { initialContacts } from './lists/ContactsList.tsx'
import { EducationList, initialEducation } from './lists/EducationList.tsx'
import { initialObtained, ObtainedList } from './lists/ObtainedList.tsx'
import { chosen } from './TraineeForm.tsx'
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
  const pick = usePick()
  return (
    <>
      <FieldGroup title={t('sections.person')}>
        <FieldRow>
          <LookupSelect
            {...form.field('TitleID')}
            call={lookupsCalls.getLookupOptions}
            lookup="UserTitle"
            label={t('fields.title')}
            {...chosen(instructor?.TitleID, pick(instructor?.TitleName))}
          />
          <LookupSelect
            {...form.field('NationalityID')}
            call={lookupsCalls.getLookupOptions}
            lookup="Nationality"
            label={t('fields.nationality')}
            {...chosen(instructor?.NationalityID, pick(instructor?.NationalityName))}
          />
          <LookupSelect
            {...form.field('CountryID')}
            call={lookupsCalls.getLookupOptions}
            lookup="Country"
            label={t('fields.country')}
            {...chosen(instructor?.CountryID, pick(instructor?.CountryName))}
          />
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
