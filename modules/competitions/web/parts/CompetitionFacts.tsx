import { Button, Group, Stack, Text } from '@mantine/core'
import { Code, InstantText, Localized, useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useMayPass } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { Steps } from '#platform/web/ui/Steps.tsx'
import { invites, type CompetitionState } from '../../rules/competition-states.ts'
import type { Competition } from './competition.tsx'

const way = [
  'draft',
  'published',
  'registrationOpen',
  'running',
  'correction',
  'provisional',
  'appeals',
  'final',
] as const

const stepOf = (state: CompetitionState): (typeof way)[number] =>
  state === 'closed' ? 'correction' : state === 'archived' ? 'final' : state

/** How far a competition is, its dates and fee, its exam, and how people are invited. */
export function CompetitionFacts({ competition }: { competition: Competition }) {
  const t = useText('competitions')
  const format = useFormat()
  const { Fee, UsualFee } = competition
  const fee = (Fee ?? UsualFee).Minor === 0 ? t('free') : format.money(Fee ?? UsualFee)
  return (
    <Stack gap="md">
      <Section>
        <Steps
          label={t('fields.state')}
          steps={way.map((key) => ({ key, label: t(`states.${key}`) }))}
          current={stepOf(competition.State)}
        />
      </Section>
      <Section title={t('dates')}>
        <KeyValues
          columns={3}
          items={[
            { label: t('fields.entriesOpen'), value: <InstantText at={competition.EntriesOpenAt} /> },
            { label: t('fields.starts'), value: <InstantText at={competition.StartsAt} /> },
            { label: t('fields.ends'), value: <InstantText at={competition.EndsAt} /> },
            { label: t('fields.duration'), value: format.minutes(competition.Minutes) },
            { label: t('fields.fee'), value: Fee === null ? t('usualFee', { fee }) : fee },
            competition.AppealsUntil !== null && {
              label: t('fields.appealsUntil'),
              value: <InstantText at={competition.AppealsUntil} />,
            },
            competition.FinalAt !== null && {
              label: t('fields.finalAt'),
              value: <InstantText at={competition.FinalAt} />,
            },
            Object.values(competition.About).some(Boolean) && {
              label: t('fields.about'),
              value: <Localized text={competition.About} />,
              wide: true,
            },
          ]}
        />
      </Section>
      <ExamOf competition={competition} />
      {invites(competition.State) && <Invitation code={competition.Code} />}
    </Stack>
  )
}

/** The exam that it asks: put together on the exam's own page. */
function ExamOf({ competition }: { competition: Competition }) {
  const t = useText('competitions')
  const format = useFormat()
  const composes = useMayPass('editorExamination')
  const isDraft = competition.State === 'draft'
  const isRunning = competition.State === 'running'
  const params = { ID: competition.ExamID }
  return (
    <Section
      title={t('exam')}
      {...(isDraft && { description: t(composes ? 'examHint' : 'composeBy') })}
      {...(isRunning && competition.Sitting > 0 && { description: t('endsWhenHandedIn') })}
      actions={
        composes && (
          <Group gap="xs">
            {isDraft && (
              <Button component={AppLink} to="/Exam-add/Edit/:ID?" params={params}>
                {t('compose')}
              </Button>
            )}
            <Button component={AppLink} variant="default" to="/courseExam/CourseExam-Edit/:ID?" params={params}>
              {t('openExam')}
            </Button>
          </Group>
        )
      }
    >
      <KeyValues
        columns={4}
        items={[
          { label: t('fields.questions'), value: format.number(competition.Questions) },
          { label: t('fields.papers'), value: format.number(competition.Papers) },
          { label: t('fields.unmarked'), value: format.number(competition.Unmarked) },
          isRunning
            ? { label: t('fields.sitting'), value: format.number(competition.Sitting) }
            : { label: t('fields.appealsWaiting'), value: format.number(competition.AppealsWaiting) },
        ]}
      />
    </Section>
  )
}

/** The addresses by which people arrive. */
function Invitation({ code }: { code: string }) {
  const t = useText('competitions')
  const address = (path: string) => `${location.origin}${path}`
  const login = href('/CompetitionAnswer/:Code?', { Code: code })
  return (
    <Section title={t('invite')}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t('inviteHint')}
        </Text>
        <KeyValues
          columns={1}
          items={[
            { label: t('fields.code'), value: <Code>{code}</Code> },
            { label: t('loginAddress'), value: <Code>{address(login)}</Code> },
            {
              label: t('registerAddress'),
              value: <Code>{address(href('/registration/SmallTraineeRegister', {}, { competition: code }))}</Code>,
            },
          ]}
        />
      </Stack>
    </Section>
  )
}
