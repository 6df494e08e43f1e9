import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useCall } from '#platform/web/data.ts'
import { useFormat, usePick } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useAddress, useGo } from '#platform/web/start/address.ts'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { campaignsCalls as calls } from '../../contract/calls.ts'
import { advertAddress } from '../parts/addresses.ts'
import { Advert } from '../parts/adverts/Advert.tsx'
import { advertButtons, advertTones } from '../parts/adverts/advert.ts'
import { AdvertForm, EditAdvert } from '../parts/adverts/AdvertForm.tsx'

/** What is announced to people within days; the one that the address names. */
export default function AdvertsPage() {
  const { values } = useAddress({ advert: 0, edit: false, add: false })
  if (values.advert > 0)
    return values.edit ? (
      <EditAdvert key={`edit ${values.advert}`} id={values.advert} />
    ) : (
      <Advert key={values.advert} id={values.advert} />
    )
  return values.add ? <AdvertForm advert={null} /> : <Adverts />
}

function Adverts() {
  const t = useText('campaigns')
  const format = useFormat()
  const pick = usePick()
  const go = useGo()
  const { column, filter, props } = useList(calls.getAdverts, 'campaigns')
  const { data } = useCall(calls.getAdvertChoices, {})
  const states = { words: (state: keyof typeof advertTones) => t(`adverts.states.${state}`) }
  return (
    <Page
      title={t('screens.adverts')}
      description={t('adverts.about')}
      actions={
        <Button
          component={AppLink}
          to={advertAddress({ add: true }) as '/'}
          leftSection={<IconPlus size="1.125rem" aria-hidden />}
        >
          {t('acts.addAdvert.do')}
        </Button>
      }
    >
      <DataTable
        {...props}
        id="adverts"
        columns={[
          column('Title', { label: t('adverts.fields.title'), always: true, card: 'title' }),
          column('State', { ...states, tones: advertTones }),
          {
            key: 'Channels',
            label: t('adverts.fields.channels'),
            text: (row) => row.Channels.map((channel) => t(`adverts.channels.${channel}`)).join(', '),
            cell: (row) => format.list(row.Channels.map((channel) => t(`adverts.channels.${channel}`))),
          },
          column('AudienceName', { label: t('fields.audienceName') }),
          column('StartsOn', { label: t('adverts.fields.startsOn') }),
          column('EndsOn', { label: t('adverts.fields.endsOn') }),
          column('By', { label: t('adverts.fields.by') }),
        ]}
        filters={[
          filter('State', states),
          filter('Channel', {
            label: t('adverts.fields.channel'),
            words: (channel) => t(`adverts.channels.${channel}`),
          }),
          { keyFrom: 'From', keyTo: 'To', label: t('adverts.fields.period'), kind: 'dayRange' },
          {
            key: 'MadeBy',
            label: t('adverts.fields.by'),
            kind: 'choice',
            options: (data?.Authors ?? []).map(({ ID, Name }) => ({ value: String(ID), label: pick(Name) })),
          },
        ]}
        searchable
        rowHref={(row) => advertAddress({ advert: row.ID })}
        rowActions={(row) => advertButtons(row, go)}
        emptySentence={t('adverts.none')}
      />
    </Page>
  )
}
