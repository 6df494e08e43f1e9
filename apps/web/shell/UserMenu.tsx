import { Menu } from '@mantine/core'
import { IconDevices, IconKey, IconLock, IconLogout, IconSettings, IconShieldLock, IconUser } from '@tabler/icons-react'
import { profileOf } from '#modules/accounts/web/own-profile.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useRoleName } from '#platform/web/words/role-words.ts'
import { screenAt, webModules } from '#platform/web/screens.ts'
import { nameOf, useUser } from '#platform/web/session.ts'
import { useLanguage, useText } from '#platform/web/text.ts'
import { useTitles } from '#platform/web/titles.ts'
import { ownFileId } from '#platform/web/ui/files/own-file.ts'
import { PersonPhoto } from '#platform/web/ui/files/PersonPhoto.tsx'
import { logOut } from './log-out.ts'
import { ScreenIcon } from './menu/icons.tsx'
import { ownPagesOf } from './menu/menu.ts'
import classes from './UserMenu.module.css'

/** Who is signed in, and what concerns the account. */
export function UserMenu({ onSettings }: { onSettings: () => void }) {
  const roleName = useRoleName()
  const t = useText('platform')
  const titleOf = useTitles()
  const language = useLanguage()
  const user = useUser()
  if (!user) {
    return (
      <AppLink to="/pages/login/:CompetitionCode?" className={classes['logIn']!}>
        {t('actions.logIn')}
      </AppLink>
    )
  }
  const name = nameOf(user, language)
  const profile = profileOf(user)
  return (
    <Menu position="bottom-end" width="17rem" withinPortal>
      <Menu.Target>
        <button type="button" className={classes['button']}>
          <span className={classes['names']}>
            <bdi className={classes['name']}>{name}</bdi>
            <span className={classes['role']}>{roleName(user.userRole, user.gender)}</span>
          </span>
          <PersonPhoto fileId={ownFileId(user.photoURL)} name={name} size="2.4rem" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes['card']}>
          <bdi className={classes['name']}>{name}</bdi>
          <bdi dir="ltr" className={classes['email']}>
            {user.email}
          </bdi>
          <span className={classes['role']}>{roleName(user.userRole, user.gender)}</span>
        </div>
        <Menu.Divider />
        {profile && (
          <Menu.Item
            component={AppLink}
            to={profile.path}
            {...(profile.tab && { search: { tab: profile.tab } })}
            leftSection={<IconUser size="1.2rem" stroke={1.6} aria-hidden />}
          >
            {t('shell.profile')}
          </Menu.Item>
        )}
        {ownPagesOf(webModules().screens, user)
          .filter(({ path }) => path !== profile?.path)
          .map(({ path, screen, icon }) => (
            <Menu.Item
              key={path}
              component={AppLink}
              to={path as `/${string}`}
              leftSection={<ScreenIcon name={icon} size="1.2rem" />}
            >
              {titleOf(screen.title)}
            </Menu.Item>
          ))}
        {!user.acting && <SecurityItems />}
        <Menu.Item leftSection={<IconSettings size="1.2rem" stroke={1.6} aria-hidden />} onClick={onSettings}>
          {t('shell.settings')}
        </Menu.Item>
        {!user.acting && <LogOutItem />}
      </Menu.Dropdown>
    </Menu>
  )
}

/* What is the person's own, and not an administrator's who acts as them: their banner leads back. */

function SecurityItems() {
  const t = useText('platform')
  return (
    <>
      <Menu.Item
        component={AppLink}
        to="/pages/security"
        leftSection={<IconShieldLock size="1.2rem" stroke={1.6} aria-hidden />}
      >
        {t('shell.security')}
      </Menu.Item>
      <Menu.Item
        component={AppLink}
        to="/ChangePassword"
        leftSection={<IconKey size="1.2rem" stroke={1.6} aria-hidden />}
      >
        {t('shell.changePassword')}
      </Menu.Item>
      {screenAt('/pages/sessions') && (
        <Menu.Item
          component={AppLink}
          to="/pages/sessions"
          leftSection={<IconDevices size="1.2rem" stroke={1.6} aria-hidden />}
        >
          {t('shell.sessions')}
        </Menu.Item>
      )}
    </>
  )
}

function LogOutItem() {
  const t = useText('platform')
  return (
    <>
      <Menu.Divider />
      <Menu.Item leftSection={<IconLock size="1.2rem" stroke={1.6} aria-hidden />} onClick={() => void lock()}>
        {t('shell.lock')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconLogout size="1.2rem" stroke={1.6} className={classes['mirrored']} aria-hidden />}
        onClick={() => void logOut()}
      >
        {t('actions.logOut')}
      </Menu.Item>
    </>
  )
}
const lock = async () => (await import('#modules/signin/web/lock-screen.ts')).lockScreen()
