import { Alert, Stack, Text } from '@mantine/core'
import { useCall } from '#platform/web/data.ts'
import { Code, InstantText } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { LetterView } from '#platform/web/ui/texts/LetterView.tsx'
import { mailboxCalls as calls } from '../../contract/calls.ts'
import { tones } from './tones.ts'

/** A letter as it was sent. */
export function LetterOf({ id }: { id: number }) {
  const t = useText('mailbox')
  const query = useCall(calls.getLetter, { ID: id })
  return (
    <QueryView query={query} module="mailbox">
      {(letter) => (
        <Stack gap="md">
          <KeyValues
            columns={2}
            items={[
              { label: t('fields.to'), value: <Code>{letter.To}</Code> },
              { label: t('fields.state'), value: <StateBadge module="mailbox" state={letter.State} tones={tones} /> },
              { label: t('fields.at'), value: <InstantText at={letter.At} /> },
              letter.SentAt !== null && { label: t('fields.sentAt'), value: <InstantText at={letter.SentAt} /> },
            ]}
          />
          {letter.Html === null ? (
            <Alert color="gray" role="note">
              {t('secret')}
            </Alert>
          ) : (
            <LetterView html={letter.Html} />
          )}
          <Text size="sm" c="dimmed">
            {t('kept')}
          </Text>
        </Stack>
      )}
    </QueryView>
  )
}
