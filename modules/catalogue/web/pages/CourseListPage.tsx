import { Select, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import { useGo, useIdParam } from '#platform/web/start/address.ts'
import { useCall } from '#platform/web/data.ts'
import { usePick } from '#platform/web/format.tsx'
import { TableFoot } from '#platform/web/tables/TableFoot.tsx'
import { useText } from '#platform/web/text.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { useKit } from '#platform/web/ui/useKit.ts'
import { catalogueCalls } from '../../contract/calls.ts'
import classes from '../parts/CourseCard.module.css'
import { CourseCard } from '../parts/CourseCard.tsx'

const pageSize = 20

/** The catalogue as trainees and organizations see it; the path's id is a category. */
export default function CourseListPage() {
  const t = useText('catalogue')
  const kit = useKit()
  const pick = usePick()
  const go = useGo()
  const categoryId = useIdParam()
  const [wanted, setWanted] = useState('')
  const [search] = useDebouncedValue(wanted.trim(), 250)
  const [pageNum, setPageNum] = useState(1)
  const categories = useCall(lookupsCalls.getLookupOptions, { Lookup: 'CourseCategory' }, { freshFor: 600_000 })
  const query = useCall(catalogueCalls.listCourses, {
    pageNum,
    pageSize,
    sort: 'Name',
    search,
    ...(categoryId !== null && { CategoryID: categoryId }),
  })
  return (
    <Page title={t('screens.courseList')} description={t('catalogueIntro')}>
      <Stack gap="md">
        <div className={classes['filters']}>
          <TextInput
            type="search"
            aria-label={t('searchCourses')}
            placeholder={t('searchCourses')}
            leftSection={<IconSearch size="1rem" aria-hidden />}
            maxLength={100}
            value={wanted}
            onChange={(event) => {
              setWanted(event.currentTarget.value)
              setPageNum(1)
            }}
          />
          <Select
            aria-label={t('fields.category')}
            placeholder={t('allCategories')}
            clearable
            clearButtonProps={{ 'aria-label': kit('clear') }}
            data={(categories.data?.Items ?? []).map((each) => ({ value: String(each.ID), label: pick(each.Name) }))}
            value={categoryId === null ? null : String(categoryId)}
            onChange={(value) => {
              setPageNum(1)
              void go.replace('/CourseList/:ID?', { ID: value ?? undefined })
            }}
          />
        </div>
        <QueryView query={query} module="catalogue">
          {(list) =>
            list.Items.length === 0 ? (
              <EmptyState sentence={t('nothingPublished')} />
            ) : (
              <>
                <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
                  {list.Items.map((course) => (
                    <CourseCard key={course.ID} course={course} />
                  ))}
                </SimpleGrid>
                {list.Total > pageSize && (
                  <TableFoot
                    pageNum={pageNum}
                    pageSize={pageSize}
                    total={list.Total}
                    onPage={setPageNum}
                    onPageSize={() => {}}
                  />
                )}
              </>
            )
          }
        </QueryView>
      </Stack>
    </Page>
  )
}
