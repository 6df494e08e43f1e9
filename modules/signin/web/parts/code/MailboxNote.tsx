import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/data.ts'
import { useText } from '#platform/web/text.ts'
import { getSampleLogins } from '../../../contract/sample.ts'
import { signInClasses as classes } from '../login/SignInFrame.tsx'

/** In the sample academy: where the letter with the code is read. Nothing elsewhere. */
export function MailboxNote() {
  const t = useText('account')
  const { data } = useQuery({ ...queryOf(getSampleLogins), retry: false, staleTime: Infinity })
  if (!data?.Mailbox) return null
  return (
    <p className={classes['note']}>
      {t('code.mailbox')}{' '}
      <a href={data.Mailbox} target="_blank" rel="noopener" className={classes['inline']}>
        {t('code.mailboxLink')}
      </a>
    </p>
  )
}
