import { Button, Container, Group, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { keepsPaper, OwnSitting, waysOfCompetitions } from '#modules/exams/web/public.ts'
import { send } from '#platform/web/client.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { Code, Localized, Sep, useFormat } from '#platform/web/format.tsx'
import { SwitchField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useUser } from '#platform/web/session.ts'
import { useParam } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { entryActs } from '../../contract/acts.ts'
import { competitionsCalls as calls } from '../../contract/calls.ts'
import { competitionTones, entryTones, type OwnCompetition, type OwnEntry } from '../parts/competition.tsx'
import { EnterSection } from '../parts/EnterSection.tsx'
import { OwnFacts } from '../parts/OwnFacts.tsx'
import { OwnMoney } from '../parts/OwnMoney.tsx'

/** One competition by the code that people arrive with: entering it, paying for it, and, once it runs, sitting it. */
export default function CompetitionAnswerPage() {
  const typed = useParam('Code') ?? sessionStorage.getItem('CompetitionCode') ?? ''
  return <Arrival key={typed} code={typed.toUpperCase()} />
}

function Arrival({ code }: { code: string }) {
  const t = useText('competitions')
  const uid = useUser()?.uid
  // A paper that was begun here goes on also where nobody answers.
  const [begun, setBegun] = useState(false)
  useEffect(() => {
    if (uid !== undefined && code) void keepsPaper(uid, code).then((keeps) => keeps && setBegun(true))
  }, [uid, code])
  const query = useCall(calls.getOwnCompetition, code && !begun ? { Code: code } : skip, { every: 30_000 })
  const competition = query.data?.Competition
  const sits = competition?.Entry?.State === 'admitted' && competition.State === 'running'
  if (begun || (sits && competition.Entry?.SubmittedAt === null))
    return <OwnSitting code={code} ways={waysOfCompetitions} />
  const unknown = (
    <Page title={t('screens.sit')}>
      <EmptyState
        sentence={t('mine.unknown')}
        action={{ label: t('mine.toCompetitions'), href: '/AvailableCompetitions' }}
      />
    </Page>
  )
  return (
    <Container size="sm" py="xl">
      {!code ? (
        unknown
      ) : (
        <QueryView query={query} module="competitions">
          {({ Competition: found }) =>
            found ? <Invitation competition={found} onDone={() => void query.refetch()} /> : unknown
          }
        </QueryView>
      )}
    </Container>
  )
}

function Invitation({ competition, onDone }: { competition: OwnCompetition; onDone: () => void }) {
  const t = useText('competitions')
  const { Entry: entry } = competition
  return (
    <Page
      title={<Localized text={competition.CompetitionName} />}
      badge={<StateBadge module="competitions" state={competition.State} tones={competitionTones} />}
      description={
        <>
          <Code>{competition.Code}</Code>
          <Sep />
          <Localized text={competition.CourseName} />
        </>
      }
      actions={
        <Button component={AppLink} variant="default" to="/AvailableCompetitions">
          {t('mine.all')}
        </Button>
      }
    >
      <OwnFacts competition={competition} />
      {entry && entry.State !== 'withdrawn' && <Standing competition={competition} entry={entry} onDone={onDone} />}
      {competition.Actions.includes('enter') && <EnterSection competition={competition} />}
      {(entry === null || entry.State === 'withdrawn') && !competition.Actions.includes('enter') && (
        <NotOpen competition={competition} />
      )}
    </Page>
  )
}

function NotOpen({ competition }: { competition: OwnCompetition }) {
  const t = useText('competitions')
  const format = useFormat()
  return (
    <Section>
      <Text>
        {competition.State === 'published'
          ? t('mine.notYet', { at: format.dateTime(competition.EntriesOpenAt) })
          : t('mine.over')}
      </Text>
    </Section>
  )
}

/** Where the reader stands in it. */
function Standing(props: { competition: OwnCompetition; entry: OwnEntry; onDone: () => void }) {
  const t = useText('competitions')
  const format = useFormat()
  const { competition, entry, onDone } = props
  const [saving, setSaving] = useState(false)
  const agree = async (ShowsName: boolean) => {
    setSaving(true)
    try {
      await send(calls.showName, { body: { ID: entry.ID, Version: entry.Version, ShowsName } })
      toast.done(t('mine.nameSaved'))
    } finally {
      setSaving(false)
      onDone()
    }
  }
  const at = format.dateTime(competition.StartsAt)
  return (
    <>
      <Section
        title={t('mine.details')}
        actions={<StateBadge tone={entryTones[entry.State]} label={t(`entryStates.${entry.State}`)} />}
      >
        <Text mb="md">
          {entry.SubmittedAt !== null
            ? t('mine.handedIn', { at: format.dateTime(entry.SubmittedAt) })
            : entry.State !== 'admitted'
              ? t('mine.waitsPayment')
              : competition.State === 'published' || competition.State === 'registrationOpen'
                ? t('mine.waitsStart', { at })
                : t('mine.over')}
        </Text>
        {entry.Actions.includes('showName') && (
          <SwitchField
            label={t('mine.agreeName')}
            description={t('mine.agreeNameHint')}
            value={entry.ShowsName}
            disabled={saving}
            onChange={(shows: boolean) => void agree(shows)}
          />
        )}
        <Group mt="md" gap="sm">
          {entry.SubmittedAt !== null && (
            <Button component={AppLink} to="/CompetitionResult">
              {t('mine.toResults')}
            </Button>
          )}
          <ActionBar
            module="competitions"
            allowed={entry.Actions}
            actions={actButtons(entryActs, entry, ['withdrawEntry'])}
            onDone={onDone}
          />
        </Group>
      </Section>
      <OwnMoney entry={entry} />
    </>
  )
}
