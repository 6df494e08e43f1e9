import { Button, Center, Stack, Text, Title } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isProblem } from '#platform/web/client.ts'
import type { ApiProblem } from '#platform/web/problem.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useUser } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { QueryView } from '#platform/web/ui/QueryView.tsx'

/** Waits for a report's content; closed and absent documents show the one same page. */
export function ReportPage<T>({
  query,
  children,
}: {
  query: UseQueryResult<T, ApiProblem>
  children: (content: T) => ReactNode
}) {
  const closed =
    !query.data &&
    (query.fetchStatus === 'idle' && query.isPending
      ? true
      : isProblem(query.error, 'reportClosed') || isProblem(query.error, 'invalidInput'))
  return <>{closed ? <Closed /> : <QueryView query={query}>{(content) => children(content as T)}</QueryView>}</>
}

function Closed() {
  const t = useText('reports')
  const words = useText('platform')
  const user = useUser()
  const here = window.location.pathname + window.location.search
  return (
    <Center mih="100vh" p="md">
      <Stack gap="md" maw="32rem" align="center">
        <Title order={1} size="h3" ta="center">
          {t('closedTitle')}
        </Title>
        <Text ta="center" c="dimmed">
          {t(user ? 'closedForYou' : 'closed')}
        </Text>
        {user ? (
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
