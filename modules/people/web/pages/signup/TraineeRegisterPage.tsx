import { Stack } from '@mantine/core'
import { useMemo } from 'react'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import type { RecordFormState } from '#platform/web/forms/useRecordForm.ts'
import { useText } from '#platform/web/text.ts'
import { traineeSignup } from '../../../contract/signup/bodies.ts'
import { registerUser } from '../../../contract/signup/calls.ts'
import { AttachmentsFields } from '../../parts/signup/fields/AttachmentsFields.tsx'
import { ContactsFields, emptyContacts } from '../../parts/signup/fields/ContactsFields.tsx'
import type { DraftKept } from '../../parts/signup/draft.ts'
import { EducationFields, emptyDegree } from '../../parts/signup/fields/EducationFields.tsx'
import { PasswordFields } from '../../parts/signup/fields/PasswordFields.tsx'
import { TraineePersonFields } from '../../parts/signup/fields/PersonFields.tsx'
import { Review } from '../../parts/signup/Review.tsx'
import { useTraineeReview } from '../../parts/signup/review-sections.tsx'
import { SignupPage } from '../../parts/signup/SignupPage.tsx'
import type { Signup } from '../../parts/signup/StandingNotice.tsx'
import { TermsFields } from '../../parts/signup/fields/TermsFields.tsx'
import { useCompetition } from '../../parts/signup/useCompetition.ts'

const steps = [
  {
    key: 'person',
    fields: [
      'TitleID',
      'FirstName',
      'MiddleName',
      'LastName',
      'Gender',
      'BirthDate',
      'NationalityID',
      'CountryID',
      'MaritalStatusID',
      'PassportNumber',
      'PassportExpiresOn',
    ],
  },
  { key: 'contacts', fields: ['Contacts'] },
  { key: 'education', fields: ['Education', 'JobTitle', 'Employer'] },
  { key: 'attachments', fields: ['Attachments'] },
  { key: 'password', fields: ['Password', 'ConfirmPassword'] },
  { key: 'review', fields: ['Terms', 'CompetitionCode'] },
]

const none = { ar: '', en: '' }

/** A full trainee; or a light one who completes the record under the same number. */
export default function TraineeRegisterPage() {
  const competition = useCompetition()
  const empty = useMemo(
    () => ({
      Kind: 'trainee',
      Key: '',
      Terms: false,
      Password: '',
      ConfirmPassword: '',
      TitleID: null,
      FirstName: none,
      MiddleName: none,
      LastName: none,
      Gender: null,
      BirthDate: null,
      NationalityID: null,
      CountryID: null,
      MaritalStatusID: null,
      PassportNumber: null,
      PassportExpiresOn: null,
      JobTitle: '',
      Employer: '',
      Contacts: emptyContacts(''),
      Education: [emptyDegree()],
      Attachments: [],
      CompetitionCode: competition,
    }),
    [competition],
  )
  return (
    <SignupPage
      kind="trainee"
      call={registerUser}
      schema={traineeSignup}
      empty={empty}
      steps={steps}
      known={knownOf}
      content={(step, form, kept) => <Content step={step} form={form} kept={kept} />}
    />
  )
}

/**
 * A light trainee's name goes into its parts: the first word, what is between, the last. They gave one name, so the
 * other script's fields stay open.
 */
function knownOf({ LightTrainee }: Signup) {
  if (!LightTrainee) return null
  const { Name, Mobile, CountryID, CompetitionCode } = LightTrainee
  const script = Name.ar !== Name.en ? null : /\p{Script=Arabic}/u.test(Name.ar) ? 'ar' : 'en'
  const part = (pick: (words: readonly string[]) => string) => ({
    ar: script === 'en' ? '' : pick(Name.ar.split(/\s+/)),
    en: script === 'ar' ? '' : pick(Name.en.split(/\s+/)),
  })
  return {
    values: {
      FirstName: part((words) => words[0] ?? ''),
      MiddleName: part((words) => words.slice(1, -1).join(' ')),
      LastName: part((words) => (words.length > 1 ? words.at(-1)! : '')),
      CountryID,
      'Contacts.2.Value': Mobile,
      ...(CompetitionCode && { CompetitionCode }),
    },
  }
}

function Content({ step, form, kept }: { step: string; form: RecordFormState<any>; kept: DraftKept }) {
  const t = useText('signup')
  const sections = useTraineeReview(form.values, kept.draft)
  switch (step) {
    case 'person':
      return <TraineePersonFields form={form} />
    case 'contacts':
      return <ContactsFields form={form} />
    case 'education':
      return (
        <Stack gap="md">
          <EducationFields form={form} />
          <FieldRow>
            <TextField {...form.field('JobTitle')} label={t('fields.JobTitle')} />
            <TextField {...form.field('Employer')} label={t('fields.Employer')} />
          </FieldRow>
        </Stack>
      )
    case 'attachments':
      return <AttachmentsFields form={form} kept={kept} hint={t('attachments.trainee')} />
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
