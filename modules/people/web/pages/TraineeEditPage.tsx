import { useState } from 'react'
import { skip, useCall } from '#platform/web/data.ts'
import { useGo, useIdParam } from '#platform/web/start/address.ts'
import { FieldGroup } from '#platform/web/forms/fields/FieldGroup.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { RecordSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { peopleCalls } from '../../contract/calls.ts'
import { traineeForm } from '../../contract/trainee-shapes.ts'
import { InviteField } from '../parts/InviteField.tsx'
import { TraineeActions, TraineeBadges } from '../parts/TraineeActions.tsx'
import { NameChangeToReview } from '../parts/NameChange.tsx'
import { GivenByTrainee } from '../parts/GivenByTrainee.tsx'
import { PendingAddress } from '#modules/accounts/web/public.ts'
import { toast } from '#platform/web/ui/toast.ts'
import { ContactsList } from '../parts/lists/ContactsList.tsx'
import { chosen, initialPerson, PersonSections, type TraineeRecord, WorkSection } from '../parts/TraineeForm.tsx'

export default function TraineeEditPage() {
  const id = useIdParam()
  const query = useCall(peopleCalls.getTrainee, id === null ? skip : { ID: id }, { keep: false })
  if (id === null) return <TraineePage trainee={null} />
  return (
    <QueryView query={query} module="people">
      {(trainee) => <TraineePage key={trainee.ID} trainee={trainee} onReload={query.refetch} />}
    </QueryView>
  )
}

function TraineePage({ trainee, onReload }: { trainee: TraineeRecord | null; onReload?: () => unknown }) {
  const t = useText('people')
  const pick = usePick()
  const go = useGo()
  const [sends, setSends] = useState(true)
  const form = useRecordForm({
    module: 'people',
    call: trainee ? peopleCalls.updateTrainee : peopleCalls.addTrainee,
    schema: traineeForm,
    version: trainee?.Version ?? 0,
    initial: {
      ...initialPerson(trainee),
      Email: trainee?.Email ?? '',
      OrganizationID: trainee?.OrganizationID ?? null,
    },
    toInput: (values, { version }) =>
      (trainee
        ? { ID: trainee.ID, body: { ...values, Version: version } }
        : { body: { ...values, SendInvitation: sends } }) as never,
    success: t(trainee ? 'saved' : 'added'),
    onSaved: () => {
      if (trainee && trainee.AccountState === 'active' && form.values.Email !== trainee.Email)
        toast.info(t('addressWaits'))
      void go('/User/Trainee')
    },
    ...(onReload && { onReload }),
  })
  return (
    <Page
      title={trainee ? pick(trainee.FullName) : t('newTrainee')}
      width="form"
      {...(trainee && {
        badge: <TraineeBadges trainee={trainee} />,
        actions: <TraineeActions trainee={trainee} onDeleted={() => void go('/User/Trainee')} />,
      })}
      {...(!trainee && { description: t('inviteHint') })}
    >
      {trainee && <NameChangeToReview trainee={trainee} {...(onReload && { onDone: onReload })} />}
      {trainee && <GivenByTrainee trainee={trainee} {...(onReload && { onChange: onReload })} />}
      <PendingAddress change={trainee?.AddressChange ?? null} />
      <RecordForm form={form} cancelHref="/User/Trainee">
        <PersonSections form={form as never} trainee={trainee} />
        <ContactsList form={form}>
          <TextField
            {...form.field('Email')}
            kind="email"
            label={t('fields.email')}
            description={t('emailHint')}
            required
          />
        </ContactsList>
        <WorkSection form={form as never} trainee={trainee} />
        <FieldGroup title={t('sections.organization')}>
          <RecordSelect
            {...form.field('OrganizationID')}
            call={peopleCalls.listOrganizations}
            option={(row) => ({ value: row.ID, label: pick(row.Name), code: row.Code })}
            label={t('fields.organization')}
            {...chosen(trainee?.OrganizationID, pick(trainee?.OrganizationName))}
          />
        </FieldGroup>
        {!trainee && <InviteField value={sends} onChange={setSends} />}
      </RecordForm>
    </Page>
  )
}
