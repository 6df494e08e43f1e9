import type { Database } from '#platform/server/database.ts'
import { queueMail } from '#platform/server/outbox/queue.ts'
import type { Language } from '#platform/shared/actor.ts'
import { accountFacts } from '#modules/accounts/server/public.ts'
import type { LetterWords } from '../../text/letters.ts'
import { letter } from './letters.ts'

/**
 * Mails an applicant where the application stands. Notifications reach active accounts alone, and this one is not:
 * so the letter leaves from here, in the transaction of the decision.
 */
export async function tellApplicant(
  tx: Database,
  accountId: number,
  kind: Exclude<keyof LetterWords, 'alreadyRegistered'>,
  about: { readonly kind: 'organization' | 'instructor'; readonly code: string; readonly reason?: string },
): Promise<void> {
  const [account] = await accountFacts(tx, [accountId])
  if (!account) return
  const language = account.account_language as Language
  const [inArabic, other] = [account.account_name_ar, account.account_name_en]
  const name = language === 'ar' ? inArabic || other : other || inArabic
  const opens = kind === 'moreAsked' ? pages[about.kind] : null
  const fields = { code: about.code, reason: about.reason ?? '' }
  const mail = letter(kind, { email: account.account_email, name, language }, fields, opens)
  await queueMail(tx, { ...mail, evenInactive: true })
}

const pages = {
  organization: '/registration/CustomerRegister',
  instructor: '/registration/InstructorRegister',
} as const
