import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { occasionsCalls as calls } from '../../contract/calls.ts'
import { occasionButtons, occasionTones, type Occasion } from '../parts/occasion.ts'
import { OccasionForm } from '../parts/OccasionForm.tsx'

/** The events of the academy, with how many want to come. */
export default function OccasionsPage() {
  const t = useText('occasions')
  const format = useFormat()
  const { column, filter, props } = useList(calls.getOccasions, 'occasions')
  const [edited, setEdited] = useState<Occasion | 'new' | null>(null)
  const close = () => setEdited(null)
  const counted = (key: 'Confirmed' | 'Waiting' | 'Waitlisted', state: string) => ({
    cell: (row: Occasion) => (
      <AppLink to="/DubaiEventGuests/:ID" params={{ ID: row.ID }} search={{ State: state }}>
        {key === 'Confirmed'
          ? t('of', { count: format.number(row.Confirmed), all: format.number(row.Seats) })
          : format.number(row[key])}
      </AppLink>
    ),
  })
  return (
    <Page
      title={t('screens.occasions')}
      description={t('about.occasions')}
      actions={
        <>
          <Button variant="default" component={AppLink} to="/Event/:ID?">
            {t('publicPage')}
          </Button>
          <Button leftSection={<IconPlus size="1.125rem" aria-hidden />} onClick={() => setEdited('new')}>
            {t('acts.addOccasion.do')}
          </Button>
        </>
      }
    >
      <DataTable
        {...props}
        id="occasions"
        columns={[
          column('Title', { always: true, card: 'title' }),
          {
            key: 'FirstDay',
            label: t('fields.when'),
            sort: true,
            text: (row) => format.dayRange(row.FirstDay, row.LastDay),
            cell: (row) => format.dayRange(row.FirstDay, row.LastDay),
            file: (row) => ({ day: row.FirstDay }),
          },
          column('Place'),
          column('ClosesOn'),
          column('Confirmed', counted('Confirmed', 'confirmed')),
          column('Waiting', counted('Waiting', 'waiting')),
          column('Waitlisted', counted('Waitlisted', 'waitlisted')),
          column('State', { tones: occasionTones }),
        ]}
        filters={[filter('State'), { keyFrom: 'From', keyTo: 'To', label: t('fields.when'), kind: 'dayRange' }]}
        searchable
        rowHref={(row) => href('/DubaiEventGuests/:ID', { ID: row.ID })}
        rowActions={(row) => occasionButtons(row, () => setEdited(row))}
        emptySentence={t('none')}
      />
      <Dialog
        opened={edited !== null}
        onClose={close}
        title={t(edited === 'new' ? 'newOccasion' : 'screens.occasion')}
        drawer
        size="40rem"
      >
        {edited !== null && <OccasionForm occasion={edited === 'new' ? null : edited} onClose={close} />}
      </Dialog>
    </Page>
  )
}
