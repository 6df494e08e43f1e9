import { Badge, Button } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import type { Output } from '#platform/shared/call.ts'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import type { getSessions } from '../../../contract/session.ts'
import { browserOf } from './browser.ts'
import classes from './SessionList.module.css'

export type Session = Output<typeof getSessions>['Items'][number]

/** One signed-in browser, and the way to sign it out where there is one. */
export function SessionLine({
  session,
  ending = false,
  onEnd,
}: {
  session: Session
  ending?: boolean
  onEnd?: (() => void) | undefined
}) {
  const t = useText('signin')
  const acts = useText('signin/acts')
  const format = useFormat()
  const { browser, system, mobile } = browserOf(session.UserAgent)
  const Icon = mobile ? IconDeviceMobile : IconDeviceDesktop
  return (
    <li className={classes['line']}>
      <Icon size="1.6rem" stroke={1.4} aria-hidden />
      <div className={classes['facts']}>
        <span className={classes['browser']}>
          {browser ? t('sessions.browser', { browser, system }) : t('sessions.unknown')}
          {session.IsCurrent && (
            <Badge variant="light" color="green" tt="none">
              {t('sessions.current')}
            </Badge>
          )}
          {session.IsActing && (
            <Badge variant="light" color="yellow" tt="none">
              {t('sessions.acting')}
            </Badge>
          )}
        </span>
        <span className={classes['times']}>
          <span>{t('sessions.lastUsed', { at: format.dateTime(session.LastUsedAt) })}</span>
          <span>{t('sessions.since', { at: format.dateTime(session.CreatedAt) })}</span>
        </span>
      </div>
      {onEnd && !session.IsCurrent && (
        <Button variant="default" size="xs" loading={ending} onClick={onEnd}>
          {acts('acts.endSession.do')}
        </Button>
      )}
    </li>
  )
}

export const sessionListClass = classes['list']!
