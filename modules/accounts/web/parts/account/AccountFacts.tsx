import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import type { Role } from '#platform/shared/access.ts'
import { Code } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { mayPass, useUser } from '#platform/web/session.ts'
import { useRoleName } from '#platform/web/words/role-words.ts'
import { useText } from '#platform/web/text.ts'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { rolesOfRecord } from '../../../rules/account-actions.ts'
import { AccountPhoto } from '../photo/AccountPhoto.tsx'
import { OwnGender } from './OwnGender.tsx'
import classes from './AccountSections.module.css'

const hasRecord = (role: Role, kinds: readonly (readonly Role[])[]) => kinds.some((roles) => roles.includes(role))

/** Everybody else's record says it, but for an instructor's whose title does not; what is chosen here may be chosen again. */
function useKeepsGender(): boolean {
  const user = useUser()
  const [wasUnsaid] = useState(!user?.gender)
  if (!user) return false
  return hasRecord(user.userRole, [rolesOfRecord.instructor])
    ? wasUnsaid
    : !hasRecord(user.userRole, Object.values(rolesOfRecord))
}

/** Whose account it is, and what it may do, in words. */
export function AccountFacts() {
  const t = useText('profile')
  const roleName = useRoleName()
  const platform = useText('platform')
  const rights = useText('rights')
  const user = useUser()
  const keepsGender = useKeepsGender()
  if (!user || user.userRole === 'anonymous') return null
  return (
    <Section
      title={t('facts.title')}
      actions={
        // Of the own account these may change names; everybody else's stand in their record.
        mayPass('editor', user) &&
        !user.acting && (
          <Button
            variant="default"
            size="xs"
            component={AppLink}
            to="/User/Account-Edit/:ID?"
            params={{ ID: user.uid }}
          >
            {t('facts.edit')}
          </Button>
        )
      }
    >
      <AccountPhoto />
      <KeyValues
        columns={2}
        items={[
          { label: t('facts.nameAr'), value: <bdi>{user.displayName}</bdi> },
          { label: t('facts.nameEn'), value: <bdi>{user.displayNameEn}</bdi> },
          { label: t('facts.email'), value: <Code>{user.email}</Code> },
          {
            label: t('facts.role'),
            wide: true,
            value: (
              <>
                {roleName(user.userRole, user.gender)}
                <Text size="sm" c="dimmed">
                  {rights(`roles.${user.userRole}`)}
                </Text>
              </>
            ),
          },
          ...(keepsGender && !user.acting ? [{ label: t('facts.gender'), wide: true, value: <OwnGender /> }] : []),
          {
            label: t('facts.rights'),
            wide: true,
            value:
              user.permissions.length === 0 ? (
                t(user.userRole === 'admin' ? 'facts.allRights' : 'facts.noRights')
              ) : (
                <ul className={classes['rights']}>
                  {user.permissions.map((permission) => (
                    <li key={permission}>
                      {platform(`permissions.${permission}`)}
                      <Text size="sm" c="dimmed">
                        {rights(`permissions.${permission}`)}
                      </Text>
                    </li>
                  ))}
                </ul>
              ),
          },
        ]}
      />
    </Section>
  )
}
