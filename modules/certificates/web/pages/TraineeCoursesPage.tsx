import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { peopleCalls } from '#modules/people/contract/calls.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { Code, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { useIdParam } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { PersonCoursesTable } from '../parts/PersonCoursesTable.tsx'

/** The courses of a trainee; where the address names nobody, of all whom the reader reaches. */
export default function TraineeCoursesPage() {
  const t = useText('certificates')
  const pick = usePick()
  const id = useIdParam()
  const query = useCall(peopleCalls.getTrainee, id === null ? skip : { ID: id })
  if (id === null)
    return (
      <Page title={t('screens.coursesOfTrainees')}>
        <PersonCoursesTable />
      </Page>
    )
  return (
    <QueryView query={query} module="people">
      {({ ID, Code: code, FullName }) => (
        <Page
          title={t('courses.of', { name: pick(FullName) })}
          badge={<Code>{code}</Code>}
          actions={
            <Button
              component="a"
              href={href('/report/TraineeCourses/:TraineeID?/:DateFrom?/:DateTo?', { TraineeID: ID })}
              target="_blank"
              rel="noopener"
              variant="default"
              leftSection={<IconPrinter size="1rem" />}
            >
              {t('courses.print')}
            </Button>
          }
        >
          <PersonCoursesTable traineeId={ID} />
        </Page>
      )}
    </QueryView>
  )
}
