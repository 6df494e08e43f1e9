import type { Output } from '#platform/shared/call.ts'
import type { RecordFormState } from '#platform/web/forms/useRecordForm.ts'
import type { peopleCalls } from '../../contract/calls.ts'
import { ChosenList, initialChosen } from './lists/ChosenList.tsx'
import { initialContacts } from './lists/ContactsList.tsx'
import { EducationList, initialEducation } from './lists/EducationList.tsx'
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
  Biography: instructor?.Biography ?? {},
})

/** Where the instructor works and what in, and which degrees they have. */
export function InstructorLists({ form, instructor }: { form: RecordFormState<any>; instructor: Instructor | null }) {
  return (
    <>
      <ChosenList form={form} list="Sectors" had={instructor?.Sectors} />
      <ChosenList form={form} list="Areas" had={instructor?.Areas} />
      <ChosenList form={form} list="Languages" had={instructor?.Languages} />
      <EducationList form={form} record={instructor} />
    </>
  )
}
