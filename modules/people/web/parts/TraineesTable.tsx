import { Button } from '@mantine/core'
import { IconPlus, IconUsers } from '@tabler/icons-react'
import { useLookupRecord } from '#modules/lookups/web/public.ts'
import type { Output } from '#platform/shared/call.ts'
import { send } from '#platform/web/client.ts'
import { useFormat, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import type { SectionOf } from '#platform/web/record-sections.ts'
import { useMayPass } from '#platform/web/session.ts'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { someOf } from '#platform/web/tables/address/some-of.ts'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { peopleCalls } from '../../contract/calls.ts'
import { traineeButtons } from './people-buttons.ts'
import { AccountBadge, PersonBadges } from './PersonBadges.tsx'
import { NewRoster } from './roster/RosterHomePage.tsx'
import { useStandingInBulk } from './useStandingInBulk.tsx'

type TraineeRow = Output<typeof peopleCalls.listTrainees>['Items'][number]

/** What a list of trainees shows, in the academy's table and in an organization's. */
export function useTraineeColumns(call: typeof peopleCalls.listTrainees | typeof peopleCalls.listTraineesOfCustomer) {
  const t = useText('people')
  const { column } = useList(call, 'people')
  return {
    ofPerson: [
      column('Code', { width: '6.5rem' }),
      column('FullName', { always: true, card: 'title' }),
      column('Gender', { hidden: true, words: (gender) => t(`genders.${gender}`) }),
      column('BirthDate', { hidden: true }),
      column('NationalityName'),
      column('Email'),
      column('Mobile'),
    ],
    ofAcademy: [
      column('JobTitle', { hidden: true }),
      column('PassportExpiresOn', { hidden: true }),
      column('AccountState', {
        label: t('fields.account'),
        text: (row) => t(`accountStates.${row.AccountState ?? 'none'}`),
        cell: (row) => <AccountBadge state={row.AccountState} />,
      }),
      column('IsActive', {
        card: 'badge',
        hidden: true,
        text: (row) => t(row.IsActive ? 'states.active' : 'states.inactive'),
        cell: (row) => <PersonBadges isActive={row.IsActive} isNew={row.IsNew} />,
      }),
    ],
  }
}

/** The trainees whom an organization sends. */
export function TraineesOfOrganization({ ID }: SectionOf) {
  const t = useText('people')
  const { ofPerson, ofAcademy } = useTraineeColumns(peopleCalls.listTrainees)
  const { filter, props } = useList(peopleCalls.listTrainees, 'people')
  return (
    <DataTable
      {...props}
      id="trainees-of-organization"
      label={t('fields.trainees')}
      input={{ OrganizationID: ID }}
      columns={[...ofPerson, ...ofAcademy]}
      filters={[filter('IsActive', { label: t('states.active') })]}
      searchable
      searchLabel={t('searchPeople')}
      addressPrefix="people-"
      rowHref={(row) => href('/User/Trainee-Edit/:ID?', { ID: row.ID })}
      emptySentence={t('noTrainees')}
    />
  )
}

/** Every trainee of the academy. */
export function TraineesTable() {
  const t = useText('people')
  const pick = usePick()
  const mayDelete = useMayPass('editor')
  const mayInvite = useMayPass('reviewers')
  const standing = useStandingInBulk('trainee')
  const format = useFormat()
  const ofLookup = useLookupRecord()
  const { ofPerson, ofAcademy } = useTraineeColumns(peopleCalls.listTrainees)
  const { column, filter, props, waiting } = useList(peopleCalls.listTrainees, 'people')
  const filters = [
    filter('OrganizationID', {
      record: {
        call: peopleCalls.listOrganizations,
        option: (row) => ({ value: row.ID, label: pick(row.Name), code: row.Code }),
      },
    }),
    filter('NationalityID', { record: ofLookup('Nationality') }),
    filter('CountryID', { record: ofLookup('Country') }),
    filter('EducationDegreeID', { record: ofLookup('EducationDegree') }),
    filter('TitleID', { record: { ...ofLookup('UserTitle'), quiet: true } }),
    filter('MaritalStatusID', { record: { ...ofLookup('MaritalStatus'), quiet: true } }),
    filter('ContactTypeID', { label: t('lists.type'), record: { ...ofLookup('ContactType'), quiet: true } }),
    filter('NameAsked', { label: t('nameAsked') }),
    filter('Gender', { words: (gender) => t(`genders.${gender}`) }),
    filter('IsNew', { label: t('states.new') }),
    filter('IsLight', { label: t('states.light') }),
    filter('IsActive', { label: t('states.active') }),
  ]
  return (
    <Page
      title={t('screens.trainees')}
      actions={
        <>
          {mayDelete && (
            <Button variant="default" leftSection={<IconUsers size="1rem" />} component={AppLink} to="/User/Duplicates">
              {t('screens.duplicates')}
            </Button>
          )}
          <NewRoster at="/User/Trainee" />
          <Button leftSection={<IconPlus size="1rem" />} component={AppLink} to="/User/Trainee-Edit/:ID?">
            {t('acts.addTrainee.do')}
          </Button>
        </>
      }
    >
      <DataTable
        {...props}
        id="trainees"
        columns={[...ofPerson, column('OrganizationName'), ...ofAcademy]}
        filters={filters}
        needsAction={waiting({ NameAsked: 'true' })}
        searchable
        searchLabel={t('searchPeople')}
        rowHref={(row) => href('/User/Trainee-Edit/:ID?', { ID: row.ID })}
        rowActions={(row) =>
          traineeButtons(row, { href: href('/User/Trainee-Edit/:ID?', { ID: row.ID }, { edit: true }) })
        }
        {...(mayInvite && {
          bulkActions: (ids: number[], rows: TraineeRow[]) => ({
            ...standing.actions(rows),
            inviteTrainee: someOf(rows, 'inviteTrainee', (able) => ({
              always: true,
              confirm: true,
              done: '',
              run: async () => {
                const { Invited } = await send(peopleCalls.inviteTrainees, { body: { IDs: able.map(({ ID }) => ID) } })
                toast.done(t('invitedSome', { count: format.number(Invited) }))
              },
            })),
            deleteTrainee: mayDelete && {
              danger: true,
              always: true,
              run: () => send(peopleCalls.deleteTrainees, { body: { IDs: ids } }),
            },
          }),
        })}
        emptySentence={t('noTrainees')}
        emptyAction={{ label: t('acts.addTrainee.do'), href: '/User/Trainee-Edit' }}
      />
      {standing.dialog}
    </Page>
  )
}
