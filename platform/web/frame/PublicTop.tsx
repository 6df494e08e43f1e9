import type { ReactNode } from 'react'
import { Brand } from '../brand/Brand.tsx'
import { AppLink } from '../link.tsx'
import { useText } from '../text.ts'
import { LanguageList } from '../ui/texts/LanguageList.tsx'
import classes from './PublicTop.module.css'

/** Over pages without the menu, which visitors open too: whose page it is, the way home, the languages. */
export function PublicTop({ children }: { children?: ReactNode }) {
  const t = useText('platform')
  return (
    <header className={classes['top']}>
      <AppLink to="/" aria-label={t('actions.goHome')} className={classes['home']}>
        <Brand size="2.1rem" />
      </AppLink>
      <LanguageList />
      {children && <div className={classes['more']}>{children}</div>}
    </header>
  )
}
