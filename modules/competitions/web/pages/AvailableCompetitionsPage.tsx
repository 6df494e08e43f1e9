import { Button, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { useCall } from '#platform/web/data.ts'
import { Code, Localized, Sep, useFormat } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { competitionsCalls as calls } from '../../contract/calls.ts'
import { isReleased } from '../../rules/competition-states.ts'
import { competitionTones, entryTones, type OwnCompetition } from '../parts/competition.tsx'

/** The competition that brought the reader here stands first. */
const arrivedFirst = (items: readonly OwnCompetition[]) => {
  const code = sessionStorage.getItem('CompetitionCode')?.toUpperCase()
  return items.toSorted((one, other) => Number(other.Code === code) - Number(one.Code === code))
}

/** The announced competitions, with where the reader stands in each. */
export default function AvailableCompetitionsPage() {
  const t = useText('competitions')
  const query = useCall(calls.getAvailableCompetitions, {}, { every: 60_000 })
  return (
    <Page title={t('screens.available')} description={t('mine.available')}>
      <QueryView
        query={query}
        module="competitions"
        empty={(data) => data.Items.length === 0}
        emptyState={<EmptyState sentence={t('mine.none')} />}
      >
        {(data) => (
          <SimpleGrid cols={{ base: 1, md: 2 }}>
            {arrivedFirst(data.Items).map((competition) => (
              <Card key={competition.ID} competition={competition} />
            ))}
          </SimpleGrid>
        )}
      </QueryView>
    </Page>
  )
}

function Card({ competition }: { competition: OwnCompetition }) {
  const t = useText('competitions')
  const format = useFormat()
  const { Entry: entry } = competition
  const isIn = entry !== null && entry.State !== 'withdrawn'
  const sits = competition.State === 'running' && entry?.State === 'admitted' && entry.SubmittedAt === null
  return (
    <Section
      title={<Localized text={competition.CompetitionName} />}
      actions={<StateBadge module="competitions" state={competition.State} tones={competitionTones} />}
    >
      <Stack gap="md">
        <Text size="sm" c="dimmed" component="div">
          <Code>{competition.Code}</Code>
          <Sep />
          <Localized text={competition.CourseName} />
        </Text>
        <KeyValues
          columns={2}
          items={[
            { label: t('fields.starts'), value: format.dateTime(competition.StartsAt) },
            { label: t('fields.ends'), value: format.dateTime(competition.EndsAt) },
            { label: t('fields.duration'), value: format.minutes(competition.Minutes) },
            { label: t('fields.fee'), value: competition.Fee.Minor === 0 ? t('free') : format.money(competition.Fee) },
          ]}
        />
        <Group justify="space-between">
          <Button
            component={AppLink}
            variant={sits || competition.Actions.includes('enter') ? 'filled' : 'default'}
            to="/CompetitionAnswer/:Code?"
            params={{ Code: competition.Code }}
          >
            {t(sits ? 'mine.sit' : competition.Actions.includes('enter') ? 'mine.enter' : 'mine.open')}
          </Button>
          {isIn && isReleased(competition.State) ? (
            <Button component={AppLink} variant="default" to="/CompetitionResult">
              {t('mine.toResults')}
            </Button>
          ) : (
            isIn && <StateBadge tone={entryTones[entry.State]} label={t(`entryStates.${entry.State}`)} />
          )}
        </Group>
      </Stack>
    </Section>
  )
}
