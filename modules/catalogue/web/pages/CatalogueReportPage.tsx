import { useLanguages } from '#modules/lookups/web/public.ts'
import { Button, Stack } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import type { LookupKey } from '#modules/lookups/rules/registry.ts'
import type { Output } from '#platform/shared/call.ts'
import { useCall } from '#platform/web/data.ts'
import { Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { catalogueCalls as calls } from '../../contract/calls.ts'

type Counted = Output<typeof calls.getCatalogueReport>['Items'][number]

/** The whole catalogue: counted by category, and course by course, to be exported or printed. */
export default function CatalogueReportPage() {
  const t = useText('catalogue')
  const languages = useLanguages()
  const query = useCall(calls.getCatalogueReport, {})
  const { column, filter, props } = useList(calls.listCourses, 'catalogue')
  const oneOf = (Lookup: LookupKey) => ({
    record: { call: lookupsCalls.getLookupOptions, input: { Lookup }, whole: true },
  })
  return (
    <Page
      title={t('screens.catalogueReport')}
      description={t('report.intro')}
      actions={
        <Button
          variant="default"
          leftSection={<IconPrinter size="1rem" />}
          component="a"
          href={href('/report/CourseCatalogReport/:CategoryID?')}
          target="_blank"
          rel="noopener"
        >
          {t('report.print')}
        </Button>
      }
    >
      <Stack gap="md">
        <Section title={t('report.byCategory')}>
          <QueryView query={query} module="catalogue">
            {({ Items }) => <Counts items={Items} />}
          </QueryView>
        </Section>
        <DataTable
          {...props}
          id="course-report"
          label={t('screens.courses')}
          columns={[
            column('Code', { width: '7rem' }),
            column('Name', { always: true, card: 'title' }),
            column('CategoryName'),
            column('LevelName'),
            column('TypeName'),
            column('Language', { words: languages.name }),
            column('Hours'),
            column('Days'),
            column('Fee'),
            column('MinTrainees', { hidden: true }),
            column('MaxTrainees', { hidden: true }),
            column('ProviderName', { hidden: true }),
            column('IsPublished', {
              label: t('fields.state'),
              tones: { true: 'success' },
              words: (isPublished) => t(isPublished ? 'states.published' : 'states.unpublished'),
            }),
          ]}
          filters={[
            filter('CategoryID', oneOf('CourseCategory')),
            filter('LevelID', oneOf('CourseLevel')),
            filter('TypeID', oneOf('CourseType')),
            filter('IsPublished', { label: t('states.published') }),
          ]}
          searchable
          searchLabel={t('searchCourses')}
          rowHref={(row) => href('/Setting/Course-Edit/:ID?/:IsDeplom', { ID: row.ID, IsDeplom: 'false' })}
          emptySentence={t('noCourses')}
        />
      </Stack>
    </Page>
  )
}

/** Each count leads to the courses below that it counts. */
function Counts({ items }: { items: readonly Counted[] }) {
  const t = useText('catalogue')
  const format = useFormat()
  const pick = usePick()
  const sum = (of: (item: Counted) => number) => format.number(items.reduce((all, item) => all + of(item), 0))
  const to = (count: number, { CategoryID }: Counted, search: object = {}) =>
    CategoryID === null || count === 0 ? (
      format.number(count)
    ) : (
      <AppLink to="/CourseCatalogReport" search={{ CategoryID, ...search }}>
        {format.number(count)}
      </AppLink>
    )
  return (
    <SimpleTable
      caption={t('report.byCategory')}
      rows={items}
      rowKey={(item) => item.CategoryID ?? 0}
      emptySentence={t('noCourses')}
      columns={[
        {
          key: 'Category',
          label: t('fields.category'),
          card: 'title',
          text: (item) => pick(item.CategoryName) || t('report.noCategory'),
          cell: (item) => (item.CategoryName ? <Localized text={item.CategoryName} /> : t('report.noCategory')),
        },
        { key: 'Courses', label: t('screens.courses'), align: 'end', cell: (item) => to(item.Courses, item) },
        {
          key: 'OnOffer',
          label: t('report.onOffer'),
          align: 'end',
          cell: (item) => to(item.OnOffer, item, { IsPublished: true }),
        },
        { key: 'Hours', label: t('report.hours'), align: 'end', cell: (item) => format.number(item.Hours) },
      ]}
      totals={{
        Category: t('report.total'),
        Courses: sum((item) => item.Courses),
        OnOffer: sum((item) => item.OnOffer),
        Hours: sum((item) => item.Hours),
      }}
    />
  )
}
