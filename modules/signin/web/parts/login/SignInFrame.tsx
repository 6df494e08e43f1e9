import type { ReactNode } from 'react'
import { Brand } from '#platform/web/brand/Brand.tsx'
import { LanguageList } from '#platform/web/ui/texts/LanguageList.tsx'
import classes from './SignInFrame.module.css'
import { LoginArt } from './LoginArt.tsx'

/** What stands around every step of signing in. */
export function SignInFrame({ children, onLanguage }: { children: ReactNode; onLanguage?: () => void }) {
  return (
    <div className={classes['page']}>
      <LoginArt />
      <div className={classes['side']}>
        <LanguageList onChoose={onLanguage} />
        <div className={classes['panel']}>
          <div className={classes['brand']}>
            <Brand size="2.6rem" />
          </div>
          {children}
        </div>
      </div>
    </div>
  )
}

export const signInClasses = classes
