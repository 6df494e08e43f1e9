import { Alert, Button, Group, List, Stack, Text } from '@mantine/core'
import { useEffect } from 'react'
import { MailVersions } from '#modules/notifications/web/public.ts'
import { advertLacks } from '../../../rules/advert.ts'
import { today } from '#platform/web/start/zone.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { useCall } from '#platform/web/data.ts'
import { Code, Colon, Localized, Typed, useFormat, usePick } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useMayPass } from '#platform/web/session.ts'
import { useGo } from '#platform/web/start/address.ts'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { CountTiles } from '#platform/web/ui/CountTiles.tsx'
import { FilePicture } from '#platform/web/ui/files/FilePicture.tsx'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { AddressTabs } from '#platform/web/ui/Tabs.tsx'
import { campaignsCalls as calls } from '../../../contract/calls.ts'
import { advertAddress, campaignAddress } from '../addresses.ts'
import { outcomeTones } from '../tones.ts'
import { advertButtons, advertTones, type FoundAdvert } from './advert.ts'
import { AdvertPreview } from './AdvertPreview.tsx'

/** One advert: where it goes, how it is seen, and what came of it. */
export function Advert({ id }: { id: number }) {
  const query = useCall(calls.getAdvert, { ID: id })
  return (
    <QueryView query={query} module="campaigns">
      {(advert) => <Loaded advert={advert} onDone={query.refetch} />}
    </QueryView>
  )
}

function Loaded({ advert, onDone }: { advert: FoundAdvert; onDone: () => unknown }) {
  const t = useText('campaigns')
  const pick = usePick()
  const go = useGo()
  const hasBegun = advert.StartedAt !== null
  useFollowing(advert, onDone)
  return (
    <Page
      title={<Typed>{pick(advert.Title as Trilingual)}</Typed>}
      badge={<StateBadge tone={advertTones[advert.State]} label={t(`adverts.states.${advert.State}`)} />}
      actions={
        <>
          <Button variant="default" component={AppLink} to="/advertisement">
            {t('adverts.back')}
          </Button>
          <Button
            variant="default"
            component={AppLink}
            to="/report/Advertisement/:ID?"
            params={{ ID: advert.ID }}
            target="_blank"
          >
            {t('adverts.poster')}
          </Button>
          <ActionBar
            module="campaigns"
            allowed={advert.Actions}
            actions={advertButtons(advert, go)}
            onDone={() => void onDone()}
          />
        </>
      }
    >
      <Lacks advert={advert} />
      {hasBegun && advert.Figures.People > 0 && <Figures advert={advert} />}
      <AddressTabs
        label={t('adverts.sections.facts')}
        tabs={[
          { key: 'about', label: t('adverts.tabs.about'), content: () => <About advert={advert} /> },
          { key: 'preview', label: t('adverts.tabs.preview'), content: () => <AdvertPreview advert={advert} /> },
          {
            key: 'people',
            label: t('adverts.tabs.people'),
            count: advert.Figures.People,
            content: () => (hasBegun ? <People id={advert.ID} /> : <Text c="dimmed">{t('adverts.nobodyYet')}</Text>),
          },
          {
            key: 'versions',
            label: t('adverts.tabs.versions'),
            content: () => <MailVersions versions={advert.Versions} form={null} />,
          },
        ]}
      />
    </Page>
  )
}

/** What has been decided begins by itself, and while it runs its figures follow. */
function useFollowing({ State, StartsOn }: FoundAdvert, ask: () => unknown) {
  const everyMs = State === 'running' ? 30_000 : State === 'scheduled' && StartsOn <= today() ? 3000 : null
  useEffect(() => {
    if (everyMs === null) return
    const timer = setInterval(() => void ask(), everyMs)
    return () => clearInterval(timer)
  }, [everyMs, ask])
}

/** What a draft needs before it goes out. */
function Lacks({ advert }: { advert: FoundAdvert }) {
  const t = useText('campaigns')
  const facts = { channels: advert.Channels, audienceId: advert.AudienceID, endsOn: advert.EndsOn }
  const lacks = advert.State === 'draft' ? advertLacks(facts, today()) : []
  if (lacks.length === 0) return null
  return (
    <Alert color="yellow" variant="light" role="note" title={t('adverts.lacks')}>
      <List size="sm">
        {lacks.map((lack) => (
          <List.Item key={lack}>{t(`adverts.lacksOf.${lack}`)}</List.Item>
        ))}
      </List>
    </Alert>
  )
}

const figures = [
  ['people', 'People', null],
  ['shown', 'Shown', 'web'],
  ['read', 'Read', 'web'],
  ['rung', 'Rung', 'bell'],
  ['bellRead', 'BellRead', 'bell'],
  ['mailed', 'Mailed', 'mail'],
  ['followed', 'Followed', null],
  ['registered', 'Registered', null],
] as const

