import { skip, useCall } from '#platform/web/data.ts'
import { useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { useAddress } from '#platform/web/start/address.ts'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { peopleCalls } from '../../contract/calls.ts'
import { OurTraineePage } from '../parts/record/OurTraineePage.tsx'
import { useTraineeColumns } from '../parts/TraineesTable.tsx'

/** How many people are registered together: what a call of registration takes. */
const mostAtOnce = 100

/** The organization's own trainees; with `?trainee=` one of them, whose page has no published path of its own. */
export default function OurTraineesPage() {
  const { trainee } = useAddress({ trainee: 0 }).values
  const query = useCall(peopleCalls.getTrainee, trainee > 0 ? { ID: trainee } : skip, { keep: false })
  if (trainee <= 0) return <OurTrainees />
  return (
    <QueryView query={query} module="people">
      {(found) => <OurTraineePage key={found.ID} trainee={found} />}
    </QueryView>
  )
}

function OurTrainees() {
  const t = useText('people')
  const format = useFormat()
  const { ofPerson, ofAcademy } = useTraineeColumns(peopleCalls.listTraineesOfCustomer)
  const { props } = useList(peopleCalls.listTraineesOfCustomer, 'people')
  return (
    <Page title={t('screens.ourTrainees')}>
      <DataTable
        {...props}
        id="our-trainees"
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
      />
    </Page>
  )
}
