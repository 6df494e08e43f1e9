import { Alert, Button, Stack, Text } from '@mantine/core'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import type { GuestState } from '../../rules/guest.ts'

const colours = {
  waiting: 'green',
  waitlisted: 'blue',
  confirmed: 'green',
  rejected: 'red',
  withdrawn: 'gray',
} as const
const hints = {
  waiting: 'ask.doneHint',
  waitlisted: 'ask.waitlistedHint',
  confirmed: 'ask.confirmedHint',
  rejected: 'ask.rejectedHint',
  withdrawn: 'pass.states.withdrawn',
} as const

/** How a request stands, in place of the form. */
export function OwnRequest({ State, Code }: { State: GuestState; Code: string }) {
  const t = useText('occasions')
  return (
    <Alert color={colours[State]} role="status" title={State === 'waiting' ? t('ask.done') : t(`states.${State}`)}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{t(hints[State])}</Text>
        <Button variant="default" component={AppLink} to="/EventPass/:Code?" params={{ Code }}>
          {t('ask.openPass')}
        </Button>
      </Stack>
    </Alert>
  )
}
