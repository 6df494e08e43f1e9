import { Alert } from '@mantine/core'
import { PendingAddress, ProfileTabs } from '#modules/accounts/web/public.ts'
import { useCall } from '#platform/web/data.ts'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { Code, useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { peopleCalls } from '../../contract/calls.ts'
import { ownTraineeForm } from '../../contract/trainee-shapes.ts'
import { missingForRegistration } from '../../rules/completeness.ts'
import { ContactsList } from '../parts/lists/ContactsList.tsx'
import { CompleteRegistration, GivenByTrainee } from '../parts/GivenByTrainee.tsx'
import { initialPerson, PersonSections, WorkSection } from '../parts/TraineeForm.tsx'
import type { TraineeRecord } from '../parts/record/trainee-record.ts'
import { OwnNameChange } from '../parts/NameChange.tsx'
import { OwnRecordView } from '../parts/OwnRecordView.tsx'

/** The trainee's own record. */
export default function ProfilePage() {
  const query = useCall(peopleCalls.getLoginTrainee, {})
  const t = useText('people')
  return (
    <Page
      title={t('screens.profile')}
      description={t('profileIntro')}
      badge={query.data && <Code>{query.data.Code}</Code>}
      width="form"
    >
      <ProfileTabs
        label={t('ownData')}
        record={() => (
          <OwnRecordView query={query}>
            {(trainee) => <Profile trainee={trainee} onReload={query.refetch} />}
          </OwnRecordView>
        )}
      />
    </Page>
  )
}

function Profile({ trainee, onReload }: { trainee: TraineeRecord; onReload: () => unknown }) {
  const t = useText('people')
  const format = useFormat()
  const missing = missingForRegistration(trainee)
  const form = useRecordForm({
    module: 'people',
    call: peopleCalls.updateLoginTrainee,
    schema: ownTraineeForm,
    version: trainee.Version,
    initial: initialPerson(trainee),
    toInput: (values, { version }) => ({ body: { ...values, Version: version } }),
    success: t('saved'),
    onReload,
  })
  return (
    <>
      <Alert color={missing.length > 0 ? 'yellow' : 'green'} mb="md">
        {missing.length > 0
          ? t('missing', { fields: format.list(missing.map((field) => t(`fields.${field}`))) })
          : t('complete')}
      </Alert>
      {trainee.IsLight && <CompleteRegistration />}
      <OwnNameChange trainee={trainee} />
      <GivenByTrainee trainee={trainee} onChange={onReload} />
      <PendingAddress change={trainee.AddressChange} isOwn />
      <RecordForm form={form} cancelHref="/">
        <PersonSections form={form} trainee={trainee} isOwn />
        <ContactsList form={form} had={trainee}>
          <TextField
            value={trainee.Email}
            onChange={() => {}}
            kind="email"
            label={t('fields.email')}
            description={t('ownEmailHint')}
            disabled
          />
        </ContactsList>
        <WorkSection form={form} trainee={trainee} />
      </RecordForm>
    </>
  )
}
