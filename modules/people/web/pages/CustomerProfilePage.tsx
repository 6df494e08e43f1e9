import { PendingAddress, ProfileTabs } from '#modules/accounts/web/public.ts'
import { useCall } from '#platform/web/data.ts'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { Code } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { peopleCalls } from '../../contract/calls.ts'
import { ownOrganizationForm } from '../../contract/organizations.ts'
import { AttachmentsList } from '../parts/lists/AttachmentsList.tsx'
import { ContactPeopleList } from '../parts/lists/ContactPeopleList.tsx'
import { initialOrganization, OrganizationSections, type OrganizationRecord } from '../parts/OrganizationSections.tsx'
import { OwnRecordView } from '../parts/OwnRecordView.tsx'

/** The organization as its contact person keeps it. */
export default function CustomerProfilePage() {
  const query = useCall(peopleCalls.getLoginOrganization, {})
  const t = useText('people')
  return (
    <Page title={t('screens.customerProfile')} badge={query.data && <Code>{query.data.Code}</Code>} width="form">
      <ProfileTabs
        label={t('organizationData')}
        record={() => (
          <OwnRecordView query={query}>
            {(organization) => <Profile organization={organization} onReload={query.refetch} />}
          </OwnRecordView>
        )}
      />
    </Page>
  )
}

function Profile({ organization, onReload }: { organization: OrganizationRecord; onReload: () => unknown }) {
  const t = useText('people')
  const form = useRecordForm({
    module: 'people',
    call: peopleCalls.updateLoginOrganization,
    schema: ownOrganizationForm,
    version: organization.Version,
    initial: initialOrganization(organization),
    toInput: (values, { version }) => ({ body: { ...values, Version: version } }),
    success: t('saved'),
    onReload,
  })
  return (
    <>
      <PendingAddress change={organization.AddressChange} isOwn />
      <RecordForm form={form} cancelHref="/">
        <OrganizationSections form={form} organization={organization} />
        <ContactPeopleList form={form} isOwn />
        <AttachmentsList form={form} record={organization} />
      </RecordForm>
    </>
  )
}
