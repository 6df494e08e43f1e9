import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { useGo } from '#platform/web/start/address.ts'
import { isProblem, send } from '#platform/web/client.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { AppLink } from '#platform/web/link.tsx'
import { problemSentence, useText } from '#platform/web/text.ts'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { confirmAddress, getAddressLink, undoAddress } from '#modules/accounts/contract/address.ts'
import { noArrival } from '../attempt.ts'
import { NothingAwaited } from '../parts/login/NothingAwaited.tsx'
import { ProblemNote } from '../parts/code/ProblemNote.tsx'
import { SignInFrame, signInClasses as classes } from '../parts/login/SignInFrame.tsx'
import { keepPasswordToken, takeAddressToken } from '../password-token.ts'

type Link = Output<typeof getAddressLink>

/** What a letter about a new address leads to: it is confirmed, or its owner says that they did not ask for it. */
export default function AddressPage() {
  const t = useText('account')
  const [token] = useState(takeAddressToken)
  const query = useCall(getAddressLink, token ? { body: { token } } : skip, { once: true })
  const [isConfirmed, setConfirmed] = useState(false)
  const over = !token || isProblem(query.error, 'linkOver')
  if (isConfirmed)
    return (
      <SignInFrame>
        <h1 className={classes['title']}>{t('address.doneTitle')}</h1>
        <p className={classes['welcome']}>{t('address.doneHint')}</p>
        <Button component={AppLink} to="/pages/login/:CompetitionCode?" size="md">
          {t('code.backToLogin')}
        </Button>
      </SignInFrame>
    )
  return (
    <SignInFrame>
      {over ? (
        <NothingAwaited title={t('address.overTitle')} sentence={t('address.over')} />
      ) : (
        <QueryView query={query} module="signin">
          {(link) => <Step link={link} token={token} onConfirmed={() => setConfirmed(true)} />}
        </QueryView>
      )}
    </SignInFrame>
  )
}

function Step({ link, token, onConfirmed }: { link: Link; token: string; onConfirmed: () => void }) {
  const t = useText('account')
  const acts = useText('accounts/acts')
  // Its refusals are said here.
  useText('signin')
  const go = useGo()
  const [problem, setProblem] = useState<string | null>(null)
  const [running, setRunning] = useState(false)
  const confirms = link.kind === 'confirm'
  const run = async () => {
    setRunning(true)
    setProblem(null)
    try {
      if (confirms) {
        await send(confirmAddress, { body: { token } })
        return onConfirmed()
      }
      const reply = await send(undoAddress, { body: { token } })
      keepPasswordToken({ token: reply.token, arrival: noArrival })
      void go('/pages/reset-password')
    } catch (error) {
      setProblem(problemSentence(error, 'signin'))
    }
    setRunning(false)
  }
  return (
    <>
      <h1 className={classes['title']}>{confirms ? t('address.confirmTitle') : t('address.undoTitle')}</h1>
      <div className={classes['welcome']}>
        <p>{confirms ? t('address.confirmHint') : link.isDone ? t('address.undoDoneHint') : t('address.undoHint')}</p>
        <p>
          <bdi dir="ltr" className={classes['address']}>
            {link.email}
          </bdi>
        </p>
        <p>{confirms ? t('address.confirmEnds') : t('address.undoEnds')}</p>
      </div>
      <Stack gap="md">
        <ProblemNote sentence={problem} />
        <Button size="md" fullWidth loading={running} onClick={() => void run()} {...(!confirms && { color: 'red' })}>
          {acts(confirms ? 'acts.confirmAddress.do' : 'acts.undoAddress.do')}
        </Button>
      </Stack>
    </>
  )
}
