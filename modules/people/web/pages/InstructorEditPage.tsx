import { useCurrencies } from '#modules/lookups/web/public.ts'
import type { Output } from '#platform/shared/call.ts'
import { useAddress, useIdParam } from '#platform/web/start/address.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { SwitchField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { FieldGroup } from '#platform/web/forms/fields/FieldGroup.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { MoneyField } from '#platform/web/forms/fields/NumberFields.tsx'
import { FormDraft } from '#platform/web/forms/drafts/FormDraft.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { TrilingualField } from '#platform/web/forms/fields/TrilingualField.tsx'
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
import { PersonEntry } from '../parts/fields/PersonEntry.tsx'
import { SignInAddress } from '../parts/fields/SignInAddress.tsx'
import { useMergedAddress } from '../parts/record/useMergedAddress.ts'
import { usePersonForm } from '../parts/record/usePersonForm.ts'
import { PendingAddress } from '#modules/accounts/web/public.ts'

type Instructor = Output<typeof peopleCalls.getInstructor>

export default function InstructorEditPage() {
  const id = useIdParam()
  const query = useCall(peopleCalls.getInstructor, id === null ? skip : { ID: id }, { keep: false })
  const { edit } = useAddress({ edit: false }).values
  useMergedAddress('/Instructor/Add-Edit/:ID?', id, query.data?.ID)
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
  const currencies = useCurrencies()
  const { form, sends } = usePersonForm({
    person: instructor,
    add: peopleCalls.addInstructor,
    update: peopleCalls.updateInstructor,
    schema: instructorForm,
    initial: {
      ...initialInstructor(instructor),
      Email: instructor?.Email ?? '',
      IsExaminer: instructor?.IsExaminer ?? false,
      IsPracticalAssessor: instructor?.IsPracticalAssessor ?? false,
      DailyFee: instructor?.DailyFee ?? { Minor: 0, Currency: 'USD' },
      StatusID: instructor?.StatusID ?? null,
    },
    page: '/Instructor/Add-Edit/:ID?',
    onReload,
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
        <ContactsList form={form} had={instructor}>
          <SignInAddress form={form} />
        </ContactsList>
        <FieldGroup title={t('sections.teaching')}>
          <FieldRow>
            <PersonEntry form={form} field="StatusID" had={instructor} />
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
        {!instructor && <InviteField {...sends} />}
      </RecordForm>
    </Page>
  )
}
