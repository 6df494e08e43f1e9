import { Stack } from '@mantine/core'
import { PendingAddress, ProfileTabs } from '#modules/accounts/web/public.ts'
import type { Output } from '#platform/shared/call.ts'
import { useCall } from '#platform/web/data.ts'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { TrilingualField } from '#platform/web/forms/fields/TrilingualField.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { peopleCalls } from '../../contract/calls.ts'
import { ownInstructorFields } from '../../contract/instructors.ts'
import { OwnRecordView } from '../parts/OwnRecordView.tsx'

type Instructor = Output<typeof peopleCalls.getLoginInstructor>

/** The instructor's own record: what the academy agreed with them, and what they write of themselves. */
export default function InstructorProfilePage() {
  const query = useCall(peopleCalls.getLoginInstructor, {})
  const t = useText('people')
  return (
    <Page title={t('screens.instructorProfile')} badge={query.data && <Code>{query.data.Code}</Code>} width="form">
      <ProfileTabs
        label={t('ownData')}
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
    schema: ownInstructorFields,
    version: instructor.Version,
    initial: {
      FullName: { ar: instructor.FullName.ar ?? '', en: instructor.FullName.en ?? '' },
      Mobile: instructor.Mobile,
      Biography: instructor.Biography,
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
            { label: t('fields.status'), value: <Localized text={instructor.StatusName} /> },
            { label: t('fields.industrySector'), value: <Localized text={instructor.IndustrySectorName} /> },
            { label: t('fields.dailyFee'), value: format.money(instructor.DailyFee) },
            { label: t('fields.isExaminer'), value: t(instructor.IsExaminer ? 'yes' : 'no') },
            { label: t('fields.isPracticalAssessor'), value: t(instructor.IsPracticalAssessor ? 'yes' : 'no') },
            { label: t('fields.email'), value: <Code>{instructor.Email}</Code> },
          ]}
        />
      </Section>
      <PendingAddress change={instructor.AddressChange} isOwn />
      <RecordForm form={form} cancelHref="/">
        <FieldRow>
          <TextField {...form.field('FullName.ar')} label={t('fields.nameAr')} required />
          <TextField {...form.field('FullName.en')} label={t('fields.nameEn')} />
        </FieldRow>
        <TextField {...form.field('Mobile')} kind="phone" label={t('fields.mobile')} description={t('mobileHint')} />
        <TrilingualField {...form.field('Biography')} label={t('fields.biography')} multiline rows={6} />
      </RecordForm>
    </Stack>
  )
}
