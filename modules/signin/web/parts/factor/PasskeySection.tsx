import { Button, Group, Text } from '@mantine/core'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { knowsPasskeys } from '../../passkey-browser.ts'
import type { PasskeyStep } from './PasskeyDialogs.tsx'
import classes from '../security/SecuritySections.module.css'
import type { Security } from '../security/security.ts'

/** The account's passkeys, each with its name and when it was used last. */
export function PasskeySection({ security, open }: { security: Security; open: (step: PasskeyStep) => void }) {
  const t = useText('account')
  const acts = useText('signin/acts')
  const format = useFormat()
  const { Passkeys } = security
  return (
    <Section
      title={
        <span className={classes['title']}>
          {t('passkey.title')}
          <StateBadge
            tone={Passkeys.length > 0 ? 'success' : 'neutral'}
            label={Passkeys.length > 0 ? format.number(Passkeys.length) : t('passkey.none')}
          />
        </span>
      }
      actions={knowsPasskeys() && <Button onClick={() => open({ do: 'add' })}>{acts('acts.confirmPasskey.do')}</Button>}
    >
      <Text size="sm">{t('passkey.hint')}</Text>
      {Passkeys.length > 0 && (
        <ul className={classes['keys']} data-passkeys>
          {Passkeys.map((passkey) => (
            <li key={passkey.ID} className={classes['key']}>
              <div>
                <bdi className={classes['keyName']}>{passkey.Name}</bdi>
                <Text size="sm" c="dimmed">
                  {passkey.LastUsedAt
                    ? t('passkey.lastUsed', { at: format.dateTime(passkey.LastUsedAt) })
                    : t('passkey.added', { at: format.dateTime(passkey.CreatedAt) })}
                </Text>
              </div>
              <Group gap="xs">
                <Button
                  size="xs"
                  variant="default"
                  aria-label={t('passkey.renameNamed', { name: passkey.Name })}
                  onClick={() => open({ do: 'rename', passkey })}
                >
                  {t('passkey.rename')}
                </Button>
                <Button
                  size="xs"
                  variant="outline"
                  color="red"
                  aria-label={t('passkey.removeNamed', { name: passkey.Name })}
                  onClick={() => open({ do: 'remove', passkey })}
                >
                  {acts('acts.removePasskey.do')}
                </Button>
              </Group>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
