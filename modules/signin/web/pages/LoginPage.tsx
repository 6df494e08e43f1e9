import { useState } from 'react'
import { directionOf, inLanguage } from '#platform/shared/text.ts'
import { useParam, useAddress } from '#platform/web/start/address.ts'
import { isOwnPath } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useMaintenance } from '#platform/web/signed-in/maintenance.ts'
import { screenAt } from '#platform/web/screens.ts'
import { sessionIsValid, sessionWasOver, useUser } from '#platform/web/session.ts'
import { useLanguage, useText } from '#platform/web/text.ts'
import { useUnsentOfAll } from '#platform/web/signed-in/unsent.ts'
import { useArrive } from '../arrive.ts'
import { AlreadySignedIn } from '../parts/login/AlreadySignedIn.tsx'
import { LoginForm } from '../parts/login/LoginForm.tsx'
import { ProviderButtons } from '../parts/login/ProviderButtons.tsx'
import { SampleLogins } from '../parts/login/SampleLogins.tsx'
import { SignInFrame, signInClasses as classes } from '../parts/login/SignInFrame.tsx'

export default function LoginPage() {
  const t = useText('signin')
  const user = useUser()
  const arrive = useArrive()
  const { search } = useAddress()
  const competition = useParam('CompetitionCode') ?? null
  const [languageChosen, setLanguageChosen] = useState(false)
  const [chosen, choose] = useState({ email: '', password: '', round: 0 })
  // Whoever has just logged in here waits for the next page, which is no news of being in already.
  const [running, setRunning] = useState(false)
  const arrival = { to: isOwnPath(search['to']) ? search['to'] : null, competition }

  return (
    <SignInFrame onLanguage={() => setLanguageChosen(true)}>
      {user && sessionIsValid() && !running ? (
        <AlreadySignedIn user={user} onGoOn={() => arrive('in', arrival)} />
      ) : (
        <>
          <h1 className={classes['title']}>{t('login.title')}</h1>
          <p className={classes['welcome']}>{t('login.welcome')}</p>
          <SessionOverHint />
          <MaintenanceHint />
          <UnsentHint />
          {competition && (
            <p className={classes['competition']}>
              {t('login.competition')} <bdi dir="ltr">{competition}</bdi>
            </p>
          )}
          <LoginForm
            key={chosen.round}
            email={chosen.email}
            password={chosen.password}
            languageChosen={languageChosen}
            arrival={arrival}
            running={running}
            onRunning={setRunning}
            onOutcome={(outcome) => arrive(outcome, arrival)}
          />
          <div className={classes['beside']}>
            <AppLink
              to="/pages/forgot-password"
              search={{ to: arrival.to, competition: arrival.competition }}
              className={classes['link']!}
            >
              {t('login.forgot')}
            </AppLink>
            {screenAt('/registration/registerType') && (
              <AppLink
                to="/registration/registerType"
                search={{ to: arrival.to, competition }}
                className={classes['link']!}
              >
                {t('login.register')}
              </AppLink>
            )}
          </div>
          <AppLink to="/Catalogue" className={classes['courses']!}>
            {t('login.courses')}
          </AppLink>
          <ProviderButtons arrival={arrival} languageChosen={languageChosen} />
          <SampleLogins onChoose={(email, password) => choose({ email, password, round: chosen.round + 1 })} />
        </>
      )}
    </SignInFrame>
  )
}

/** Answers of an exam that a lost session left in this browser: whose they are is nobody else's business. */
function UnsentHint() {
  const t = useText('signin')
  const count = useUnsentOfAll()
  return count === 0 ? null : (
    <p className={classes['competition']} role="status">
      {t('login.unsent', { count })}
    </p>
  )
}

/** Who was led here in the middle of something is told why. */
function SessionOverHint() {
  const t = useText('signin')
  return !sessionWasOver() ? null : (
    <p className={classes['competition']} role="status">
      {t('login.over')}
    </p>
  )
}

/** Administrators come in here while everybody else is kept out. */
function MaintenanceHint() {
  const t = useText('platform')
  const language = useLanguage()
  const notice = useMaintenance()
  if (!notice) return null
  const told = inLanguage(notice.message, language)
  return (
    <p className={classes['competition']} role="status">
      {told.text ? (
        <bdi lang={told.language} dir={directionOf(told.language)}>
          {told.text}
        </bdi>
      ) : (
        t('refusals.maintenance')
      )}
    </p>
  )
}
