import { Stack } from '@mantine/core'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import type { Attempt } from '../../attempt.ts'
import { signInClasses as classes } from '../login/SignInFrame.tsx'
import { PasskeyButton } from './PasskeyButton.tsx'

interface PasskeyStepProps {
  readonly attempt: Attempt
  /** Signs with the passkey and goes on. Throws the refusal, which is said here. */
  readonly onPasskey: () => Promise<unknown>
  /** The app's code, or a recovery code, in its place. */
  readonly onOther: () => void
}

/** The second step by a passkey. */
export function PasskeyStep({ attempt, onPasskey, onOther }: PasskeyStepProps) {
  const t = useText('account')
  const hasApp = attempt.methods?.includes('app')
  return (
    <>
      <h1 className={classes['title']}>{t('code.signInTitle')}</h1>
      <p className={classes['welcome']}>{t('passkey.signInHint')}</p>
      <Stack gap="md">
        <PasskeyButton onPasskey={onPasskey} />
      </Stack>
      <Stack gap="xs" mt="md" align="flex-start">
        <button type="button" className={classes['link']} onClick={onOther}>
          {hasApp ? t('passkey.useApp') : t('passkey.useRecovery')}
        </button>
        <AppLink
          to="/pages/login/:CompetitionCode?"
          params={{ CompetitionCode: attempt.arrival.competition }}
          search={{ to: attempt.arrival.to }}
          className={classes['link']!}
        >
          {t('code.backToLogin')}
        </AppLink>
      </Stack>
    </>
  )
}
