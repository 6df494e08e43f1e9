import { Button, Center, Stack, Text, Title } from '@mantine/core'
import { AppLink } from '../link.tsx'
import { useUser } from '../session.ts'
import { useText } from '../text.ts'

/** Closed and absent documents show this one page; one that is switched off says so. */
export function ClosedDocument({ isOff = false }: { isOff?: boolean }) {
  const t = useText('documents')
  const words = useText('platform')
  const user = useUser()
  const here = window.location.pathname + window.location.search
  return (
    <Center mih="100vh" p="md">
      <Stack gap="md" maw="32rem" align="center">
        <Title order={1} size="h3" ta="center">
          {t(isOff ? 'offTitle' : 'closedTitle')}
        </Title>
        <Text ta="center" c="dimmed">
          {isOff ? t('refusals.documentOff') : t(user ? 'closedForYou' : 'closed')}
        </Text>
        {user || isOff ? (
          <Button component={AppLink} to="/">
            {words('actions.goHome')}
          </Button>
        ) : (
          <Button component="a" href={`/pages/login?to=${encodeURIComponent(here)}`}>
            {t('signIn')}
          </Button>
        )}
      </Stack>
    </Center>
  )
}
