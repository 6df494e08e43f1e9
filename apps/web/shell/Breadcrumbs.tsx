import { IconChevronRight, IconHome } from '@tabler/icons-react'
import { AppLink } from '#platform/web/link.tsx'
import { useShownScreen } from '#platform/web/frame/shown.ts'
import { plainPath } from '#platform/web/routing/paths.ts'
import { webModules } from '#platform/web/screens.ts'
import { mayPass, useUser } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { useTitles } from '#platform/web/words/titles.ts'
import { trailOf } from './menu/menu.ts'
import classes from './Breadcrumbs.module.css'

/** From home over the parent screens to this one. */
export function Breadcrumbs() {
  const t = useText('platform')
  const titleOf = useTitles()
  const user = useUser()
  const screen = useShownScreen()
  if (!screen) return null
  const parents = trailOf(webModules().screens, screen)
    .slice(0, -1)
    .flatMap((parent) => {
      const path = plainPath(parent.path)
      return path && mayPass(parent.rule, user) ? [{ path, title: titleOf(parent.title) }] : []
    })
  return (
    <nav aria-label={t('shell.breadcrumbs')} className={classes['trail']}>
      <ol>
        <li className={classes['home']}>
          <AppLink to="/" aria-label={t('actions.goHome')}>
            <IconHome size="1.15rem" stroke={1.6} aria-hidden />
          </AppLink>
          <Separator />
        </li>
        {parents.map(({ path, title }) => (
          <li key={path} className={classes['parent']}>
            <AppLink to={path as `/${string}`}>{title}</AppLink>
            <Separator />
          </li>
        ))}
        <li aria-current="page" className={classes['current']}>
          {titleOf(screen.title)}
        </li>
      </ol>
    </nav>
  )
}

const Separator = () => <IconChevronRight size="0.95rem" className={classes['separator']} aria-hidden />
