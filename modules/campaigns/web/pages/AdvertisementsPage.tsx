import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { Trilingual } from '#platform/shared/text.ts'
import { Localized } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useMayPass } from '#platform/web/session.ts'
import { useAddress } from '#platform/web/start/address.ts'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useLanguage, useText } from '#platform/web/text.ts'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { withMarkNames } from '#modules/notifications/web/public.ts'
import { advertisementActs } from '../../contract/acts.ts'
import { campaignsCalls as calls } from '../../contract/calls.ts'
import { Advertisement, NewAdvertisement } from '../parts/Advertisement.tsx'
import { advertisementAddress, newCampaignAddress } from '../parts/addresses.ts'

/** The texts of mails to many; the one that the address names. */
export default function AdvertisementsPage() {
  const { values } = useAddress({ advertisement: 0, add: false })
  if (values.advertisement > 0) return <Advertisement key={values.advertisement} id={values.advertisement} />
  return values.add ? <NewAdvertisement /> : <Advertisements />
}

function Advertisements() {
  const t = useText('campaigns')
  const own = useText('notifications')
  const language = useLanguage()
  const { column, props } = useList(calls.getAdvertisements, 'campaigns')
  const maySend = useMayPass('reviewers')
  const mayAdd = useMayPass('editor')
  const titled = (title: Trilingual): Trilingual =>
    Object.fromEntries(Object.entries(title).map(([each, text]) => [each, withMarkNames(text ?? '', language)]))
  return (
    <Page
      title={t('screens.advertisements')}
      description={t('advertisements.about')}
      actions={
        mayAdd && (
          <Button
            component={AppLink}
            to={advertisementAddress({ add: true }) as '/'}
            leftSection={<IconPlus size="1.125rem" aria-hidden />}
          >
            {t('acts.addAdvertisement.do')}
          </Button>
        )
      }
    >
      <DataTable
        {...props}
        id="advertisements"
        columns={[
          column('Title', {
            always: true,
            card: 'title',
            cell: (row) => <Localized text={titled(row.Title)} />,
          }),
          column('IsOwn', {
            label: t('fields.wording'),
            card: 'badge',
            tones: { true: 'info', false: 'neutral' },
            words: (isOwn) => own(isOwn ? 'templates.own' : 'templates.shipped'),
          }),
          column('LastSentAt'),
        ]}
        searchable
        rowHref={(row) => advertisementAddress({ advertisement: row.ID })}
        rowActions={(row) => ({
          ...(maySend && {
            send: {
              always: true,
              label: t('advertisements.send'),
              href: newCampaignAddress({ advertisement: row.ID }),
            },
          }),
          ...actButtons(advertisementActs, row, ['deleteAdvertisement']),
        })}
        emptySentence={t('advertisements.none')}
      />
    </Page>
  )
}
