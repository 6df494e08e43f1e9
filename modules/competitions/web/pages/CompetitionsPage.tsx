import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { Output } from '#platform/shared/call.ts'
import { useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { DataTable, type Column } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { competitionsCalls as calls } from '../../contract/calls.ts'
import { competitionTones } from '../parts/competition.tsx'

type Row = Output<typeof calls.getCompetitions>['Items'][number]

/** The competitions of the academy. */
export default function CompetitionsPage() {
  const t = useText('competitions')
  const format = useFormat()
  const { column, filter, props } = useList(calls.getCompetitions, 'competitions')
  const columns: Column<Row>[] = [
    column('Code', { always: true, width: '9rem' }),
    column('CompetitionName', { label: t('fields.name'), card: 'title' }),
    column('CourseName', { label: t('fields.course'), hidden: true }),
    column('StartsAt', { label: t('fields.starts') }),
    column('EndsAt', { label: t('fields.ends') }),
    column('Minutes', { label: t('fields.duration'), cell: (row) => format.minutes(row.Minutes) }),
    column('Entries'),
    column('Papers'),
    column('Unmarked', { hidden: true }),
    column('AppealsWaiting', { hidden: true }),
    column('State', { tones: competitionTones }),
  ]
  return (
    <Page
      title={t('screens.competitions')}
      actions={
        <Button
          leftSection={<IconPlus size="1.125rem" stroke={1.5} />}
          component={AppLink}
          to="/Competition-add/Edit/:ID?"
          params={{}}
        >
          {t('add')}
        </Button>
      }
    >
      <DataTable
        {...props}
        id="competitions"
        columns={columns}
        filters={[filter('State')]}
        rowHref={(row) => href('/Competition-add/Edit/:ID?', { ID: row.ID })}
        searchable
        searchLabel={t('search')}
        emptySentence={t('none')}
        emptyAction={{ label: t('add'), href: '/Competition-add/Edit' }}
      />
    </Page>
  )
}
