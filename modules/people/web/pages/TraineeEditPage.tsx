import { useEffect, useState } from 'react'
import { skip, useCall } from '#platform/web/data.ts'
import { useAddress, useGo, useIdParam } from '#platform/web/start/address.ts'
import { FieldGroup } from '#platform/web/forms/fields/FieldGroup.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { RecordSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { Code, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { peopleCalls } from '../../contract/calls.ts'
import { traineeForm } from '../../contract/trainee-shapes.ts'
import { InviteField } from '../parts/InviteField.tsx'
import { TraineePage } from '../parts/record/TraineePage.tsx'
import { TraineeBadges } from '../parts/TraineeActions.tsx'
import { PendingAddress } from '#modules/accounts/web/public.ts'
import { toast } from '#platform/web/ui/toast.ts'
import { ContactsList } from '../parts/lists/ContactsList.tsx'
import { chosen, initialPerson, PersonSections, type TraineeRecord, WorkSection } from '../parts/TraineeForm.tsx'

export default function TraineeEditPage() {
  const id = useIdParam()
  const query = useCall(peopleCalls.getTrainee, id === null ? skip : { ID: id }, { keep: false })
  const { edit } = useAddress({ edit: false }).values
  const go = useGo()
  const t = useText('people')
  const shownId = query.data?.ID
  // The address of a record that was merged leads to the one that holds what it held.
  useEffect(() => {
    if (id === null || shownId === undefined || shownId === id) return
    toast.info(t('mergedNow'))
    void go.replace('/User/Trainee-Edit/:ID?', { ID: shownId })
  }, [id, shownId, go, t])
  if (id === null) return <TraineeEdit trainee={null} />
  return (
    <QueryView query={query} module="people">
      {(trainee) =>
        edit && trainee.Actions.includes('updateTrainee') ? (
          <TraineeEdit key={trainee.ID} trainee={trainee} onReload={query.refetch} />
        ) : (
          <TraineePage key={trainee.ID} trainee={trainee} onReload={query.refetch} />
        )
      }
    </QueryView>
  )
}

const pageOf = (ID: number) => href('/User/Trainee-Edit/:ID?', { ID })

function TraineeEdit({ trainee, onReload }: { trainee: TraineeRecord | null; onReload?: () => unknown }) {
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
    onSaved: ({ ID }) => {
      if (trainee && trainee.AccountState === 'active' && form.values.Email !== trainee.Email)
        toast.info(t('addressWaits'))
      void go('/User/Trainee-Edit/:ID?', { ID })
    },
    ...(onReload && { onReload }),
  })
  return (
    <Page
      title={trainee ? pick(trainee.FullName) : t('newTrainee')}
      width="form"
      {...(trainee && { badge: <TraineeBadges trainee={trainee} />, description: <Code>{trainee.Code}</Code> })}
      {...(!trainee && { description: t('inviteHint') })}
    >
      <PendingAddress change={trainee?.AddressChange ?? null} />
      <RecordForm form={form} cancelHref={trainee ? pageOf(trainee.ID) : '/User/Trainee'}>
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
