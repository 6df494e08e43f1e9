import { Button, Group, Stack, Text } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useFormat } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { RosterOutcomes } from './RosterOutcomes.tsx'
import { RosterDownload } from '../RosterDownload.tsx'
import type { RosterHome, RosterRecord } from '../roster-record.ts'
import { rosterHomes, wordsOfKind } from '../roster-kinds.ts'

/** What the import came to. */
export function RosterDone({
  home,
  roster,
  onAnother,
}: {
  home: RosterHome
  roster: RosterRecord
  onAnother: () => void
}) {
  const t = useText('roster')
  const words = wordsOfKind[roster.Kind]
  const format = useFormat()
  const { Created = 0, Skipped = 0, Invited = 0, Refused = 0 } = roster.Result ?? {}
  return (
    <Section title={t('doneTitle')}>
      <Stack gap="md" align="flex-start">
        <Group gap="sm">
          <IconCircleCheck size="1.75rem" stroke={1.6} color="var(--mantine-color-green-text)" aria-hidden />
          <div>
            <Text fw={600} role="status">
              {t(words.created, { count: Created, shown: format.number(Created) })}
            </Text>
            {Invited > 0 && <Text size="sm">{t('invited', { count: format.number(Invited) })}</Text>}
            {Refused > 0 && (
              <Text size="sm" c="var(--mantine-color-error)">
                {t('refusedRows', { count: format.number(Refused) })}
              </Text>
            )}
            {Skipped > 0 && (
              <Text size="sm" c="dimmed">
                {t('leftOut', { count: format.number(Skipped) })}
              </Text>
            )}
          </div>
        </Group>
        <Group gap="xs">
          <Button component={AppLink} to={home} search={rosterHomes[home].newest}>
            {t(words.showNew)}
          </Button>
          <Button variant="default" onClick={onAnother}>
            {t('another')}
          </Button>
          {Refused > 0 && <RosterDownload roster={roster} show="errors" />}
          {Skipped > 0 && <RosterDownload roster={roster} show="skipped" />}
        </Group>
        {roster.OutcomesTotal > 0 && <RosterOutcomes home={home} rosterId={roster.ID} />}
      </Stack>
    </Section>
  )
}
