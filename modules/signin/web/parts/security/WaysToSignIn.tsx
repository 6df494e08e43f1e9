import { Button, Text } from '@mantine/core'
import { AppLink } from '#platform/web/link.tsx'
import { useUser } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import classes from './WaysToSignIn.module.css'

/** The ways to password, second factor and sessions. Not for an administrator who acts as the person. */
export default function WaysToSignIn() {
  const t = useText('profile')
  const platform = useText('platform')
  const user = useUser()
  if (user?.acting) return null
  return (
    <Section title={t('signIn.title')}>
      <Text size="sm" mb="md">
        {t('signIn.hint')}
      </Text>
      <div className={classes['links']}>
        <Button variant="default" component={AppLink} to="/pages/security">
          {platform('shell.security')}
        </Button>
        <Button variant="default" component={AppLink} to="/ChangePassword">
          {platform('shell.changePassword')}
        </Button>
        <Button variant="default" component={AppLink} to="/pages/sessions">
          {platform('shell.sessions')}
        </Button>
      </div>
    </Section>
  )
}
