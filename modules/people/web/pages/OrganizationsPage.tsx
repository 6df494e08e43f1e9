import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useLookupRecord } from '#modules/lookups/web/public.ts'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { peopleCalls } from '../../contract/calls.ts'
import { standingOf } from '../parts/applications.tsx'
import { useOrganizationButtons } from '../parts/people-buttons.ts'
import { PersonBadges } from '../parts/PersonBadges.tsx'
import { useStandingInBulk } from '../parts/useStandingInBulk.tsx'

export default function OrganizationsPage() {
  const t = useText('people')
  const ofLookup = useLookupRecord()
  const { column, filter, props, waiting } = useList(peopleCalls.listOrganizations, 'people')
  const columns = [
    column('Code', { width: '7rem' }),
    column('Name', { label: t('fields.organizationName'), always: true, card: 'title' }),
    column('City'),
    column('CountryName'),
    column('ContactName', { label: t('sections.contactPerson') }),
    column('ContactEmail', { label: t('fields.email') }),
    column('ContactPhone', { hidden: true }),
    column('TraineeCount', { label: t('fields.trainees') }),
    column('CreditApproved'),
    column('IsActive', {
      card: 'badge',
      text: standingOf(t),
      cell: (row) => <PersonBadges isActive={row.IsActive} application={row.ApplicationState} />,
    }),
  ]
  const buttons = useOrganizationButtons()
  const standing = useStandingInBulk('organization')
  return (
    <Page
      title={t('screens.organizations')}
      actions={
        <Button leftSection={<IconPlus size="1rem" />} component={AppLink} to="/User/Organization-Edit/:ID?">
          {t('acts.addOrganization.do')}
        </Button>
      }
    >
      <DataTable
        {...props}
        id="organizations"
        columns={columns}
        filters={[
          filter('ApplicationState', { label: t('fields.application'), words: (state) => t(`applications.${state}`) }),
          filter('CountryID', { record: ofLookup('Country') }),
          filter('CreditApproved'),
          filter('IsActive', { label: t('states.active') }),
        ]}
        needsAction={waiting({ ApplicationState: 'waiting' })}
        searchable
        searchLabel={t('searchOrganizations')}
        rowHref={(row) => href('/User/Organization-Edit/:ID?', { ID: row.ID })}
        rowActions={(row) =>
          buttons(row, { href: href('/User/Organization-Edit/:ID?', { ID: row.ID }, { edit: true }) })
        }
        bulkActions={(_, rows) => standing.actions(rows)}
        emptySentence={t('noOrganizations')}
      />
      {standing.dialog}
    </Page>
  )
}
