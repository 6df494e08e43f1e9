import { SimpleGrid, Stack, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useCall } from '#platform/web/data.ts'
import { usePick } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useAddress } from '#platform/web/start/address.ts'
import { TableFoot } from '#platform/web/tables/TableFoot.tsx'
import { useText } from '#platform/web/text.ts'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { diplomasCalls as calls } from '../../contract/calls.ts'
import { DiplomaCard } from '../parts/DiplomaCard.tsx'
import classes from '../parts/Offer.module.css'
import { TrackLines } from '../parts/TrackLines.tsx'

const pageSize = 20

/** The diplomas on offer, and the tracks that stand free of one. */
export default function OfferedDiplomasPage() {
  const t = useText('diplomas')
  const pick = usePick()
  const { values, change } = useAddress({ search: '', page: 1 })
  const [wanted, setWanted] = useState(values.search)
  const [search] = useDebouncedValue(wanted.trim(), 250)
  const query = useCall(calls.getOffered, { pageNum: values.page, pageSize, search })
  const free = useCall(calls.getPrograms, {})
  return (
    <Page title={t('screens.offered')} description={t('offeredIntro')}>
      <Stack gap="md">
        <TextInput
          type="search"
          className={classes['search']!}
          aria-label={t('searchDiplomas')}
          placeholder={t('searchDiplomas')}
          leftSection={<IconSearch size="1rem" aria-hidden />}
          maxLength={100}
          value={wanted}
          onChange={(event) => {
            setWanted(event.currentTarget.value)
            change({ search: event.currentTarget.value.trim(), page: 1 })
          }}
        />
        <QueryView query={query} module="diplomas">
          {(list) =>
            list.Items.length === 0 ? (
              <EmptyState sentence={t(search ? 'noDiplomas' : 'nothingOffered')} />
            ) : (
              <>
                <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
                  {list.Items.map((diploma) => (
                    <DiplomaCard key={diploma.ID} diploma={diploma} />
                  ))}
                </SimpleGrid>
                {list.Total > pageSize && (
                  <TableFoot
                    pageNum={values.page}
                    pageSize={pageSize}
                    total={list.Total}
                    onPage={(page) => change({ page })}
                    onPageSize={() => {}}
                  />
                )}
              </>
            )
          }
        </QueryView>
        {free.data && free.data.Tracks.length > 0 && (
          <Section
            title={t('freeTracks')}
            description={t('freeTracksIntro')}
            actions={<AppLink to="/diploma_programs/:ID?">{t('allOfThem')}</AppLink>}
          >
            <TrackLines tracks={free.data.Tracks} name={pick} />
          </Section>
        )}
      </Stack>
    </Page>
  )
}
