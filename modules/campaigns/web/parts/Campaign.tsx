import { Button, Stack, Text } from '@mantine/core'
import { useEffect } from 'react'
import { LettersShown } from '#modules/notifications/web/public.ts'
import type { Output } from '#platform/shared/call.ts'
import { useCall } from '#platform/web/data.ts'
import { Localized, useFormat, usePick, Typed } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { CountTiles } from '#platform/web/ui/CountTiles.tsx'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { campaignActs } from '../../contract/acts.ts'
import { campaignsCalls as calls } from '../../contract/calls.ts'
import { outcomes, type Outcome } from '../../rules/campaign.ts'
import { campaignAddress } from './addresses.ts'
import { SendingOff } from './SendingOff.tsx'
import { campaignTones, outcomeTones } from './tones.ts'

type Found = Output<typeof calls.getCampaign>

/** Shown though nobody stands so: what one looks for in every campaign. */
const always = new Set<Outcome>(['sent', 'waiting', 'refused', 'failed'])
/** While letters leave, the figures follow. */
const askedEveryMs = 3000
/** What begins so soon is looked at as if it had begun. */
const soonMs = 60_000

/** One campaign: how far it is, who gets it and who not, and what they read. */
export function Campaign({ id }: { id: number }) {
  const query = useCall(calls.getCampaign, { ID: id })
  return (
    <QueryView query={query} module="campaigns">
      {(found) => <Loaded found={found} onDone={query.refetch} />}
    </QueryView>
  )
}

function Loaded({ found, onDone }: { found: Found; onDone: () => unknown }) {
  const t = useText('campaigns')
  const format = useFormat()
  const pick = usePick()
  const { ID } = found
  useEffect(() => {
    const isSoon = found.State === 'scheduled' && Date.parse(found.DueAt) < Date.now() + soonMs
    if (found.State !== 'sending' && !isSoon) return
    const timer = setInterval(() => void onDone(), askedEveryMs)
    return () => clearInterval(timer)
  }, [found.State, found.DueAt, onDone])
  const tiles = outcomes.flatMap((State) => {
    const count = found.Counts.find((each) => each.State === State)?.Count ?? 0
    const tile = { key: State, count, label: t(`campaigns.outcomes.${State}`), href: campaignAddress(ID, State) }
    return count > 0 || always.has(State) ? [tile] : []
  })
  return (
    <Page
      title={<Typed>{pick(found.Title)}</Typed>}
      badge={<StateBadge tone={campaignTones[found.State]} label={t(`campaigns.states.${found.State}`)} />}
      actions={
        <>
          <Button variant="default" component={AppLink} to={'/Campaigns' as '/'}>
            {t('campaigns.back')}
          </Button>
          <ActionBar
            module="campaigns"
            allowed={found.Actions}
            actions={actButtons(campaignActs, found, ['stopCampaign'])}
            onDone={() => void onDone()}
          />
        </>
      }
    >
      {found.Actions.includes('stopCampaign') && <SendingOff />}
      {found.State === 'scheduled' ? (
        <Text size="sm" c="dimmed">
          {t('campaigns.nobodyYet')}
        </Text>
      ) : (
        <CountTiles tiles={tiles} />
      )}
      <Section title={t('campaigns.facts')}>
        <KeyValues
          columns={2}
          items={[
            { label: t('fields.audienceName'), value: <Localized text={found.AudienceName} /> },
            { label: t('fields.by'), value: <Localized text={found.By} /> },
            { label: t('fields.dueAt'), value: format.dateTime(found.DueAt) },
            { label: t('fields.endedAt'), value: format.dateTime(found.EndedAt) },
          ]}
        />
      </Section>
      {found.State !== 'scheduled' && <People id={ID} />}
      <Section title={t('campaigns.letter')}>
        <Stack>
          <LettersShown letters={found.Letters} />
        </Stack>
      </Section>
    </Page>
  )
}

function People({ id }: { id: number }) {
  const t = useText('campaigns')
  const { column, filter, props } = useList(calls.getCampaignPeople, 'campaigns')
  const states = { words: (state: Outcome) => t(`campaigns.outcomes.${state}`) }
  return (
    <DataTable
      {...props}
      id="campaign-people"
      input={{ CampaignID: id }}
      rowKey={(row) => `${row.Kind}:${row.PersonID}`}
      columns={[
        column('Name', { label: t('fields.person'), always: true, card: 'title' }),
        column('Code'),
        column('Kind', { words: (kind) => t(`kinds.${kind}`) }),
        column('Address'),
        column('State', { ...states, tones: outcomeTones }),
        column('At'),
      ]}
      filters={[filter('State', states)]}
      emptySentence={t('nobody')}
    />
  )
}
