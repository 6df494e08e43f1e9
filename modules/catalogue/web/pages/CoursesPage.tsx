import { useLanguages } from '#modules/lookups/web/public.ts'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import type { LookupKey } from '#modules/lookups/rules/registry.ts'
import type { Output } from '#platform/shared/call.ts'
import { useIdParam } from '#platform/web/start/address.ts'
import { send } from '#platform/web/client.ts'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { courseButtons } from '../parts/course-buttons.ts'
import { DuplicateCourse } from '../parts/editor/DuplicateCourse.tsx'
import { catalogueCalls } from '../../contract/calls.ts'

type Row = Output<typeof catalogueCalls.listCourses>['Items'][number]

/** All courses, with an id in the path those of one category. */
export default function CoursesPage() {
  const t = useText('catalogue')
  const categoryId = useIdParam()
  const [duplicated, setDuplicated] = useState<Row | null>(null)
  const { column, filter, props, waiting } = useList(catalogueCalls.listCourses, 'catalogue')
  const languages = useLanguages()
  const oneOf = (Lookup: LookupKey) => ({
    record: { call: lookupsCalls.getLookupOptions, input: { Lookup }, whole: true, byId: 'ID' },
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
      <DataTable
        {...props}
        id="courses"
        {...(categoryId !== null && { input: { CategoryID: categoryId } })}
        columns={[
          column('Code', { width: '7rem' }),
          column('Name', { always: true, card: 'title' }),
          column('CategoryName'),
          column('LevelName'),
          column('ProviderName', { hidden: true }),
          column('TrainingStrategyName', { hidden: true }),
          column('Language', { hidden: true, words: languages.name }),
          column('Hours'),
          column('Days'),
          column('Fee'),
          column('IsPublished', {
            label: t('fields.state'),
            tones: { true: 'success' },
            words: (isPublished) => t(isPublished ? 'states.published' : 'states.unpublished'),
          }),
        ]}
        filters={[
          ...(categoryId === null ? [filter('CategoryID', oneOf('CourseCategory'))] : []),
          filter('LevelID', oneOf('CourseLevel')),
          filter('TypeID', oneOf('CourseType')),
          filter('ProviderID', oneOf('Provider')),
          filter('TrainingStrategyID', oneOf('TrainingStrategy')),
          filter('AreaID', { label: t('fields.areas'), ...oneOf('CourseAreaOfStudy') }),
          filter('ParticipationTypeID', { label: t('fields.participationType'), ...oneOf('ParticipationType') }),
          filter('MaterialTypeID', { label: t('materials.type'), ...oneOf('MaterialType') }),
          filter('FacilityID', { label: t('sections.equipment'), ...oneOf('Facility') }),
          filter('Language', { options: languages.options() }),
          filter('IsPublished', { label: t('states.published') }),
          filter('Incomplete', { label: t('fields.incomplete') }),
        ]}
        needsAction={waiting({ Incomplete: 'true' })}
        searchable
        searchLabel={t('searchCourses')}
        rowHref={edit}
        rowActions={(row) => courseButtons(row, { href: edit(row), duplicate: () => setDuplicated(row) })}
        bulkActions={(ids) => ({
          deleteCourse: {
            danger: true,
            always: true,
            run: () => send(catalogueCalls.deleteCourses, { body: { IDs: ids } }),
          },
        })}
        emptySentence={t('noCourses')}
      />
      {duplicated && <DuplicateCourse course={duplicated} onClose={() => setDuplicated(null)} />}
    </Page>
  )
}
