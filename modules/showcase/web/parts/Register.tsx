import { Anchor, Button } from '@mantine/core'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { mayPass, useUser } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import classes from './Showcase.module.css'

interface Props {
  readonly classId: number
  readonly isFull: boolean
  /** One of several on the page: only the first of them stands out. */
  readonly isOther?: boolean
  /** Says to a visitor that an account can be made on the way. */
  readonly withHint?: boolean
}

/**
 * The way into a class: trainees and organizations come to its registration at once, visitors by the log-in, which leads
 * there; who plans classes opens its record. Nothing for whoever has no way of registering.
 */
export function Register({ classId, isFull, isOther = false, withHint = false }: Props) {
  const t = useText('showcase')
  const user = useUser()
  const to = href('/UpcomingCourse', {}, { register: classId })
  const label = isFull ? t('joinWaiting') : t('register')
  const look = isFull || isOther ? { variant: isFull ? 'default' : 'light' } : {}
  if (user && mayPass('customerTrainee', user))
    return (
      <Button component={AppLink} to={to as '/'} {...look}>
        {user.userRole === 'customer' ? t('registerTrainees') : label}
      </Button>
    )
  if (user)
    return mayPass('adminTrainingCoordinator', user) ? (
      <Button component={AppLink} to="/Setting/CourseClass-Edit/:ID?" params={{ ID: classId }} variant="default">
        {t('openInAcademy')}
      </Button>
    ) : null
  const button = (
    <Button component={AppLink} to="/pages/login/:CompetitionCode?" search={{ to }} {...look}>
      {label}
    </Button>
  )
  if (!withHint) return button
  return (
    <div className={classes['register']}>
      {button}
      <Anchor component={AppLink} to="/registration/registerType" search={{ to }} size="sm" underline="always">
        {t('noAccount')}
      </Anchor>
    </div>
  )
}
