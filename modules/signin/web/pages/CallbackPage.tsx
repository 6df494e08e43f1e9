import { Loader } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useGo } from '#platform/web/start/address.ts'
import { ApiProblem } from '#platform/web/client.ts'
import { sessionIsValid, useUser } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { useArrive } from '../arrive.ts'
import { noArrival } from '../attempt.ts'
import { AlreadySignedIn } from '../parts/login/AlreadySignedIn.tsx'
import { CallbackFailed } from '../parts/login/CallbackFailed.tsx'
import { SignInFrame, signInClasses as classes } from '../parts/login/SignInFrame.tsx'
import { comeBack } from '../provider-login.ts'

const nothingToFinish = () =>
  new ApiProblem({ status: 410, code: 'providerLoginOver', message: 'The address names no log-in.' })

/** Where identity providers send browsers back to. */
export default function CallbackPage() {
  const t = useText('account')
  const go = useGo()
  const arrive = useArrive()
  const user = useUser()
  const [query] = useState(() => location.search)
  // Asked once: the session that this page begins is no reason to show that there is one.
  const [already] = useState(sessionIsValid)
  const [problem, setProblem] = useState<unknown>(null)

  useEffect(() => {
    if (already) return
    let left = false
    const finished = query ? comeBack(query) : Promise.reject(nothingToFinish())
    finished.then(
      ({ outcome, arrival }) => {
        if (!left) arrive(outcome, arrival)
      },
      (error: unknown) => {
        if (left) return
        setProblem(error)
        // What came back is used up, and should not stand in the history.
        if (query) void go.replace('/callback')
      },
    )
    return () => {
      left = true
    }
    // oxlint-disable-next-line react/exhaustive-deps
  }, [already, query])

  useEffect(() => {
    if (already && !user) void go.replace('/pages/login/:CompetitionCode?')
  }, [already, user, go])

  return (
    <SignInFrame>
      {already && user ? (
        <AlreadySignedIn user={user} onGoOn={() => arrive('in', noArrival)} />
      ) : problem ? (
        <CallbackFailed problem={problem} query={query} />
      ) : (
        <>
          <h1 className={classes['title']}>{t('callback.title')}</h1>
          <p className={classes['welcome']} role="status">
            {t('callback.waiting')}
          </p>
          <Loader size="sm" />
        </>
      )}
    </SignInFrame>
  )
}
