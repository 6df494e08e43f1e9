import { Button, Stack } from '@mantine/core'
import { forgetSession, nameOf, type UserInfo } from '#platform/web/session.ts'
import { useLanguage, useText } from '#platform/web/text.ts'
import { signInClasses as classes } from './SignInFrame.tsx'

/** The login page seen by somebody who is in already. */
export function AlreadySignedIn({ user, onGoOn }: { user: UserInfo; onGoOn: () => void }) {
  const t = useText('signin')
  const name = nameOf(user, useLanguage())
  const leave = async () => {
    const [{ signinCalls }, { send }] = await Promise.all([
      import('../../../contract/calls.ts'),
      import('#platform/web/client.ts'),
    ])
    await send(signinCalls.logout).catch(() => undefined)
    forgetSession()
  }
  return (
    <Stack gap="sm">
      <h1 className={classes['title']}>{t('login.title')}</h1>
      <p className={classes['welcome']} role="status">
        {t('login.already', { name })}
      </p>
      <Button size="md" onClick={onGoOn}>
        {t('login.goOn')}
      </Button>
      <Button size="md" variant="default" onClick={() => void leave()}>
        {t('login.switchAccount')}
      </Button>
    </Stack>
  )
}
