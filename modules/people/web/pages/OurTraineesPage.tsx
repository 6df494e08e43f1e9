import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { AppLink } from '#platform/web/link.tsx'
import { skip, useCall } from '#platform/web/data.ts'
import { useFormat, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { useAddress } from '#platform/web/start/address.ts'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { RecordPage } from '#platform/web/ui/record/RecordPage.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { peopleCalls } from '../../contract/calls.ts'
import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'
import { NewRoster, RosterHomePage } from '../parts/roster/RosterHomePage.tsx'
import { OurTraineePage } from '../parts/record/OurTraineePage.tsx'
import { useTraineeColumns } from '../parts/TraineesTable.tsx'

const OurPersonForm = lazyPart(async () => (await import('../parts/record/OurPersonForm.tsx')).OurPersonForm)

/** How many people are registered together: what a call of registration takes. */
const mostAtOnce = 100

/** The organization's own trainees, and the import of their rosters. */
export default function OurTraineesPage() {
  return <RosterHomePage home="/TraineeOfCustomer">{() => <OurTraineeOrAll />}</RosterHomePage>
}

/** With `?trainee=` one of them, whose page has no published path of its own. */
function OurTraineeOrAll() {
  const { trainee, edit, add } = useAddress({ trainee: 0, edit: false, add: false }).values
  const query = useCall(peopleCalls.getTrainee, trainee > 0 ? { ID: trainee } : skip, { keep: false })
  if (trainee <= 0) return add ? <OurPersonForm trainee={null} /> : <OurTrainees />
  return (
    <QueryView query={query} module="people">
      {(found) =>
        edit && found.Actions.includes('correctTraineeOfCustomer') ? (
          <OurPersonForm key={found.ID} trainee={found} onReload={query.refetch} />
        ) : (
          <OurTraineePage key={found.ID} trainee={found} />
        )
      }
    </QueryView>
  )
}

function OurTrainees() {
  const t = useText('people')
  const pick = usePick()
  const query = useCall(peopleCalls.getLoginOrganization, {})
  return (
    <QueryView query={query} module="people">
      {(organization) => (
        <RecordPage
          of="organization"
          id={organization.ID}
          name={t('screens.ourTrainees')}
          badge={null}
          facts={pick(organization.Name)}
          actions={<AddPeople />}
          label={t('screens.ourTrainees')}
          tabs={[{ key: 'people', label: t('fields.trainees'), content: () => <OurTraineesTable /> }]}
        />
      )}
    </QueryView>
  )
}

function AddPeople() {
  const t = useText('people')
  return (
    <>
      <NewRoster at="/TraineeOfCustomer" />
      <Button
        leftSection={<IconPlus size="1rem" />}
        component={AppLink}
        to="/TraineeOfCustomer"
        search={{ add: 'true' }}
      >
        {t('acts.addTraineeOfCustomer.do')}
      </Button>
    </>
  )
}

function OurTraineesTable() {
  const t = useText('people')
  const format = useFormat()
  const { ofPerson, ofAcademy } = useTraineeColumns(peopleCalls.listTraineesOfCustomer)
  const { props } = useList(peopleCalls.listTraineesOfCustomer, 'people')
  return (
    <DataTable
      {...props}
      id="our-trainees"
      label={t('fields.trainees')}
      columns={[...ofPerson, ...ofAcademy]}
      searchable
      searchLabel={t('searchPeople')}
      rowHref={(row) => href('/TraineeOfCustomer', {}, { trainee: row.ID })}
      bulkActions={(ids) => ({
        sendToClass: {
          always: true,
          main: true,
          label:
            ids.length > mostAtOnce ? t('registerAtMost', { most: format.number(mostAtOnce) }) : t('registerChosen'),
          disabled: ids.length > mostAtOnce,
          href: href('/UpcomingCourse', {}, { people: ids }),
        },
      })}
      emptySentence={t('noOwnTrainees')}
      emptyAction={{ label: t('acts.addTraineeOfCustomer.do'), href: href('/TraineeOfCustomer', {}, { add: true }) }}
    />
  )
}
