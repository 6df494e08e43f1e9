import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import { LookupSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { TextAreaField } from '#platform/web/forms/fields/TextFields.tsx'
import type { RecordFormState } from '#platform/web/forms/useRecordForm.ts'
import { useText } from '#platform/web/text.ts'
import { instructorSignup } from '../../../contract/signup/bodies.ts'
import { registerInstructor } from '../../../contract/signup/calls.ts'
import { AttachmentsFields } from '../../parts/signup/fields/AttachmentsFields.tsx'
import { ContactsFields, emptyContacts } from '../../parts/signup/fields/ContactsFields.tsx'
import type { DraftKept } from '../../parts/signup/draft.ts'
import { EducationFields, emptyDegree } from '../../parts/signup/fields/EducationFields.tsx'
import { attachmentsHandedIn } from '../../parts/signup/handed-in.ts'
import { PasswordFields } from '../../parts/signup/fields/PasswordFields.tsx'
import { InstructorPersonFields } from '../../parts/signup/fields/PersonFields.tsx'
import { Review } from '../../parts/signup/Review.tsx'
import { useInstructorReview } from '../../parts/signup/review-sections.tsx'
import { SignupPage } from '../../parts/signup/SignupPage.tsx'
import type { Signup } from '../../parts/signup/StandingNotice.tsx'
import { TermsFields } from '../../parts/signup/fields/TermsFields.tsx'

const steps = [
  { key: 'person', fields: ['TitleID', 'NameParts', 'NationalityID', 'CountryID'] },
  { key: 'contacts', fields: ['Contacts'] },
  { key: 'education', fields: ['Education', 'WorkExperience'] },
  { key: 'teaching', fields: ['LanguageIDs', 'AreaIDs', 'SectorIDs'] },
  { key: 'attachments', fields: ['Attachments'] },
  { key: 'password', fields: ['Password', 'ConfirmPassword'] },
  { key: 'review', fields: ['Terms'] },
]

const empty = {
  Key: '',
  Terms: false,
  Password: '',
  ConfirmPassword: '',
  TitleID: null,
  NameParts: { First: { ar: '', en: '' }, Middle: { ar: '', en: '' }, Last: { ar: '', en: '' } },
  NationalityID: null,
  CountryID: null,
  WorkExperience: '',
  Contacts: emptyContacts(''),
  Education: [emptyDegree()],
  LanguageIDs: [],
  AreaIDs: [],
  SectorIDs: [],
  Attachments: [],
}

/** An instructor, who waits for the academy's approval. */
export default function InstructorRegisterPage() {
  return (
    <SignupPage
      kind="instructor"
      call={registerInstructor}
      schema={instructorSignup}
      empty={empty}
      steps={steps}
      known={knownOf}
      content={(step, form, kept) => <Content step={step} form={form} kept={kept} />}
    />
  )
}

function knownOf({ Instructor }: Signup) {
  if (!Instructor) return null
  // The parts are asked for; they make the full name.
  const { FullName: _, Contacts, Education, Languages, Areas, Sectors, Attachments, ...fields } = Instructor
  const ids = (chosen: typeof Languages) => chosen.map((each) => each.EntryID)
  const { values, files } = attachmentsHandedIn(Attachments)
  return {
    values: {
      ...fields,
      Contacts: Contacts.map(({ Type, Value }) => ({ Type, Value })),
      Education: Education.map(({ DegreeID, Subject, Institution, Year }) => ({
        DegreeID,
        Subject,
        Institution,
        Year,
      })),
      LanguageIDs: ids(Languages),
      AreaIDs: ids(Areas),
      SectorIDs: ids(Sectors),
      Attachments: values,
    },
    files,
  }
}

function Several(props: { form: RecordFormState<any>; field: string; of: string; label: string }) {
  const { form, field, of, label } = props
  return (
    <LookupSelect
      {...form.field(field)}
      call={lookupsCalls.getLookupOptions}
      lookup={of}
      label={label}
      multiple
      required
    />
  )
}

function Content({ step, form, kept }: { step: string; form: RecordFormState<any>; kept: DraftKept }) {
  const t = useText('signup')
  const sections = useInstructorReview(form.values, kept.draft)
  switch (step) {
    case 'person':
      return <InstructorPersonFields form={form} />
    case 'contacts':
      return <ContactsFields form={form} />
    case 'education':
      return (
        <>
          <EducationFields form={form} />
          <TextAreaField
            {...form.field('WorkExperience')}
            label={t('fields.WorkExperience')}
            description={t('hints.workExperience')}
            rows={5}
            maxLength={4000}
            required
          />
        </>
      )
    case 'teaching':
      return (
        <>
          <Several form={form} field="LanguageIDs" of="Language" label={t('fields.Languages')} />
          <Several form={form} field="AreaIDs" of="CourseAreaOfStudy" label={t('fields.Areas')} />
          <Several form={form} field="SectorIDs" of="IndustrySector" label={t('fields.Sectors')} />
        </>
      )
    case 'attachments':
      return <AttachmentsFields form={form} kept={kept} hint={t('attachments.instructor')} />
    case 'password':
      return <PasswordFields form={form} email={kept.draft.email} />
    default:
      return (
        <>
          <Review sections={sections} onEdit={(key) => kept.change({ step: key })} />
          <TermsFields form={form} />
        </>
      )
  }
}
