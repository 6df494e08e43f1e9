import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { catalogueCalls } from '#modules/catalogue/contract/calls.ts'
import { useFormat } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { diplomasCalls as calls } from '../../contract/calls.ts'
import { trackButtons, trackFormOf } from '../parts/buttons.ts'
import { WhoCompleted } from '../parts/WhoCompleted.tsx'

/** All tracks, those of diplomas and the free-standing ones. */
export default function TracksPage() {
  const t = useText('diplomas')
  const format = useFormat()
  const { column, filter, props } = useList(calls.listTracks, 'diplomas')
  const published = (isPublished: boolean) => t(isPublished ? 'states.published' : 'states.unpublished')
  return (
    <Page
      title={t('screens.tracks')}
      actions={
        <Button leftSection={<IconPlus size="1rem" />} component={AppLink} to="/Track-Edit/:ID?">
          {t('acts.addTrack.do')}
        </Button>
      }
    >
      <DataTable
        {...props}
        id="tracks"
        columns={[
          column('Code', { width: '8rem' }),
          column('Name', { always: true, card: 'title' }),
          column('DiplomaName'),
          column('Courses'),
          column('LeastElectives', { hidden: true }),
          column('Completed', {
            label: t('fields.completed'),
            cell: (row) => <WhoCompleted track={row}>{format.number(row.Completed)}</WhoCompleted>,
          }),
          column('IsPublished', { tones: { true: 'success' }, words: published }),
        ]}
        filters={[
          filter('DiplomaID', { record: { call: calls.listDiplomas } }),
          filter('CourseID', { record: { call: catalogueCalls.listCourses } }),
          filter('OfDiploma'),
          filter('IsPublished', { label: t('states.published') }),
        ]}
        searchable
        searchLabel={t('searchTracks')}
        rowHref={(row) => trackFormOf(row.ID)}
        rowActions={(row) => trackButtons(row)}
        emptySentence={t('noTracks')}
      />
    </Page>
  )
}
