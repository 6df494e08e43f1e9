import { Button, Text } from '@mantine/core'
import { Code, useFormat } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import type { SecurityDialog } from './SecurityDialogs.tsx'
import classes from './SecuritySections.module.css'
import type { Security } from './security.ts'

interface Shown {
  readonly security: Security
  readonly open: (dialog: SecurityDialog) => void
}

export function PasswordSection({ security }: { security: Security }) {
  const t = useText('account')
  const acts = useText('signin/acts')
  return (
    <Section
      title={t('security.password')}
      actions={
        <Button variant="default" component={AppLink} to="/ChangePassword">
          {security.HasPassword ? acts('acts.changePassword.do') : t('security.setPassword')}
        </Button>
      }
    >
      <Text size="sm">{security.HasPassword ? t('security.passwordHint') : t('security.noPassword')}</Text>
    </Section>
  )
}

export function AppSection({ security, open }: Shown) {
  const t = useText('account')
  const acts = useText('signin/acts')
  const on = security.HasAuthenticator
  return (
    <Section
      title={
        <span className={classes['title']}>
          {t('security.app')}
          <StateBadge tone={on ? 'success' : 'neutral'} label={on ? t('security.appOn') : t('security.appOff')} />
        </span>
      }
      actions={
        on ? (
          <Button variant="outline" color="red" onClick={() => open('removeApp')}>
            {acts('acts.removeAuthenticator.do')}
          </Button>
        ) : (
          <Button onClick={() => open('addApp')}>{acts('acts.confirmAuthenticator.do')}</Button>
        )
      }
    >
      <Text size="sm">{t('security.appHint')}</Text>
    </Section>
  )
}

export function RecoverySection({ security, open }: Shown) {
  const t = useText('account')
  const acts = useText('signin/acts')
  const format = useFormat()
  const left = security.RecoveryCodesLeft
  return (
    <Section
      title={
        <span className={classes['title']}>
          {t('security.recovery')}
          <StateBadge
            tone={left > 3 ? 'neutral' : 'warning'}
            label={t('security.left', { left: format.number(left), all: format.number(10) })}
          />
        </span>
      }
      actions={
        <Button variant="default" onClick={() => open('renewCodes')}>
          {acts('acts.renewRecoveryCodes.do')}
        </Button>
      }
    >
      <Text size="sm">{t('security.recoveryHint')}</Text>
    </Section>
  )
}

export function MailSection({ security, open }: Shown) {
  const t = useText('account')
  const acts = useText('signin/acts')
  const { IsDemanded, IsWanted, Email } = security
  const hasFactor = security.HasAuthenticator || security.Passkeys.length > 0
  const on = IsDemanded || IsWanted
  const label = hasFactor
    ? t('security.mailByApp')
    : IsDemanded
      ? t('security.mailDemanded')
      : on
        ? t('security.mailOn')
        : t('security.mailOff')
  return (
    <Section
      title={
        <span className={classes['title']}>
          {acts('acts.setSecondFactor.do')}
          <StateBadge tone={on && !hasFactor ? 'success' : 'neutral'} label={label} />
        </span>
      }
      actions={
        !IsDemanded && (
          <Button variant="default" onClick={() => open(IsWanted ? 'mailOff' : 'mailOn')}>
            {IsWanted ? t('security.switchOff') : t('security.switchOn')}
          </Button>
        )
      }
    >
      <Text size="sm">
        {t('security.mailHint')} <Code>{Email}</Code>
      </Text>
      {IsDemanded && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('security.demandedHint')}
        </Text>
      )}
    </Section>
  )
}

export function SessionsSection() {
  const t = useText('account')
  return (
    <Section
      title={t('security.sessions')}
      actions={
        <Button variant="default" component={AppLink} to="/pages/sessions">
          {t('security.showSessions')}
        </Button>
      }
    >
      <Text size="sm">{t('security.sessionsHint')}</Text>
    </Section>
  )
}
