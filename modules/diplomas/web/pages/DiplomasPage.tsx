import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useIdParam } from '#platform/web/start/address.ts'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { diplomasCalls as calls } from '../../contract/calls.ts'
import { diplomaButtons } from '../parts/buttons.ts'
import { DiplomaPage } from '../parts/record/DiplomaPage.tsx'

/** All diplomas; with an id in the path one of them with its tracks and their courses. */
export default function DiplomasPage() {
  const id = useIdParam()
  const query = useCall(calls.getDiploma, id === null ? skip : { ID: id }, { keep: false })
  if (id === null) return <DiplomaList />
  return (
    <QueryView query={query} module="diplomas">
      {(diploma) => <DiplomaPage diploma={diploma} />}
    </QueryView>
  )
}

function DiplomaList() {
  const t = useText('diplomas')
  const format = useFormat()
  const { column, filter, props } = useList(calls.listDiplomas, 'diplomas')
  const published = (isPublished: boolean) => t(isPublished ? 'states.published' : 'states.unpublished')
  return (
    <Page
      title={t('screens.diplomas')}
      actions={
        <Button leftSection={<IconPlus size="1rem" />} component={AppLink} to="/Setting/Course-Edit/:ID?/true">
          {t('acts.addDiploma.do')}
        </Button>
      }
    >
      <DataTable
        {...props}
        id="diplomas"
        columns={[
          column('Code', { width: '7rem' }),
          column('Name', { always: true, card: 'title' }),
          column('LevelName'),
          column('Tracks', {
            cell: (row) => (
              <AppLink to="/CourseTrack" search={{ DiplomaID: row.ID }}>
                {format.number(row.Tracks)}
              </AppLink>
            ),
          }),
          column('Fee'),
          column('IsPublished', { tones: { true: 'success' }, words: published }),
        ]}
        filters={[
          filter('LevelID', {
            record: { call: lookupsCalls.getLookupOptions, input: { Lookup: 'CourseLevel' }, whole: true, byId: 'ID' },
          }),
          filter('IsPublished', { label: t('states.published') }),
        ]}
        searchable
        searchLabel={t('searchDiplomas')}
        rowHref={(row) => href('/CourseDeploma/:ID?', { ID: row.ID })}
        rowActions={(row) => diplomaButtons(row)}
        emptySentence={t('noDiplomas')}
      />
    </Page>
  )
}
