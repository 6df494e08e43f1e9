import { PendingAddress, ProfileTabs } from '#modules/accounts/web/public.ts'
import { useCall } from '#platform/web/data.ts'
import { FieldGroup } from '#platform/web/forms/fields/FieldGroup.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { Code } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { peopleCalls } from '../../contract/calls.ts'
import { ownOrganizationFields } from '../../contract/organizations.ts'
import {
  ContactFields,
  initialOrganization,
  OrganizationSections,
  type OrganizationRecord,
} from '../parts/OrganizationSections.tsx'
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
    schema: ownOrganizationFields,
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
        <FieldGroup title={t('sections.contactPerson')}>
          <ContactFields form={form} />
          <TextField
            value={organization.ContactEmail}
            onChange={() => {}}
            kind="email"
            label={t('fields.contactEmail')}
            description={t('ownEmailHint')}
            disabled
          />
        </FieldGroup>
      </RecordForm>
    </>
  )
}
