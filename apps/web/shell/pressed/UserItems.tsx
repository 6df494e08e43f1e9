import { Menu } from '@mantine/core'
import {
  IconDevices,
  IconKey,
  IconLock,
  IconLogout,
  IconSettings,
  IconShieldLock,
  IconUser,
  type TablerIcon,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { profileOf } from '#modules/accounts/web/own-profile.ts'
import { AppLink } from '#platform/web/link.tsx'
import { screenAt, webModules } from '#platform/web/screens.ts'
import { nameOf, type UserInfo } from '#platform/web/session.ts'
import { useLanguage, useText } from '#platform/web/text.ts'
import { useTitles } from '#platform/web/titles.ts'
import type { PressedButton } from '#platform/web/ui/pressed/onPress.tsx'
import { PressedMenu } from '#platform/web/ui/pressed/Pressed.tsx'
import { useRoleName } from '#platform/web/words/role-words.ts'
import { logOut } from '../log-out.ts'
import classes from '../UserMenu.module.css'
import { ScreenIcon } from '../menu/icons.tsx'
import { ownPagesOf } from '../menu/menu.ts'

export interface UserItemsProps {
  readonly button: PressedButton
  readonly user: UserInfo
  readonly onSettings: () => void
}

/** What concerns the account of who is signed in. */
export function UserItems({ button, user, onSettings }: UserItemsProps) {
  const roleName = useRoleName()
  const t = useText('platform')
  const titleOf = useTitles()
  const name = nameOf(user, useLanguage())
  const profile = profileOf(user)
  return (
    <PressedMenu button={button} position="bottom-end" width="17rem">
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
    </PressedMenu>
  )
}

/* What is the person's own, and not an administrator's who acts as them: their banner leads back. */

function SecurityItems() {
  const t = useText('platform')
  return (
    <>
      <PageItem to="/pages/security" Icon={IconShieldLock}>
        {t('shell.security')}
      </PageItem>
      <PageItem to="/ChangePassword" Icon={IconKey}>
        {t('shell.changePassword')}
      </PageItem>
      {screenAt('/pages/sessions') && (
        <PageItem to="/pages/sessions" Icon={IconDevices}>
          {t('shell.sessions')}
        </PageItem>
      )}
    </>
  )
}

function PageItem({ to, Icon, children }: { to: `/${string}`; Icon: TablerIcon; children: ReactNode }) {
  return (
    <Menu.Item component={AppLink} to={to} leftSection={<Icon size="1.2rem" stroke={1.6} aria-hidden />}>
      {children}
    </Menu.Item>
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
