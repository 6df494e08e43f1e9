import { AppLink } from '#platform/web/link.tsx'
import { nameOf, useUser } from '#platform/web/session.ts'
import { useLanguage, useText } from '#platform/web/text.ts'
import { ownFileId } from '#platform/web/ui/files/own-file.ts'
import { PersonPhoto } from '#platform/web/ui/files/PersonPhoto.tsx'
import { onPress } from '#platform/web/ui/pressed/onPress.tsx'
import { useRoleName } from '#platform/web/words/role-words.ts'
import type { UserItemsProps } from './pressed/UserItems.tsx'
import classes from './UserMenu.module.css'

const UserItems = onPress<UserItemsProps>('menu', async () => (await import('./pressed/UserItems.tsx')).UserItems)

/** Who is signed in, and what concerns the account. */
export function UserMenu({ onSettings }: { onSettings: () => void }) {
  const roleName = useRoleName()
  const t = useText('platform')
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
  return (
    <UserItems
      button={
        <button type="button" className={classes['button']}>
          <span className={classes['names']}>
            <bdi className={classes['name']}>{name}</bdi>
            <span className={classes['role']}>{roleName(user.userRole, user.gender)}</span>
          </span>
          <PersonPhoto fileId={ownFileId(user.photoURL)} name={name} size="2.4rem" />
        </button>
      }
      user={user}
      onSettings={onSettings}
    />
  )
}
