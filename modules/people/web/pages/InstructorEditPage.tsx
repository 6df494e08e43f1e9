import { useCurrencies } from '#modules/lookups/web/public.ts'
import { useState } from 'react'
import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import type { Output } from '#platform/shared/call.ts'
import { useGo, useIdParam } from '#platform/web/start/address.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { SwitchField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { FieldGroup } from '#platform/web/forms/fields/FieldGroup.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { MoneyField } from '#platform/web/forms/fields/NumberFields.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { LookupSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { TrilingualField } from '#platform/web/forms/fields/TrilingualField.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { peopleCalls } from '../../contract/calls.ts'
import { isAccepted } from '../../rules/applications.ts'
import { instructorForm } from '../../contract/instructors.ts'
import { InviteField } from '../parts/InviteField.tsx'
import { ApplicationBadge, ApplicationNote } from '../parts/applications.tsx'
import { useInstructorButtons } from '../parts/people-buttons.ts'
import { PersonLists } from '../parts/PersonLists.tsx'
import { AccountBadge } from '../parts/PersonBadges.tsx'
import { send } from '#platform/web/client.ts'
import { initialInstructor, InstructorLists } from '../parts/InstructorLists.tsx'
import { ContactsList } from '../parts/lists/ContactsList.tsx'
import { NameFields } from '../parts/lists/NameFields.tsx'
import { chosen } from '../parts/TraineeForm.tsx'
import { PendingAddress } from '#modules/accounts/web/public.ts'
import { toast } from '#platform/web/ui/toast.ts'

type Instructor = Output<typeof peopleCalls.getInstructor>

export default function InstructorEditPage() {
  const id = useIdParam()
  const query = useCall(peopleCalls.getInstructor, id === null ? skip : { ID: id }, { keep: false })
  if (id === null) return <InstructorPage instructor={null} />
  return (
    <QueryView query={query} module="people">
      {(instructor) => <InstructorPage key={instructor.ID} instructor={instructor} onReload={query.refetch} />}
    </QueryView>
  )
}

function InstructorPage({ instructor, onReload }: { instructor: Instructor | null; onReload?: () => unknown }) {
  const t = useText('people')
  const pick = usePick()
  const go = useGo()
  const currencies = useCurrencies()
  const [sends, setSends] = useState(true)
  const form = useRecordForm({
    module: 'people',
    call: instructor ? peopleCalls.updateInstructor : peopleCalls.addInstructor,
    schema: instructorForm,
    version: instructor?.Version ?? 0,
    initial: {
      ...initialInstructor(instructor),
      Email: instructor?.Email ?? '',
      IsExaminer: instructor?.IsExaminer ?? false,
      IsPracticalAssessor: instructor?.IsPracticalAssessor ?? false,
      DailyFee: instructor?.DailyFee ?? { Minor: 0, Currency: 'USD' },
      StatusID: instructor?.StatusID ?? null,
    },
    toInput: (values, { version }) =>
      (instructor
        ? { ID: instructor.ID, body: { ...values, Version: version } }
        : { body: { ...values, SendInvitation: sends } }) as never,
    success: t(instructor ? 'saved' : 'added'),
    onSaved: () => {
      if (instructor && instructor.AccountState === 'active' && form.values.Email !== instructor.Email)
        toast.info(t('addressWaits'))
      void go('/Instructor')
    },
    ...(onReload && { onReload }),
  })
  return (
    <Page
      title={instructor ? pick(instructor.FullName) : t('newInstructor')}
      width="form"
      {...(instructor && {
        badge: isAccepted(instructor.ApplicationState) ? (
          <AccountBadge state={instructor.AccountState} />
        ) : (
          <ApplicationBadge state={instructor.ApplicationState} />
        ),
        actions: <InstructorActions instructor={instructor} onDeleted={() => void go('/Instructor')} />,
      })}
      {...(!instructor && { description: t('inviteHint') })}
    >
      {instructor && <Given instructor={instructor} {...(onReload && { onChange: onReload })} />}
      <PendingAddress change={instructor?.AddressChange ?? null} />
      <RecordForm form={form} cancelHref="/Instructor">
        <NameFields form={form} description={t('namesHint')} />
        <ContactsList form={form}>
          <TextField
            {...form.field('Email')}
            kind="email"
            label={t('fields.email')}
            description={t('emailHint')}
            required
          />
        </ContactsList>
        <FieldGroup title={t('sections.teaching')}>
          <FieldRow>
            <LookupSelect
              {...form.field('StatusID')}
              call={lookupsCalls.getLookupOptions}
              lookup="InstructorStatus"
              label={t('fields.status')}
              {...chosen(instructor?.StatusID, pick(instructor?.StatusName))}
            />
          </FieldRow>
          <FieldRow>
            <MoneyField {...form.field('DailyFee')} label={t('fields.dailyFee')} currencies={currencies} required />
          </FieldRow>
          <SwitchField {...form.field('IsExaminer')} label={t('fields.isExaminer')} />
          <SwitchField {...form.field('IsPracticalAssessor')} label={t('fields.isPracticalAssessor')} />
        </FieldGroup>
        <InstructorLists form={form} instructor={instructor} />
        <FieldGroup title={t('sections.biography')}>
          <TrilingualField {...form.field('Biography')} label={t('fields.biography')} multiline rows={5} />
        </FieldGroup>
        {!instructor && <InviteField value={sends} onChange={setSends} />}
      </RecordForm>
    </Page>
  )
}

/** What the instructor gave when registering, over the academy's own form. */
function Given({ instructor, onChange }: { instructor: Instructor; onChange?: () => unknown }) {
  const t = useText('people')
  const pick = usePick()
  return (
    <>
      <ApplicationNote application={instructor.Application} />
      <PersonLists
        Attachments={instructor.Attachments}
        WorkExperience={instructor.WorkExperience}
        {...(instructor.Actions.includes('updateInstructor') && {
          onDelete: async (ID: number) => {
            await send(peopleCalls.deleteInstructorAttachment, { ID })
            await onChange?.()
          },
        })}
        facts={[
          { label: t('fields.title'), value: pick(instructor.TitleName) },
          { label: t('fields.nationality'), value: pick(instructor.NationalityName) },
          { label: t('fields.country'), value: pick(instructor.CountryName) },
        ]}
      />
    </>
  )
}

function InstructorActions(props: { instructor: Instructor; onDeleted: () => void }) {
  const { instructor, onDeleted } = props
  const buttons = useInstructorButtons()
  return (
    <ActionBar
      module="people"
      allowed={instructor.Actions}
      onDone={(name) => (name === 'deleteInstructor' ? onDeleted() : undefined)}
      actions={buttons(instructor)}
    />
  )
}