/** What came of it; each number leads to the people that it counted. */
function Figures({ advert }: { advert: FoundAdvert }) {
  const t = useText('campaigns')
  const counts = advert.LinkKind === 'class' || advert.LinkKind === 'course'
  const shown = figures.filter(
    ([key, , channel]) =>
      (channel === null || advert.Channels.includes(channel)) &&
      (key !== 'followed' || advert.LinkKind !== 'none') &&
      (key !== 'registered' || counts),
  )
  return (
    <Stack gap="xs">
      <CountTiles
        tiles={shown.map(([key, figure]) => ({
          key,
          count: advert.Figures[figure],
          label: t(`adverts.figures.${key}`),
          href: advertAddress({ advert: advert.ID, tab: 'people', ...(key !== 'people' && { Shown: key }) }),
        }))}
      />
      {counts && (
        <Text size="xs" c="dimmed">
          {t('adverts.registeredHelp')}
        </Text>
      )}
    </Stack>
  )
}

function About({ advert }: { advert: FoundAdvert }) {
  const t = useText('campaigns')
  const format = useFormat()
  const maySend = useMayPass('reviewers')
  const { Target } = advert
  return (
    <Section>
      <Stack gap="md">
        {advert.PictureID !== null && (
          <Group>
            <FilePicture fileId={advert.PictureID} description={t('adverts.fields.picture')} />
          </Group>
        )}
        <KeyValues
          columns={2}
          items={[
            { label: t('fields.audienceName'), value: <Localized text={advert.AudienceName} /> },
            {
              label: t('adverts.fields.channels'),
              value: format.list(advert.Channels.map((channel) => t(`adverts.channels.${channel}`))),
            },
            { label: t('adverts.fields.period'), value: format.dayRange(advert.StartsOn, advert.EndsOn) },
            { label: t('adverts.fields.startTime'), value: format.time(advert.StartTime) },
            {
              label: t('adverts.fields.link'),
              value:
                advert.LinkKind === 'none' ? (
                  t('adverts.links.none')
                ) : Target ? (
                  <>
                    {t(`adverts.links.${advert.LinkKind}`)}
                    <Colon />
                    <Localized text={Target.Name} /> {Target.Code && <Code>{Target.Code}</Code>}
                  </>
                ) : (
                  t('adverts.targetGone')
                ),
            },
            { label: t('adverts.fields.by'), value: <Localized text={advert.By} /> },
            { label: t('fields.startedAt'), value: format.dateTime(advert.StartedAt) },
            { label: t('fields.endedAt'), value: format.dateTime(advert.EndedAt) },
            ...(advert.StopReason
              ? [{ label: t('adverts.fields.stopReason'), value: <Typed>{advert.StopReason}</Typed>, wide: true }]
              : []),
            ...(advert.CampaignID !== null && maySend
              ? [
                  {
                    label: t('adverts.fields.campaign'),
                    value: (
                      <AppLink to={campaignAddress(advert.CampaignID) as '/'}>{t('adverts.fields.campaign')}</AppLink>
                    ),
                  },
                ]
              : []),
          ]}
        />
      </Stack>
    </Section>
  )
}

function People({ id }: { id: number }) {
  const t = useText('campaigns')
  const { column, filter, props } = useList(calls.getAdvertPeople, 'campaigns')
  return (
    <DataTable
      {...props}
      id="advert-people"
      input={{ AdvertID: id }}
      rowKey={(row) => `${row.Kind}:${row.PersonID}`}
      columns={[
        column('Name', { label: t('fields.person'), always: true, card: 'title' }),
        column('Code'),
        column('Kind', { words: (kind) => t(`kinds.${kind}`) }),
        column('ShownAt', { label: t('adverts.fields.seen') }),
        column('ReadAt', { label: t('adverts.fields.closed') }),
        column('IsBellRead', { label: t('adverts.figures.bellRead') }),
        column('MailState', {
          label: t('adverts.fields.mail'),
          card: 'line',
          words: (state) => t(`campaigns.outcomes.${state}`),
          tones: outcomeTones,
        }),
        column('FollowedAt', { label: t('adverts.fields.followed') }),
        column('FollowedBy', {
          label: t('adverts.fields.way'),
          words: (way) => t(`adverts.channels.${way}`),
          hidden: true,
        }),
        column('RegistrationCode', { label: t('adverts.fields.registration') }),
      ]}
      filters={[filter('Shown', { words: (shown) => t(`adverts.figures.${shown}`) })]}
      emptySentence={t('nobody')}
    />
  )
}
