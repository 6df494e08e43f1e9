import { Button, Stack } from '@mantine/core'
import { AppLink } from '#platform/web/link.tsx'
import { nameOf, useUser } from '#platform/web/session.ts'
import { useLanguage, useText } from '#platform/web/text.ts'
import { signInClasses as classes } from './SignInFrame.tsx'

/** A page of a later step, opened without the step before it; by somebody who is in already after reloading the last one. */
export function NothingAwaited({ title, sentence, reset }: { title: string; sentence: string; reset?: boolean }) {
  const t = useText('account')
  const words = useText('signin')
  const user = useUser()
  const language = useLanguage()
  if (user && !reset)
    return (
      <>
        <h1 className={classes['title']}>{words('login.title')}</h1>
        <p className={classes['welcome']}>{words('login.already', { name: nameOf(user, language) })}</p>
        <Stack gap="sm">
          <Button component={AppLink} to="/" size="md">
            {words('login.goOn')}
          </Button>
          <Button component={AppLink} to="/pages/security" size="md" variant="default">
            {t('security.title')}
          </Button>
        </Stack>
      </>
    )
  return (
    <>
      <h1 className={classes['title']}>{title}</h1>
      <p className={classes['welcome']}>{sentence}</p>
      <Stack gap="sm">
        <Button component={AppLink} to="/pages/login/:CompetitionCode?" size="md">
          {t('code.backToLogin')}
        </Button>
        <Button component={AppLink} to="/pages/forgot-password" size="md" variant="default">
          {reset ? t('reset.askCode') : words('login.forgot')}
        </Button>
      </Stack>
    </>
  )
}
