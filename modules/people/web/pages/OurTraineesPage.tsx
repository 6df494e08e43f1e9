import type { Output } from '#platform/shared/call.ts'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { peopleCalls } from '../../contract/calls.ts'
import { useTraineeColumns } from '../parts/TraineesTable.tsx'

type Row = Output<typeof peopleCalls.listTraineesOfCustomer>['Items'][number]

/** The organization's own trainees. */
export default function OurTraineesPage() {
  const t = useText('people')
  const columns = useTraineeColumns()
  return (
    <Page title={t('screens.ourTrainees')}>
      <DataTable<Row>
        id="our-trainees"
        module="people"
        call={peopleCalls.listTraineesOfCustomer}
        columns={columns}
        searchable
        searchLabel={t('searchPeople')}
        rowKey={(row) => row.ID}
        defaultSort="FullName"
        emptySentence={t('noOwnTrainees')}
      />
    </Page>
  )
}
