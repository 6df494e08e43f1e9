import { Button } from '@mantine/core'
import { IconPlus, IconUsers } from '@tabler/icons-react'
import { EntryBadge, useLookupRecord } from '#modules/lookups/web/public.ts'
import type { Output } from '#platform/shared/call.ts'
import { useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { peopleCalls } from '../../contract/calls.ts'
import { standingOf } from '../parts/applications.tsx'
import { useInstructorButtons } from '../parts/people-buttons.ts'
import { AccountBadge, PersonBadges } from '../parts/PersonBadges.tsx'
import { NewRoster, RosterHomePage } from '../parts/roster/RosterHomePage.tsx'
import { useStandingInBulk } from '../parts/useStandingInBulk.tsx'

type Row = Output<typeof peopleCalls.listInstructors>['Items'][number]

/** The instructors, and the import of their rosters. */
export default function InstructorsPage() {
  return <RosterHomePage home="/Instructor">{() => <Instructors />}</RosterHomePage>
}

function Instructors() {
  const t = useText('people')
  const format = useFormat()
  const ofLookup = useLookupRecord()
  const { column, filter, props, waiting } = useList(peopleCalls.listInstructors, 'people')
  const rolesOf = (row: Row) =>
    format.list([...(row.IsExaminer ? [t('examiner')] : []), ...(row.IsPracticalAssessor ? [t('assessor')] : [])])
  const columns = [
    column('Code', { width: '6.5rem' }),
    column('FullName', { always: true, card: 'title' }),
    { key: 'roles', label: t('fields.roles'), text: rolesOf, cell: rolesOf },
    column('StatusName', {
      cell: (row) => <EntryBadge lookup="InstructorStatus" id={row.StatusID} name={row.StatusName} />,
    }),
    column('IndustrySectorName', { hidden: true }),
    column('Email'),
    column('Mobile'),
    column('DailyFee'),
    column('AccountState', {
      label: t('fields.account'),
      hidden: true,
      text: (row) => t(`accountStates.${row.AccountState ?? 'none'}`),
      cell: (row) => <AccountBadge state={row.AccountState} />,
    }),
    column('IsActive', {
      card: 'badge',
      text: standingOf(t),
      cell: (row) => <PersonBadges isActive={row.IsActive} isNew={row.IsNew} application={row.ApplicationState} />,
    }),
  ]
  const buttons = useInstructorButtons()
  const standing = useStandingInBulk('instructor')
  return (
    <Page
      title={t('screens.instructors')}
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconUsers size="1rem" />}
            component={AppLink}
            to="/Instructor/Duplicates"
          >
            {t('screens.duplicates')}
          </Button>
          <NewRoster at="/Instructor" />
          <Button leftSection={<IconPlus size="1rem" />} component={AppLink} to="/Instructor/Add-Edit/:ID?">
            {t('acts.addInstructor.do')}
          </Button>
        </>
      }
    >
      <DataTable
        {...props}
        id="instructors"
        columns={columns}
        filters={[
          filter('ApplicationState', { label: t('fields.application'), words: (state) => t(`applications.${state}`) }),
          filter('StatusID', { record: ofLookup('InstructorStatus') }),
          filter('IndustrySectorID', { record: ofLookup('IndustrySector') }),
          filter('AreaID', { label: t('lists.Areas'), record: ofLookup('CourseAreaOfStudy') }),
          filter('LanguageID', { label: t('lists.Languages'), record: ofLookup('Language') }),
          filter('NationalityID', { record: ofLookup('Nationality') }),
          filter('CountryID', { record: ofLookup('Country') }),
          filter('EducationDegreeID', { record: ofLookup('EducationDegree') }),
          filter('TitleID', { record: { ...ofLookup('UserTitle'), quiet: true } }),
          filter('ContactTypeID', { label: t('lists.type'), record: { ...ofLookup('ContactType'), quiet: true } }),
          filter('IsExaminer', { label: t('examiner') }),
          filter('IsActive', { label: t('states.active') }),
        ]}
        needsAction={waiting({ ApplicationState: 'waiting' })}
        searchable
        searchLabel={t('searchPeople')}
        rowHref={(row) => href('/Instructor/Add-Edit/:ID?', { ID: row.ID })}
        rowActions={(row) => buttons(row, { href: href('/Instructor/Add-Edit/:ID?', { ID: row.ID }, { edit: true }) })}
        bulkActions={(_, rows) => standing.actions(rows)}
        emptySentence={t('noInstructors')}
      />
      {standing.dialog}
    </Page>
  )
}
