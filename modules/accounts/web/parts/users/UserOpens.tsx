import { Alert, Text } from '@mantine/core'
import { useCall } from '#platform/web/data.ts'
import { webModules } from '#platform/web/screens.ts'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { getOpened } from '../../../contract/opened.ts'
import type { User } from './user.ts'
import { OpenedList } from './OpenedList.tsx'
import { actionsOpenTo, screensOpenTo } from './opens.ts'

/** What this person may open now: the server's answer for the calls, the same table for the screens. */
export function UserOpens({ user }: { user: User }) {
  const t = useText('users')
  const query = useCall(getOpened, { ID: user.ID })
  return (
    <Section title={t('tabs.opens')}>
      <QueryView query={query} module="accounts">
        {({ Role, Permissions, CanSignIn, Items }) => {
          if (!CanSignIn) return <Alert color="blue">{t('rights.cannotSignIn')}</Alert>
          const rights = [Role, ...Permissions]
          return (
            <>
              <OpenedList
                screens={screensOpenTo(webModules().screens, rights)}
                actions={actionsOpenTo(Items, rights)}
              />
              <Text size="sm" c="dimmed" mt="md">
                {t('rights.everybody')}
              </Text>
            </>
          )
        }}
      </QueryView>
    </Section>
  )
}
