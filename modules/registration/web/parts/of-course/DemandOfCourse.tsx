import { Stack } from '@mantine/core'
import { RequestsTable } from '#modules/requests/web/public.ts'
import type { Output } from '#platform/shared/call.ts'
import { useCall } from '#platform/web/data.ts'
import { useFormat } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import type { SectionOf } from '#platform/web/record-sections.ts'
import { useAddress } from '#platform/web/start/address.ts'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { registrationCalls as calls } from '../../../contract/calls.ts'
import { RegistrationsTable } from '../RegistrationsTable.tsx'

type Year = Output<typeof calls.getCourseDemand>['Items'][number]
const counted = ['Requests', 'Registrations', 'Waiting'] as const
type Counted = (typeof counted)[number]

/** How much a course is asked for, year by year; each count opens the rows below that it counts. */
export function DemandOfCourse({ ID }: SectionOf) {
  const query = useCall(calls.getCourseDemand, { CourseID: ID })
  const { of, year } = useAddress({ of: '', year: 0 }).values
  return (
    <Stack gap="md">
      <QueryView query={query} module="registration">
        {({ Items }) => <Years ID={ID} years={Items} />}
      </QueryView>
      {year > 0 && isCounted(of) && <Rows key={`${of} ${year}`} ID={ID} of={of} year={year} />}
    </Stack>
  )
}

const isCounted = (text: string): text is Counted => (counted as readonly string[]).includes(text)

function Years({ ID, years }: { readonly ID: number; readonly years: readonly Year[] }) {
  const t = useText('requests')
  const format = useFormat()
  const count = (row: Year, of: Counted) =>
    row[of] === 0 ? (
      format.number(0)
    ) : (
      <AppLink
        to="/Setting/Course-Edit/:ID?/:IsDeplom"
        params={{ ID, IsDeplom: 'false' }}
        search={{ tab: 'demand', of, year: row.Year }}
        aria-label={t('demand.open', {
          what: t(`demand.${of}`),
          year: format.count(row.Year),
          shown: format.number(row[of]),
        })}
      >
        {format.number(row[of])}
      </AppLink>
    )
  return (
    <Section title={t('demand.byYear')} description={t('demand.intro')} flush>
      <SimpleTable<Year>
        caption={t('demand.byYear')}
        rows={years}
        rowKey={(row) => row.Year}
        emptySentence={t('demand.none')}
        columns={[
          { key: 'Year', label: t('demand.year'), card: 'title', cell: (row) => format.count(row.Year) },
          ...counted.map((of) => ({
            key: of,
            label: t(`demand.${of}`),
            align: 'end' as const,
            cell: (row: Year) => count(row, of),
          })),
        ]}
      />
    </Section>
  )
}

function Rows({ ID, of, year }: { readonly ID: number; readonly of: Counted; readonly year: number }) {
  const t = useText('requests')
  const format = useFormat()
  const input = { CourseID: ID, From: `${year}-01-01`, To: `${year}-12-31` }
  const title = t('demand.rows', { what: t(`demand.${of}`), year: format.count(year) })
  return (
    <Section title={title} flush>
      {of === 'Requests' ? (
        <RequestsTable id="requests-of-course" input={input} addressPrefix="rows-" emptySentence={t('demand.none')} />
      ) : (
        <RegistrationsTable
          id="registrations-of-course"
          input={of === 'Waiting' ? { ...input, Main: 'waitlisted' } : input}
          addressPrefix="rows-"
          emptySentence={t('demand.none')}
        />
      )}
    </Section>
  )
}
