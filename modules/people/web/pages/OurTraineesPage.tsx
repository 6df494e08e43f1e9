import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { peopleCalls } from '../../contract/calls.ts'
import { useTraineeColumns } from '../parts/TraineesTable.tsx'

/** The organization's own trainees. */
export default function OurTraineesPage() {
  const t = useText('people')
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
        emptySentence={t('noOwnTrainees')}
      />
    </Page>
  )
}
