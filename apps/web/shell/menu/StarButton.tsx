import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { useRouterState } from '@tanstack/react-router'
import { useShownScreen } from '#platform/web/frame/shown.ts'
import { changeSettings, starredLimit, useSettings } from '#platform/web/settings.ts'
import { useText } from '#platform/web/text.ts'
import { toast } from '#platform/web/ui/toast.ts'
import { IconButton } from '#platform/web/frame/IconButton.tsx'
import classes from './StarButton.module.css'

/** Puts the page shown at the top of the sidebar, or takes it from there. */
export function StarButton() {
  const t = useText('platform')
  const { starred } = useSettings()
  const screen = useShownScreen()
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  if (!screen || screen.menu?.group === 'home') return null
  const isStarred = starred.includes(pathname)
  const toggle = () => {
    if (isStarred) return changeSettings({ starred: starred.filter((each) => each !== pathname) })
    if (starred.length < starredLimit) return changeSettings({ starred: [...starred, pathname] })
    toast.info(t('shell.starsFull'))
  }
  return (
    <span className={classes['place']}>
      <IconButton
        label={isStarred ? t('shell.unstar') : t('shell.star')}
        aria-pressed={isStarred}
        size="2.15rem"
        onClick={toggle}
      >
        {isStarred ? (
          <IconStarFilled size="1.1rem" className={classes['on']} />
        ) : (
          <IconStar size="1.15rem" stroke={1.6} />
        )}
      </IconButton>
    </span>
  )
}
