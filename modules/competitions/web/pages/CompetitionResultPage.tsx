import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { useCall } from '#platform/web/data.ts'
import { Code, Colon, Localized, Typed, useFormat } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { competitionsCalls as calls } from '../../contract/calls.ts'
import { isFinal, isReleased } from '../../rules/competition-states.ts'
import { AppealForm } from '../parts/AppealForm.tsx'
import { Board } from '../parts/Board.tsx'
import {
  appealTones,
  certificateOf,
  competitionTones,
  TimeUsed,
  type OwnCompetition,
  type OwnEntry,
} from '../parts/competition.tsx'

/** How the reader did: mark and place once they are out, the appeal, the certificate and the board. */
export default function CompetitionResultPage() {
  const t = useText('competitions')
  const query = useCall(calls.getCompetitionResults, {}, { every: 60_000 })
  const [board, setBoard] = useState<OwnCompetition | null>(null)
  const [appealing, setAppealing] = useState<OwnCompetition | null>(null)
  return (
    <Page
      title={t('screens.results')}
      actions={
        <Button component={AppLink} variant="default" to="/AvailableCompetitions">
          {t('mine.all')}
        </Button>
      }
    >
      <QueryView
        query={query}
        module="competitions"
        empty={(data) => data.Items.length === 0}
        emptyState={
          <EmptyState
            sentence={t('mine.noResults')}
            action={{ label: t('mine.toCompetitions'), href: '/AvailableCompetitions' }}
          />
        }
      >
        {(data) => (
          <Stack gap="md">
            {data.Items.map(
              (competition) =>
                competition.Entry && (
                  <Result
                    key={competition.ID}
                    competition={competition}
                    entry={competition.Entry}
                    onBoard={() => setBoard(competition)}
                    onAppeal={() => setAppealing(competition)}
                  />
                ),
            )}
          </Stack>
        )}
      </QueryView>
      <Dialog
        drawer
        size="44rem"
        opened={board !== null}
        onClose={() => setBoard(null)}
        title={board && <Localized text={board.CompetitionName} />}
      >
        {board && <Board competitionId={board.ID} />}
      </Dialog>
      <Dialog opened={appealing !== null} onClose={() => setAppealing(null)} title={t('acts.fileAppeal.do')}>
        {appealing?.Entry && (
          <AppealForm entryId={appealing.Entry.ID} until={appealing.AppealsUntil} onClose={() => setAppealing(null)} />
        )}
      </Dialog>
    </Page>
  )
}

function Result(props: { competition: OwnCompetition; entry: OwnEntry; onBoard: () => void; onAppeal: () => void }) {
  const t = useText('competitions')
  const format = useFormat()
  const { competition, entry } = props
  const out = isReleased(competition.State)
  return (
    <Section
      title={<Localized text={competition.CompetitionName} />}
      actions={<StateBadge module="competitions" state={competition.State} tones={competitionTones} />}
    >
      <Stack gap="md">
        {!out && <Text>{t('mine.notOut')}</Text>}
        {out && !isFinal(competition.State) && (
          <Text size="sm" c="dimmed">
            {t('mine.provisionalHint')}
          </Text>
        )}
        <KeyValues
          columns={4}
          items={[
            { label: t('fields.submittedAt'), value: format.dateTime(entry.SubmittedAt) },
            out && {
              label: t('fields.rank'),
              value: entry.Rank === null ? t('notRanked') : <strong>{format.number(entry.Rank)}</strong>,
            },
            out && { label: t('fields.percent'), value: format.percent(entry.Percent) },
            out && { label: t('fields.timeUsed'), value: <TimeUsed milliseconds={entry.Milliseconds} /> },
            entry.CertificateNumber !== null && {
              label: t('fields.certificate'),
              value: <Code>{entry.CertificateNumber}</Code>,
            },
          ]}
        />
        {entry.Appeal && (
          <Alert color="gray" role="note">
            <Group justify="space-between">
              <Text size="sm" fw={600}>
                {t('fields.appeal')}
              </Text>
              <StateBadge tone={appealTones[entry.Appeal.State]} label={t(`appealStates.${entry.Appeal.State}`)} />
            </Group>
            <Text size="sm">
              <Typed>{entry.Appeal.Text}</Typed>
            </Text>
            {entry.Appeal.Decision !== null && (
              <Text size="sm">
                {t('fields.decision')}
                <Colon />
                <Typed>{entry.Appeal.Decision}</Typed>
              </Text>
            )}
          </Alert>
        )}
        <Group gap="sm">
          {entry.CertificateNumber !== null && (
            <Button
              component="a"
              href={certificateOf(entry)}
              target="_blank"
              rel="noopener"
              leftSection={<IconPrinter size={16} aria-hidden />}
            >
              {t('mine.certificate')}
            </Button>
          )}
          {competition.Actions.includes('openBoard') && (
            <Button variant="default" onClick={props.onBoard}>
              {t('mine.openBoard')}
            </Button>
          )}
          {entry.ExamID !== null && (
            <Button
              variant="default"
              component={AppLink}
              to="/YourCompetitionExamWithAnswer/:TraineeID?/:CompetitionExamID?"
              params={{ TraineeID: entry.TraineeID, CompetitionExamID: entry.ExamID }}
            >
              {t('mine.answers')}
            </Button>
          )}
          {entry.Actions.includes('fileAppeal') && (
            <Button variant="default" onClick={props.onAppeal}>
              {t('acts.fileAppeal.do')}
            </Button>
          )}
        </Group>
      </Stack>
    </Section>
  )
}
