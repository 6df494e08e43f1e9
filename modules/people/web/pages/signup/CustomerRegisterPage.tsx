import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { TrilingualField } from '#platform/web/forms/fields/TrilingualField.tsx'
import type { RecordFormState } from '#platform/web/forms/useRecordForm.ts'
import { useText } from '#platform/web/text.ts'
import { organizationSignup } from '../../../contract/signup/bodies.ts'
import { registerUser } from '../../../contract/signup/calls.ts'
import { AttachmentsFields } from '../../parts/signup/fields/AttachmentsFields.tsx'
import type { DraftKept } from '../../parts/signup/draft.ts'
import { attachmentsHandedIn } from '../../parts/signup/handed-in.ts'
import { PasswordFields } from '../../parts/signup/fields/PasswordFields.tsx'
import { Lookup } from '../../parts/signup/fields/PersonFields.tsx'
import { Review } from '../../parts/signup/Review.tsx'
import { useOrganizationReview } from '../../parts/signup/review-sections.tsx'
import { SignupPage } from '../../parts/signup/SignupPage.tsx'
import type { Signup } from '../../parts/signup/StandingNotice.tsx'
import { TermsFields } from '../../parts/signup/fields/TermsFields.tsx'

const steps = [
  { key: 'organization', fields: ['Name', 'Address1', 'Address2', 'City', 'Zip', 'CountryID'] },
  { key: 'contactPerson', fields: ['ContactName', 'ContactJobTitle', 'ContactPhone'] },
  { key: 'attachments', fields: ['Attachments'] },
  { key: 'password', fields: ['Password', 'ConfirmPassword'] },
  { key: 'review', fields: ['Terms'] },
]

const empty = {
  Kind: 'organization',
  Key: '',
  Terms: false,
  Password: '',
  ConfirmPassword: '',
  Name: {},
  Address1: '',
  Address2: '',
  City: '',
  Zip: '',
  CountryID: null,
  ContactName: '',
  ContactJobTitle: '',
  ContactPhone: '',
  Attachments: [],
}

/** An organization, which waits for the academy's approval. */
export default function CustomerRegisterPage() {
  return (
    <SignupPage
      kind="organization"
      call={registerUser}
      schema={organizationSignup}
      empty={empty}
      steps={steps}
      known={knownOf}
      content={(step, form, kept) => <Content step={step} form={form} kept={kept} />}
    />
  )
}

function knownOf({ Organization }: Signup) {
  if (!Organization) return null
  const { Attachments, ...fields } = Organization
  const { values, files } = attachmentsHandedIn(Attachments)
  return { values: { ...fields, Attachments: values }, files }
}

function Content({ step, form, kept }: { step: string; form: RecordFormState<any>; kept: DraftKept }) {
  const t = useText('signup')
  const sections = useOrganizationReview(form.values, kept.draft)
  switch (step) {
    case 'organization':
      return (
        <>
          <TrilingualField {...form.field('Name')} label={t('fields.OrganizationName')} required />
          <TextField {...form.field('Address1')} label={t('fields.Address1')} required />
          <TextField {...form.field('Address2')} label={t('fields.Address2')} />
          <FieldRow>
            <TextField {...form.field('City')} label={t('fields.City')} required />
            <TextField {...form.field('Zip')} kind="code" label={t('fields.Zip')} />
            <Lookup form={form} field="CountryID" of="Country" label={t('fields.OrganizationCountry')} required />
          </FieldRow>
        </>
      )
    case 'contactPerson':
      return (
        <>
          <FieldRow>
            <TextField {...form.field('ContactName')} label={t('fields.ContactName')} autoComplete="name" required />
            <TextField {...form.field('ContactJobTitle')} label={t('fields.ContactJobTitle')} required />
          </FieldRow>
          <FieldRow>
            <TextField
              {...form.field('ContactPhone')}
              kind="phone"
              label={t('fields.ContactPhone')}
              description={t('hints.mobile')}
              required
            />
            <TextField
              value={kept.draft.email}
              onChange={() => {}}
              kind="email"
              label={t('fields.ContactEmail')}
              description={t('contacts.ownHint')}
              disabled
            />
          </FieldRow>
        </>
      )
    case 'attachments':
      return <AttachmentsFields form={form} kept={kept} hint={t('attachments.organization')} />
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
