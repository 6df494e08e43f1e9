import { useCurrencies } from '#modules/lookups/web/public.ts'
import { useState } from 'react'
import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import type { Output } from '#platform/shared/call.ts'
import { useAddress, useGo, useIdParam } from '#platform/web/start/address.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { SwitchField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { FieldGroup } from '#platform/web/forms/fields/FieldGroup.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { MoneyField } from '#platform/web/forms/fields/NumberFields.tsx'
import { FormDraft } from '#platform/web/forms/drafts/FormDraft.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { LookupSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { TrilingualField } from '#platform/web/forms/fields/TrilingualField.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { Code, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { peopleCalls } from '../../contract/calls.ts'
import { isAccepted } from '../../rules/applications.ts'
import { instructorForm } from '../../contract/instructors.ts'
import { InviteField } from '../parts/InviteField.tsx'
import { InstructorPage } from '../parts/record/InstructorPage.tsx'
import { ApplicationBadge } from '../parts/applications.tsx'
import { AccountBadge } from '../parts/PersonBadges.tsx'
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
  const { edit } = useAddress({ edit: false }).values
  if (id === null) return <InstructorEdit instructor={null} />
  return (
    <QueryView query={query} module="people">
      {(instructor) =>
        edit && instructor.Actions.includes('updateInstructor') ? (
          <InstructorEdit key={instructor.ID} instructor={instructor} onReload={query.refetch} />
        ) : (
          <InstructorPage key={instructor.ID} instructor={instructor} onReload={query.refetch} />
        )
      }
    </QueryView>
  )
}

const pageOf = (ID: number) => href('/Instructor/Add-Edit/:ID?', { ID })

function InstructorEdit({ instructor, onReload }: { instructor: Instructor | null; onReload?: () => unknown }) {
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
    onSaved: ({ ID }) => {
      if (instructor && instructor.AccountState === 'active' && form.values.Email !== instructor.Email)
        toast.info(t('addressWaits'))
      void go('/Instructor/Add-Edit/:ID?', { ID })
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
        description: <Code>{instructor.Code}</Code>,
      })}
      {...(!instructor && { description: t('inviteHint') })}
    >
      <PendingAddress change={instructor?.AddressChange ?? null} />
      <RecordForm form={form} cancelHref={instructor ? pageOf(instructor.ID) : '/Instructor'}>
        <FormDraft form={form} name={`instructor ${instructor?.ID ?? 'new'}`} />
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
