import { Alert, Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { useAddress } from '#platform/web/start/address.ts'
import { PublicTop } from '#platform/web/frame/PublicTop.tsx'
import { Typed } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { sessionIsValid, useUser } from '#platform/web/session.ts'
import { useLanguage, useText } from '#platform/web/text.ts'
import classes from './SignupFrame.module.css'
import { Spliced } from './Spliced.tsx'

/** Around every page of the registration: the name, the languages, the way to the login, and the page's heading. */
export function SignupFrame(props: {
  title: ReactNode
  intro?: ReactNode
  narrow?: boolean
  /** With the way back to the kinds of registration. */
  otherKind?: boolean
  children: ReactNode
}) {
  const t = useText('signup')
  const user = useUser()
  const arabic = useLanguage() === 'ar'
  const { search } = useAddress()
  const { to, competition } = search
  return (
    <div className={classes['page']}>
      <PublicTop>
        <p className={classes['login']}>
          {t('haveAccount')}{' '}
          <Anchor
            component={AppLink}
            underline="always"
            to="/pages/login/:CompetitionCode?"
            params={{ CompetitionCode: competition }}
            search={{ to }}
          >
            {t('logIn')}
          </Anchor>
        </p>
      </PublicTop>
      <div className={classes['content']} data-narrow={props.narrow || undefined}>
        <div className={classes['head']}>
          <h1 className={classes['title']}>{props.title}</h1>
          {props.otherKind && (
            <Anchor component={AppLink} to="/registration/registerType" search={{ to, competition }}>
              {t('otherKind')}
            </Anchor>
          )}
          {props.intro && <p className={classes['intro']}>{props.intro}</p>}
        </div>
        {user && sessionIsValid() && (
          <Alert color="blue" p="sm" role="note">
            <Spliced
              sentence={t('signedInAs', { name: '\u0001' })}
              part={<Typed>{arabic ? user.displayName : user.displayNameEn}</Typed>}
            />
          </Alert>
        )}
        {props.children}
      </div>
    </div>
  )
}
