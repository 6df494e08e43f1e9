import { Text } from '@mantine/core'
import { useMemo } from 'react'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import type { RecordFormState } from '#platform/web/forms/useRecordForm.ts'
import { useText } from '#platform/web/text.ts'
import { lightTraineeSignup } from '../../../contract/signup/bodies.ts'
import { registerUser } from '../../../contract/signup/calls.ts'
import { Lookup } from '../../parts/signup/fields/PersonFields.tsx'
import { SignupPage } from '../../parts/signup/SignupPage.tsx'
import type { Signup } from '../../parts/signup/StandingNotice.tsx'
import { TermsFields } from '../../parts/signup/fields/TermsFields.tsx'
import { useCompetition } from '../../parts/signup/useCompetition.ts'

const steps = [{ key: 'light', fields: ['Name', 'Mobile', 'CountryID', 'CompetitionCode', 'Terms'] }]

/** Enough for a competition: name, mobile, country. Completed into a full trainee later. */
export default function SmallTraineeRegisterPage() {
  const competition = useCompetition()
  const empty = useMemo(
    () => ({
      Kind: 'lightTrainee',
      Key: '',
      Terms: false,
      Name: '',
      Mobile: '',
      CountryID: null,
      CompetitionCode: competition,
    }),
    [competition],
  )
  return (
    <SignupPage
      kind="lightTrainee"
      call={registerUser}
      schema={lightTraineeSignup}
      empty={empty}
      steps={steps}
      known={knownOf}
      content={(_, form) => <Content form={form} />}
    />
  )
}

function knownOf({ LightTrainee }: Signup) {
  if (!LightTrainee) return null
  const { Name, Mobile, CountryID } = LightTrainee
  return { values: { Name: Name.ar || Name.en, Mobile, CountryID } }
}

function Content({ form }: { form: RecordFormState<any> }) {
  const t = useText('signup')
  return (
    <>
      <FieldRow>
        <TextField {...form.field('Name')} label={t('fields.Name')} autoComplete="name" required />
        <TextField
          {...form.field('Mobile')}
          kind="phone"
          label={t('fields.Mobile')}
          description={t('hints.mobile')}
          required
        />
      </FieldRow>
      <FieldRow>
        <Lookup form={form} field="CountryID" of="Country" label={t('fields.Country')} required />
        <TextField
          {...form.field('CompetitionCode')}
          onChange={(text) => form.field('CompetitionCode').onChange(text || null)}
          kind="code"
          label={t('fields.CompetitionCode')}
          description={t('hints.competition')}
        />
      </FieldRow>
      <TermsFields form={form} />
      <Text size="sm" c="dimmed">
        {t('done.lightNote')}
      </Text>
    </>
  )
}
