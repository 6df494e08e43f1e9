import { Button } from '@mantine/core'
import { IconUserShare } from '@tabler/icons-react'
import { useState } from 'react'
import { formatOf } from '#platform/web/format.ts'
import { nameOf, useUser } from '#platform/web/session.ts'
import { useLanguage, useText } from '#platform/web/text.ts'
import { returnToOwn } from './return-to-own.ts'
import classes from './ActingBanner.module.css'

/** On every page while an administrator acts as somebody: as whom, until when, and the way back. */
export default function ActingBanner() {
  const t = useText('platform')
  const language = useLanguage()
  const user = useUser()
  const [running, setRunning] = useState(false)
  if (!user?.acting) return null
  const back = () => {
    setRunning(true)
    void returnToOwn().finally(() => setRunning(false))
  }
  return (
    <div role="status" aria-label={t('acting.label')} className={classes['banner']} data-not-printed>
      <IconUserShare size="1.25rem" stroke={1.7} aria-hidden />
      <p className={classes['sentence']}>
        {t('acting.as')} <bdi className={classes['name']}>{nameOf(user, language)}</bdi>{' '}
        <span className={classes['until']}>
          {t('acting.until', { at: formatOf(language).dateTime(user.acting.until) })}
        </span>
      </p>
      <Button size="compact-sm" variant="white" loading={running} onClick={back}>
        {t('acting.return')}
        <span className={classes['toOwn']}>{` ${t('acting.toOwn')}`}</span>
      </Button>
    </div>
  )
}
