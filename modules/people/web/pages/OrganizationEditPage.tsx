import { useState } from 'react'
import { useAddress, useGo, useIdParam } from '#platform/web/start/address.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { SwitchField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { FieldGroup } from '#platform/web/forms/fields/FieldGroup.tsx'
import { FormDraft } from '#platform/web/forms/drafts/FormDraft.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { Code, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { peopleCalls } from '../../contract/calls.ts'
import { isAccepted } from '../../rules/applications.ts'
import { organizationForm } from '../../contract/organizations.ts'
import { InviteField } from '../parts/InviteField.tsx'
import { AttachmentsList } from '../parts/lists/AttachmentsList.tsx'
import { ContactPeopleList, mainAddress } from '../parts/lists/ContactPeopleList.tsx'
import { initialOrganization, OrganizationSections, type OrganizationRecord } from '../parts/OrganizationSections.tsx'
import { OrganizationPage } from '../parts/record/OrganizationPage.tsx'
import { ApplicationBadge } from '../parts/applications.tsx'
import { PendingAddress } from '#modules/accounts/web/public.ts'
import { toast } from '#platform/web/ui/toast.ts'
import { AccountBadge } from '../parts/PersonBadges.tsx'

export default function OrganizationEditPage() {
  const id = useIdParam()
  const query = useCall(peopleCalls.getOrganization, id === null ? skip : { ID: id }, { keep: false })
  const { edit } = useAddress({ edit: false }).values
  if (id === null) return <OrganizationEdit organization={null} />
  return (
    <QueryView query={query} module="people">
      {(organization) =>
        edit && organization.Actions.includes('updateOrganization') ? (
          <OrganizationEdit key={organization.ID} organization={organization} onReload={query.refetch} />
        ) : (
          <OrganizationPage key={organization.ID} organization={organization} />
        )
      }
    </QueryView>
  )
}

const pageOf = (ID: number) => href('/User/Organization-Edit/:ID?', { ID })

function OrganizationEdit(props: { organization: OrganizationRecord | null; onReload?: () => unknown }) {
  const t = useText('people')
  const pick = usePick()
  const go = useGo()
  const { organization, onReload } = props
  const [sends, setSends] = useState(true)
  const form = useRecordForm({
    module: 'people',
    call: organization ? peopleCalls.updateOrganization : peopleCalls.addOrganization,
    schema: organizationForm,
    version: organization?.Version ?? 0,
    initial: {
      ...initialOrganization(organization),
      CreditApproved: organization?.CreditApproved ?? false,
    },
    toInput: (values, { version }) =>
      (organization
        ? { ID: organization.ID, body: { ...values, Version: version } }
        : { body: { ...values, SendInvitation: sends } }) as never,
    success: t(organization ? 'saved' : 'added'),
    onSaved: ({ ID }) => {
      if (
        organization &&
        organization.AccountState === 'active' &&
        mainAddress(form.values.Contacts) !== organization.ContactEmail
      )
        toast.info(t('addressWaits'))
      void go('/User/Organization-Edit/:ID?', { ID })
    },
    ...(onReload && { onReload }),
  })
  return (
    <Page
      title={organization ? pick(organization.Name) : t('newOrganization')}
      width="form"
      {...(organization && {
        badge: isAccepted(organization.ApplicationState) ? (
          <AccountBadge state={organization.AccountState} />
        ) : (
          <ApplicationBadge state={organization.ApplicationState} />
        ),
        description: <Code>{organization.Code}</Code>,
      })}
      {...(!organization && { description: t('inviteHint') })}
    >
      <PendingAddress change={organization?.AddressChange ?? null} />
      <RecordForm form={form} cancelHref={organization ? pageOf(organization.ID) : '/User/Organization'}>
        <FormDraft form={form} name={`organization ${organization?.ID ?? 'new'}`} />
        <OrganizationSections form={form as never} organization={organization} />
        <ContactPeopleList form={form} />
        <AttachmentsList form={form} record={organization} />
        <FieldGroup title={t('sections.agreement')}>
          <SwitchField
            {...form.field('CreditApproved')}
            label={t('fields.creditApproved')}
            description={t('creditHint')}
          />
        </FieldGroup>
        {!organization && <InviteField value={sends} onChange={setSends} />}
      </RecordForm>
    </Page>
  )
}
