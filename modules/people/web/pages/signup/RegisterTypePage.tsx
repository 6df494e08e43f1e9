import { Anchor } from '@mantine/core'
import { IconBuilding, IconChevronRight, IconPresentation, IconSchool, type TablerIcon } from '@tabler/icons-react'
import { useAddress } from '#platform/web/start/address.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { SignupFrame } from '../../parts/signup/SignupFrame.tsx'
import classes from './RegisterTypePage.module.css'

const kinds: readonly {
  readonly key: 'trainee' | 'organization' | 'instructor'
  to: `/${string}`
  icon: TablerIcon
}[] = [
  { key: 'trainee', to: '/registration/TraineeRegister', icon: IconSchool },
  { key: 'organization', to: '/registration/CustomerRegister', icon: IconBuilding },
  { key: 'instructor', to: '/registration/InstructorRegister', icon: IconPresentation },
]

/** Trainee, organization or instructor. Where the visitor wanted to go, and the competition, go along. */
export default function RegisterTypePage() {
  const t = useText('signup')
  const { to, competition } = useAddress().search
  return (
    <SignupFrame title={t('type.title')} intro={t('type.intro')} narrow>
      <ul className={classes['list']}>
        {kinds.map(({ key, to: page, icon: Icon }) => (
          <li key={key}>
            <AppLink to={page} search={{ to, competition }} className={classes['kind']}>
              <span className={classes['icon']} aria-hidden>
                <Icon size="1.6rem" stroke={1.4} />
              </span>
              <span className={classes['words']}>
                <span className={classes['name']}>{t(`type.${key}`)}</span>
                <span className={classes['text']}>{t(`type.${key}Text`)}</span>
              </span>
              <IconChevronRight size="1.2rem" stroke={1.6} aria-hidden className={classes['arrow']!} />
            </AppLink>
          </li>
        ))}
      </ul>
      <p className={classes['small']}>
        {t('type.small')}{' '}
        <Anchor
          component={AppLink}
          underline="always"
          to="/registration/SmallTraineeRegister"
          search={{ to, competition }}
        >
          {t('type.smallLink')}
        </Anchor>
      </p>
    </SignupFrame>
  )
}
