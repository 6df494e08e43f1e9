import { IconCheck, IconPoint } from '@tabler/icons-react'
import { VisuallyHidden } from '@mantine/core'
import { useText } from '#platform/web/text.ts'
import { passwordChecks, type PasswordCheck } from '../../../rules/password.ts'
import classes from './PasswordChecks.module.css'

/** What a new password still lacks, while it is typed. */
export function PasswordChecks({ password, id }: { password: string; id: string }) {
  const t = useText('accounts')
  return (
    <ul id={id} className={classes['list']} aria-label={t('password.checks')}>
      {(Object.keys(passwordChecks) as PasswordCheck[]).map((check) => {
        // An empty field has met nothing, though it is no common word either.
        const met = password !== '' && passwordChecks[check](password)
        return (
          <li key={check} className={classes['check']} data-met={met || undefined}>
            {met ? <IconCheck size="1.1rem" stroke={2.2} aria-hidden /> : <IconPoint size="1.1rem" aria-hidden />}
            {t(`passwordChecks.${check}`)}
            <VisuallyHidden> {met ? t('password.met') : t('password.unmet')}</VisuallyHidden>
          </li>
        )
      })}
    </ul>
  )
}
