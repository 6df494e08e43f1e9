import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import type { Output } from '#platform/shared/call.ts'
import { useIdParam } from '#platform/web/address.ts'
import { send } from '#platform/web/client.ts'
import { Code, Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import type { Column, Filter } from '#platform/web/tables/table-types.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { courseButtons } from '../parts/course-buttons.ts'
import { catalogueCalls } from '../../contract/calls.ts'
import { courseLanguages } from '../../contract/course-shapes.ts'

type Row = Output<typeof catalogueCalls.listCourses>['Items'][number]

/** All courses, with an id in the path those of one category. */
export default function CoursesPage() {
  const t = useText('catalogue')
  const format = useFormat()
  const pick = usePick()
  const categoryId = useIdParam()
  const stateOf = (row: Row) => t(row.IsPublished ? 'states.published' : 'states.unpublished')
  const columns: Column<Row>[] = [
    { key: 'Code', label: t('fields.code'), sort: true, width: '7rem', cell: (row) => <Code>{row.Code}</Code> },
    {
      key: 'Name',
      label: t('fields.name'),
      sort: true,
      always: true,
      card: 'title',
      text: (row) => pick(row.Name),
      cell: (row) => <Localized text={row.Name} />,
    },
    {
      key: 'CategoryName',
      label: t('fields.category'),
      text: (row) => pick(row.CategoryName),
      cell: (row) => <Localized text={row.CategoryName} />,
    },
    {
      key: 'LevelName',
      label: t('fields.level'),
      text: (row) => pick(row.LevelName),
      cell: (row) => <Localized text={row.LevelName} />,
    },
    {
      key: 'Language',
      label: t('fields.language'),
      hidden: true,
      text: (row) => t(`languages.${row.Language}`),
      cell: (row) => t(`languages.${row.Language}`),
    },
    { key: 'Hours', label: t('fields.hours'), sort: true, align: 'end', cell: (row) => format.number(row.Hours) },
    { key: 'Days', label: t('fields.days'), align: 'end', cell: (row) => format.number(row.Days) },
    {
      key: 'Fee',
      label: t('fields.fee'),
      sort: true,
      align: 'end',
      text: (row) => format.money(row.Fee),
      cell: (row) => format.money(row.Fee),
    },
    {
      key: 'IsPublished',
      label: t('fields.state'),
      card: 'badge',
      text: stateOf,
      cell: (row) => <StateBadge tone={row.IsPublished ? 'success' : 'neutral'} label={stateOf(row)} />,
    },
  ]
  const lookup = (key: string, Lookup: string, label: string): Filter => ({
    key,
    label,
    kind: 'record',
    call: lookupsCalls.getLookupOptions,
    input: { Lookup },
    whole: true,
    option: (row) => ({ value: row.ID, label: pick(row.Name) }),
  })
  const edit = (row: Row) => href('/Setting/Course-Edit/:ID?/:IsDeplom', { ID: row.ID, IsDeplom: 'false' })
  return (
    <Page
      title={t('screens.courses')}
      actions={
        <Button
          leftSection={<IconPlus size="1rem" />}
          component={AppLink}
          to="/Setting/Course-Edit/:ID?/:IsDeplom"
          params={{ IsDeplom: 'false' }}
        >
          {t('acts.addCourse.do')}
        </Button>
      }
    >
      <DataTable<Row>
        id="courses"
        module="catalogue"
        call={catalogueCalls.listCourses}
        {...(categoryId !== null && { input: { CategoryID: categoryId } })}
        columns={columns}
        filters={[
          ...(categoryId === null ? [lookup('CategoryID', 'CourseCategory', t('fields.category'))] : []),
          lookup('LevelID', 'CourseLevel', t('fields.level')),
          lookup('TypeID', 'CourseType', t('fields.type')),
          {
            key: 'Language',
            label: t('fields.language'),
            kind: 'choice',
            options: courseLanguages.map((value) => ({ value, label: t(`languages.${value}`) })),
          },
          { key: 'IsPublished', label: t('states.published'), kind: 'flag' },
        ]}
        searchable
        searchLabel={t('searchCourses')}
        rowKey={(row) => row.ID}
        rowHref={edit}
        rowActions={(row) => courseButtons(row, { href: edit(row) })}
        bulkActions={(ids) => ({
          deleteCourse: {
            danger: true,
            always: true,
            run: () => send(catalogueCalls.deleteCourses, { body: { IDs: ids } }),
          },
        })}
        defaultSort="Code"
        emptySentence={t('noCourses')}
      />
    </Page>
  )
}
