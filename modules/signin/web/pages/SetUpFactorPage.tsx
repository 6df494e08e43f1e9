import { Button, Stack, Text } from '@mantine/core'
import { IconDeviceMobile, IconKey } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '#platform/web/text.ts'
import { useArrive } from '../arrive.ts'
import { keptAttempt, type Attempt } from '../attempt.ts'
import { KeepCodes } from '../parts/factor/KeepCodes.tsx'
import { NothingAwaited } from '../parts/login/NothingAwaited.tsx'
import { ProblemNote } from '../parts/code/ProblemNote.tsx'
import { ScanApp } from '../parts/factor/ScanApp.tsx'
import { SignInFrame, signInClasses as classes } from '../parts/login/SignInFrame.tsx'
import { usePasskeyStep } from '../parts/factor/usePasskeyStep.ts'
import { knowsPasskeys } from '../passkey-browser.ts'
import { beginApp, finishByApp, finishByPasskey } from '../set-up-factor.ts'

/** The first log-in of somebody who needs a second factor of their own: an authenticator app or a passkey. */
export default function SetUpFactorPage() {
  const t = useText('account')
  const [attempt] = useState(keptAttempt)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const arrive = useArrive()
  if (attempt && codes)
    return (
      <SignInFrame>
        <h1 className={classes['title']}>{t('app.stepKeep')}</h1>
        <Stack gap="md">
          <KeepCodes codes={codes} email={attempt.email} onDone={() => arrive('in', attempt.arrival)} />
        </Stack>
      </SignInFrame>
    )
  return (
    <SignInFrame>
      {attempt?.method === 'setUp' ? (
        <SetUp attempt={attempt} onCodes={setCodes} />
      ) : (
        <NothingAwaited title={t('code.noneTitle')} sentence={t('code.none')} />
      )}
    </SignInFrame>
  )
}

function SetUp({ attempt, onCodes }: { attempt: Attempt; onCodes: (codes: readonly string[]) => void }) {
  const t = useText('account')
  // Its refusals are said here.
  useText('signin')
  const [secret, setSecret] = useState<{ Secret: string; Uri: string } | null>(null)
  const { problem, running, run } = usePasskeyStep()
  if (secret)
    return (
      <>
        <h1 className={classes['title']}>{t('app.title')}</h1>
        <Stack gap="md" mt="md">
          <ScanApp secret={secret} onCode={async (code) => onCodes(await finishByApp(attempt, code))} />
          <button type="button" className={classes['link']} onClick={() => setSecret(null)}>
            {t('setUp.other')}
          </button>
        </Stack>
      </>
    )
  return (
    <>
      <h1 className={classes['title']}>{t('setUp.title')}</h1>
      <p className={classes['welcome']}>{t('setUp.hint')}</p>
      <Stack gap="md">
        <ProblemNote sentence={problem} />
        {knowsPasskeys() && (
          <div>
            <Button
              size="md"
              fullWidth
              loading={running}
              leftSection={<IconKey size="1.1rem" aria-hidden />}
              onClick={() => void run(async () => onCodes(await finishByPasskey(attempt, t('passkey.firstName'))))}
            >
              {t('setUp.passkey')}
            </Button>
            <Text size="sm" c="dimmed" mt={4}>
              {t('setUp.passkeyHint')}
            </Text>
          </div>
        )}
        <div>
          <Button
            size="md"
            fullWidth
            variant="default"
            disabled={running}
            leftSection={<IconDeviceMobile size="1.1rem" aria-hidden />}
            onClick={() => void run(async () => setSecret(await beginApp(attempt)))}
          >
            {t('setUp.app')}
          </Button>
          <Text size="sm" c="dimmed" mt={4}>
            {t('setUp.appHint')}
          </Text>
        </div>
      </Stack>
    </>
  )
}
