import { type ReactNode, useEffect } from 'react'
import { PublicTop } from '#platform/web/frame/PublicTop.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { isProblem } from '#platform/web/problem.ts'
import { useUser } from '#platform/web/session.ts'
import { useGo } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import classes from './Showcase.module.css'

/**
 * Around the public pages; `here` is the address of the one shown. While the academy keeps its catalogue to itself, the
 * calls of the page refuse a visitor: who is then led to the log-in, as from any page that needs an account, and back.
 */
export function PublicFrame({ here, problem, children }: { here: string; problem: unknown; children: ReactNode }) {
  const t = useText('showcase')
  const platform = useText('platform')
  const go = useGo()
  const user = useUser()
  const isKept = !user && isProblem(problem, 'notSignedIn')
  useEffect(() => {
    if (isKept) void go.replace('/pages/login/:CompetitionCode?', {}, { to: here })
  }, [isKept, go, here])
  return (
    <>
      <PublicTop>
        {user ? (
          <AppLink to="/" className={classes['logIn']!}>
            {platform('actions.goHome')}
          </AppLink>
        ) : (
          <AppLink to="/pages/login/:CompetitionCode?" search={{ to: here }} className={classes['logIn']!}>
            {t('logIn')}
          </AppLink>
        )}
      </PublicTop>
      <div className={classes['content']}>
        {!isKept && children}
        <AppLink to="/verify/:Code?" className={classes['verify']!}>
          {t('verify')}
        </AppLink>
      </div>
    </>
  )
}
