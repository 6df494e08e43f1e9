import { skip, useCall } from '#platform/web/data.ts'
import { useAddress, useIdParam } from '#platform/web/start/address.ts'
import { FieldGroup } from '#platform/web/forms/fields/FieldGroup.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { RecordSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
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
import { ContactsList } from '../parts/lists/ContactsList.tsx'
import { chosen } from '../parts/fields/PersonEntry.tsx'
import { SignInAddress } from '../parts/fields/SignInAddress.tsx'
import { useMergedAddress } from '../parts/record/useMergedAddress.ts'
import { usePersonForm } from '../parts/record/usePersonForm.ts'
import { initialPerson, PersonSections, WorkSection } from '../parts/TraineeForm.tsx'
import type { TraineeRecord } from '../parts/record/trainee-record.ts'

export default function TraineeEditPage() {
  const id = useIdParam()
  const query = useCall(peopleCalls.getTrainee, id === null ? skip : { ID: id }, { keep: false })
  const { edit } = useAddress({ edit: false }).values
  useMergedAddress('/User/Trainee-Edit/:ID?', id, query.data?.ID)
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
  const { form, sends } = usePersonForm({
    person: trainee,
    add: peopleCalls.addTrainee,
    update: peopleCalls.updateTrainee,
    schema: traineeForm,
    initial: {
      ...initialPerson(trainee),
      Email: trainee?.Email ?? '',
      OrganizationID: trainee?.OrganizationID ?? null,
    },
    page: '/User/Trainee-Edit/:ID?',
    onReload,
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
        <ContactsList form={form} had={trainee}>
          <SignInAddress form={form} />
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
        {!trainee && <InviteField {...sends} />}
      </RecordForm>
    </Page>
  )
}
