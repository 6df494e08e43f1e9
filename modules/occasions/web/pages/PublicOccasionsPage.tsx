import { SimpleGrid, Text } from '@mantine/core'
import { skip, useCall } from '#platform/web/data.ts'
import { Localized, useFormat } from '#platform/web/format.tsx'
import { PublicTop } from '#platform/web/frame/PublicTop.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useUser } from '#platform/web/session.ts'
import { useAddress, useIdParam } from '#platform/web/start/address.ts'
import { TableFoot } from '#platform/web/tables/TableFoot.tsx'
import { useText } from '#platform/web/text.ts'
import type { Output } from '#platform/shared/call.ts'
import { LinkCard } from '#platform/web/ui/record/LinkCard.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { occasionsCalls as calls } from '../../contract/calls.ts'
import { entryTones } from '../parts/occasion.ts'
import classes from '../parts/Occasion.module.css'
import { PublicOccasion } from '../parts/PublicOccasion.tsx'

const pageSize = 20

/** The published events for anybody; with an id in the path one of them, where one asks for a seat. */
export default function PublicOccasionsPage() {
  const platform = useText('platform')
  const user = useUser()
  const id = useIdParam()
  const query = useCall(calls.getPublicOccasion, id === null ? skip : { ID: id }, { keep: false })
  return (
    <>
      {/* Whoever comes from the own menu, which this page does not have, sees the way back. */}
      <PublicTop>{user && <AppLink to="/">{platform('actions.goHome')}</AppLink>}</PublicTop>
      <div className={classes['content']}>
        {id === null ? (
          <PublicList />
        ) : (
          <QueryView query={query} module="occasions">
            {(occasion) => <PublicOccasion key={occasion.ID} occasion={occasion} />}
          </QueryView>
        )}
      </div>
    </>
  )
}

function PublicList() {
  const t = useText('occasions')
  const { values, change } = useAddress({ page: 1 })
  const query = useCall(calls.getPublicOccasions, { pageNum: values.page, pageSize })
  return (
    <Page title={t('screens.publicOccasions')} description={t('about.publicOccasions')}>
      <QueryView query={query} module="occasions">
        {({ Items, Total }) =>
          Total === 0 ? (
            <EmptyState sentence={t('noPublic')} />
          ) : (
            <>
              <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
                {Items.map((occasion) => (
                  <Card key={occasion.ID} occasion={occasion} />
                ))}
              </SimpleGrid>
              {Total > pageSize && (
                <TableFoot
                  pageNum={values.page}
                  pageSize={pageSize}
                  total={Total}
                  onPage={(page) => change({ page })}
                  onPageSize={() => {}}
                />
              )}
            </>
          )
        }
      </QueryView>
    </Page>
  )
}

function Card({ occasion }: { occasion: Output<typeof calls.getPublicOccasions>['Items'][number] }) {
  const t = useText('occasions')
  const format = useFormat()
  return (
    <LinkCard
      head={format.dayRange(occasion.FirstDay, occasion.LastDay)}
      name={
        <AppLink to="/Event/:ID?" params={{ ID: occasion.ID }}>
          <Localized text={occasion.Title} />
        </AppLink>
      }
      foot={<StateBadge tone={entryTones[occasion.Entry]} label={t(`entries.${occasion.Entry}`)} />}
    >
      <Text size="sm">
        <Localized text={occasion.Place} />
      </Text>
    </LinkCard>
  )
}
