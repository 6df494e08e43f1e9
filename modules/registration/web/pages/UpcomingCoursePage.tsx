import { Button, SimpleGrid, Skeleton, Text } from '@mantine/core'
import { getTrainee } from '#modules/people/contract/trainees.ts'
import { useAddress } from '#platform/web/start/address.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { usePick } from '#platform/web/format.tsx'
import { CardPages } from '#platform/web/tables/cards/CardPages.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useUser } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { registrationCalls as calls } from '../../contract/calls.ts'
import { RegisterDrawer } from '../parts/register/RegisterDrawer.tsx'
import { UpcomingCard } from '../parts/register/UpcomingCard.tsx'
import { noFilters, UpcomingFilters } from '../parts/register/UpcomingFilters.tsx'

const pageSize = 20

/** The classes that take registrations, as cards; registering opens beside them. */
export default function UpcomingCoursePage() {
  const t = useText('registration')
  const pick = usePick()
  const organization = useUser()?.userRole === 'customer'
  const { values, change } = useAddress({ ...noFilters, page: 1, register: 0, trainee: 0, people: [] as string[] })
  const { page, register, trainee, people, ...filters } = values
  const sent = organization ? people.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0) : []
  const chosen = useCall(getTrainee, organization && trainee > 0 ? { ID: trainee } : skip).data
  const intro = sent.length
    ? t('upcoming.introPeople', { count: sent.length })
    : chosen
      ? t('upcoming.introTrainee', { name: pick(chosen.FullName) })
      : t(organization ? 'upcoming.introOrganization' : 'upcoming.intro')
  const query = useCall(calls.getUpcoming, {
    pageNum: page,
    pageSize,
    search: filters.search,
    sort: filters.sort as 'StartDate',
    ...(filters.category && { CategoryID: filters.category }),
    ...(filters.language && { Language: filters.language }),
    ...(filters.month && { Month: filters.month }),
    ...(filters.seats && { WithSeats: true }),
  })
  const filtered =
    filters.search !== '' || filters.category > 0 || filters.language !== '' || filters.month !== '' || filters.seats
  return (
    <Page
      title={t('screens.upcoming')}
      description={intro}
      {...(sent.length > 0 && {
        actions: (
          <Button variant="default" component={AppLink} to="/TraineeOfCustomer">
            {t('upcoming.chooseOthers')}
          </Button>
        ),
      })}
    >
      <UpcomingFilters values={filters} onChange={(some) => change({ ...some, page: 1 })} />
      <QueryView
        query={query}
        module="registration"
        skeleton={<CardsSkeleton />}
        empty={(data) => data.Total === 0}
        emptyState={
          filtered ? (
            <EmptyState
              sentence={t('upcoming.noneFiltered')}
              action={{ label: t('upcoming.clear'), onClick: () => change({ ...noFilters, page: 1 }) }}
            />
          ) : (
            <EmptyState sentence={t('upcoming.none')} />
          )
        }
      >
        {(data) => (
          <>
            <Text size="sm" c="dimmed" role="status">
              {t('upcoming.found', { count: data.Total })}
            </Text>
            <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
              {data.Items.map((row) => (
                <UpcomingCard
                  key={row.ClassID}
                  row={row}
                  organization={organization}
                  several={sent.length > 0}
                  onRegister={() => change({ register: row.ClassID }, { push: true })}
                />
              ))}
            </SimpleGrid>
            <CardPages page={page} pageSize={pageSize} total={data.Total} onChange={(next) => change({ page: next })} />
          </>
        )}
      </QueryView>
      <RegisterDrawer
        classId={register || null}
        traineeId={chosen?.ID ?? null}
        people={sent}
        onClose={() => change({ register: 0 })}
      />
    </Page>
  )
}

function CardsSkeleton() {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
      {Array.from({ length: 6 }, (_, at) => (
        <Skeleton key={at} height="15rem" radius="md" />
      ))}
    </SimpleGrid>
  )
}
