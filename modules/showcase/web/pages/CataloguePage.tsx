import { SimpleGrid, Skeleton, Text } from '@mantine/core'
import { useCall } from '#platform/web/data.ts'
import { CheckboxField, SelectField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { useFormat, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { useAddress } from '#platform/web/start/address.ts'
import { SearchInput } from '#platform/web/tables/address/SearchInput.tsx'
import { CardPages } from '#platform/web/tables/cards/CardPages.tsx'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { showcaseCalls as calls } from '../../contract/calls.ts'
import { PublicCourseCard } from '../parts/PublicCourseCard.tsx'
import { PublicFrame } from '../parts/PublicFrame.tsx'
import classes from '../parts/Showcase.module.css'

const pageSize = 20
const orders = ['NextStart', 'Name', 'Fee'] as const
const noFilters = { search: '', category: 0, open: false }
const columns = { base: 1, sm: 2, lg: 3 }

/** The courses on offer, for anybody. */
export default function CataloguePage() {
  const t = useText('showcase')
  const { values, change } = useAddress({ ...noFilters, sort: 'NextStart', page: 1 })
  const { page, sort, ...filters } = values
  const query = useCall(calls.getPublicCourses, {
    pageNum: page,
    pageSize,
    search: filters.search,
    sort: orders.find((each) => each === sort) ?? 'NextStart',
    ...(filters.category > 0 && { CategoryID: filters.category }),
    ...(filters.open && { WithOpenClass: true }),
  })
  const isFiltered = filters.search !== '' || filters.category > 0 || filters.open
  return (
    <PublicFrame here={href('/Catalogue', {}, asked(values))} problem={query.error}>
      <Page title={t('title')} description={t('intro')}>
        <Filters values={values} onChange={(some) => change({ ...some, page: 1 })} />
        <QueryView
          query={query}
          module="showcase"
          skeleton={<CardsSkeleton />}
          empty={(data) => data.Total === 0}
          emptyState={
            isFiltered ? (
              <EmptyState
                sentence={t('noneFiltered')}
                action={{ label: t('clear'), onClick: () => change({ ...noFilters, page: 1 }) }}
              />
            ) : (
              <EmptyState sentence={t('none')} />
            )
          }
        >
          {({ Items, Total }) => (
            <>
              <Found total={Total} />
              <SimpleGrid cols={columns} spacing="md">
                {Items.map((course) => (
                  <PublicCourseCard key={course.ID} course={course} />
                ))}
              </SimpleGrid>
              <CardPages
                page={page}
                pageSize={pageSize}
                total={Total}
                onChange={(next) => change({ page: next }, { push: true })}
              />
            </>
          )}
        </QueryView>
      </Page>
    </PublicFrame>
  )
}

interface Values {
  readonly search: string
  readonly category: number
  readonly open: boolean
  readonly sort: string
  readonly page: number
}

/** The address's own query, without what it does not say. */
const asked = ({ search, category, open, sort, page }: Values) => ({
  search,
  ...(category > 0 && { category }),
  ...(open && { open }),
  ...(sort !== 'NextStart' && { sort }),
  ...(page > 1 && { page }),
})

function Found({ total }: { total: number }) {
  const t = useText('showcase')
  const format = useFormat()
  return (
    <Text size="sm" c="dimmed" role="status">
      {t('found', { count: total, shown: format.number(total) })}
    </Text>
  )
}

function Filters({ values, onChange }: { values: Values; onChange: (some: Partial<Values>) => void }) {
  const t = useText('showcase')
  const pick = usePick()
  const format = useFormat()
  const categories = useCall(calls.getPublicCategories, {}, { freshFor: 60_000 })
  // How many stand behind a choice is known of all courses; among those that are searched it would be another number.
  const isWhole = values.search === '' && !values.open
  return (
    <div className={classes['filters']} role="search">
      <SearchInput value={values.search} onChange={(search) => onChange({ search })} label={t('search')} />
      <SelectField
        aria-label={t('allCategories')}
        placeholder={t('allCategories')}
        value={values.category || null}
        onChange={(category) => onChange({ category: category ?? 0 })}
        options={(categories.data?.Items ?? []).map(({ ID, Name, Count }) => ({
          value: ID,
          label: isWhole ? t('inCategory', { name: pick(Name), count: format.number(Count) }) : pick(Name),
        }))}
      />
      <SelectField
        aria-label={t('order')}
        value={values.sort}
        onChange={(sort) => onChange({ sort: sort ?? 'NextStart' })}
        required
        options={orders.map((value) => ({ value, label: t(`orders.${value}`) }))}
      />
      <CheckboxField value={values.open} onChange={(open) => onChange({ open: open ?? false })} label={t('openOnly')} />
    </div>
  )
}

function CardsSkeleton() {
  return (
    <SimpleGrid cols={columns} spacing="md">
      {Array.from({ length: 6 }, (_, at) => (
        <Skeleton key={at} height="13rem" radius="md" />
      ))}
    </SimpleGrid>
  )
}
