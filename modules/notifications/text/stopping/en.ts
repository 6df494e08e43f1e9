import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const en: Words<typeof ar> = {
  about:
    'Mails about “{{topic}}” go to {{address}}. If you stop them the bell goes on telling; mails about the account and about registrations always come.',
  stopped: 'No more mails about “{{topic}}” go to {{address}}. The bell tells as before.',
  daily: 'The daily mail goes to {{address}}. If you stop it, what it gathers stays on the page of notifications.',
  dailyStopped: 'The daily mail is stopped for {{address}}. Choose it again on the page of notifications.',
  unknown: 'This link is nobody’s: it may have been copied in part. Open it from the mail itself.',
  home: 'Home page',
}
