import { Group, Stack } from '@mantine/core'
import { Code, Localized, Sep, Typed, useFormat, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { useGo } from '#platform/web/start/address.ts'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { RecordPage } from '#platform/web/ui/record/RecordPage.tsx'
import { PendingAddress } from '#modules/accounts/web/public.ts'
import { isAccepted } from '../../../rules/applications.ts'
import { ApplicationNote } from '../applications.tsx'
import type { OrganizationRecord } from '../OrganizationSections.tsx'
import { useOrganizationButtons } from '../people-buttons.ts'
import { AccountBadge, PersonBadges } from '../PersonBadges.tsx'
import { PersonLists } from '../PersonLists.tsx'
import { PrintProfile } from './PrintProfile.tsx'

type Contact = OrganizationRecord['Contacts'][number]

/** An organization's page: who it is, what is open, and everything that modules know of it. */
export function OrganizationPage({ organization }: { organization: OrganizationRecord }) {
  const t = useText('people')
  const pick = usePick()
  const go = useGo()
  const buttons = useOrganizationButtons()
  const edit = {
    href: href('/User/Organization-Edit/:ID?', { ID: organization.ID }, { edit: true }),
    main: isAccepted(organization.ApplicationState),
  }
  return (
    <RecordPage
      of="organization"
      id={organization.ID}
      name={pick(organization.Name)}
      badge={
        <Group gap="0.25rem">
          <AccountBadge state={organization.AccountState} />
          <PersonBadges isActive={organization.IsActive} application={organization.ApplicationState} />
        </Group>
      }
      facts={
        <>
          <Code>{organization.Code}</Code>
          {organization.City !== '' && (
            <>
              <Sep />
              <Typed>{organization.City}</Typed>
            </>
          )}
        </>
      }
      actions={
        <>
          <PrintProfile
            to={href('/report/OrganizationProfile/:OrganizationID?', { OrganizationID: organization.ID })}
          />
          <ActionBar
            module="people"
            allowed={organization.Actions}
            onDone={(name) => (name === 'deleteOrganization' ? void go('/User/Organization') : undefined)}
            actions={buttons(organization, edit)}
          />
        </>
      }
      notices={
        <>
          <ApplicationNote application={organization.Application} />
          <PendingAddress change={organization.AddressChange} />
        </>
      }
      label={t('screens.organizationEdit')}
      tabs={[
        { key: 'details', label: t('details'), content: () => <OrganizationDetails organization={organization} /> },
      ]}
    />
  )
}

function OrganizationDetails({ organization }: { organization: OrganizationRecord }) {
  const t = useText('people')
  const format = useFormat()
  return (
    <Stack gap="md">
      <Section title={t('sections.address')}>
        <KeyValues
          items={[
            {
              label: t('fields.address1'),
              value: organization.Address1 && (
                <Typed>{format.joined([organization.Address1, organization.Address2].filter(Boolean))}</Typed>
              ),
              wide: true,
            },
            { label: t('fields.city'), value: organization.City && <Typed>{organization.City}</Typed> },
            { label: t('fields.zip'), value: organization.Zip && <Code>{organization.Zip}</Code> },
            {
              label: t('fields.country'),
              value: organization.CountryName && <Localized text={organization.CountryName} />,
            },
            { label: t('fields.creditApproved'), value: t(organization.CreditApproved ? 'yes' : 'no') },
          ]}
        />
      </Section>
      <Section title={t('lists.ContactPeople')} flush>
        <SimpleTable
          caption={t('lists.ContactPeople')}
          rows={organization.Contacts}
          rowKey={(row: Contact) => row.ID}
          columns={[
            {
              key: 'name',
              label: t('fields.name'),
              card: 'title',
              cell: (row: Contact) => <Typed>{row.Name}</Typed>,
            },
            {
              key: 'jobTitle',
              label: t('fields.jobTitle'),
              cell: (row: Contact) => row.JobTitle && <Typed>{row.JobTitle}</Typed>,
            },
            { key: 'email', label: t('fields.email'), cell: (row: Contact) => row.Email && <Code>{row.Email}</Code> },
            {
              key: 'phone',
              label: t('fields.contactPhone'),
              cell: (row: Contact) => row.Phone && <Code>{row.Phone}</Code>,
            },
            {
              key: 'main',
              label: t('lists.main'),
              card: 'badge',
              cell: (row: Contact) => (row.IsMain ? t('lists.main') : null),
            },
          ]}
        />
      </Section>
      <PersonLists Attachments={organization.Attachments} />
    </Stack>
  )
}
