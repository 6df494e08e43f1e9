import { Stack } from '@mantine/core'
import { PendingAddress, ProfileTabs } from '#modules/accounts/web/public.ts'
import type { Output } from '#platform/shared/call.ts'
import { useCall } from '#platform/web/data.ts'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { TrilingualField } from '#platform/web/forms/fields/TrilingualField.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { EntryBadge } from '#modules/lookups/web/public.ts'
import { Code, useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { useHandedIn } from '#platform/web/ui/record/useHandedIn.tsx'
import { peopleCalls } from '../../contract/calls.ts'
import { ownInstructorForm } from '../../contract/instructors.ts'
import { initialInstructor, InstructorLists } from '../parts/InstructorLists.tsx'
import { ContactsList } from '../parts/lists/ContactsList.tsx'
import { NameFields } from '../parts/lists/NameFields.tsx'
import { OwnRecordView } from '../parts/OwnRecordView.tsx'

type Instructor = Output<typeof peopleCalls.getLoginInstructor>

/** The instructor's own record: what the academy agreed with them, and what they write of themselves. */
export default function InstructorProfilePage() {
  const query = useCall(peopleCalls.getLoginInstructor, {})
  const t = useText('people')
  const { handedIn } = useHandedIn(['instructorOwn'], query.data?.ID ?? 0)
  return (
    <Page title={t('screens.instructorProfile')} badge={query.data && <Code>{query.data.Code}</Code>} width="form">
      <ProfileTabs
        label={t('ownData')}
        handedIn={query.data ? handedIn : []}
        record={() => (
          <OwnRecordView query={query}>
            {(instructor) => <Profile instructor={instructor} onReload={query.refetch} />}
          </OwnRecordView>
        )}
      />
    </Page>
  )
}

function Profile({ instructor, onReload }: { instructor: Instructor; onReload: () => unknown }) {
  const t = useText('people')
  const format = useFormat()
  const form = useRecordForm({
    module: 'people',
    call: peopleCalls.updateLoginInstructor,
    schema: ownInstructorForm,
    version: instructor.Version,
    initial: {
      ...initialInstructor(instructor),
    },
    toInput: (values, { version }) => ({ body: { ...values, Version: version } }),
    success: t('saved'),
    onReload,
  })
  return (
    <Stack gap="md">
      <Section title={t('sections.teaching')}>
        <KeyValues
          items={[
            {
              label: t('fields.status'),
              value: <EntryBadge lookup="InstructorStatus" id={instructor.StatusID} name={instructor.StatusName} />,
            },
            { label: t('fields.dailyFee'), value: format.money(instructor.DailyFee) },
            { label: t('fields.isExaminer'), value: t(instructor.IsExaminer ? 'yes' : 'no') },
            { label: t('fields.isPracticalAssessor'), value: t(instructor.IsPracticalAssessor ? 'yes' : 'no') },
          ]}
        />
      </Section>
      <PendingAddress change={instructor.AddressChange} isOwn />
      <RecordForm form={form} cancelHref="/">
        <NameFields form={form} description={t('namesHint')} />
        <ContactsList form={form} had={instructor}>
          <TextField
            value={instructor.Email}
            onChange={() => {}}
            kind="email"
            label={t('fields.email')}
            description={t('ownEmailHint')}
            disabled
          />
        </ContactsList>
        <InstructorLists form={form} instructor={instructor} />
        <TrilingualField {...form.field('Biography')} label={t('fields.biography')} multiline rows={6} />
      </RecordForm>
    </Stack>
  )
}
