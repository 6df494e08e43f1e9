import { lookupEntries } from '#modules/lookups/server/public.ts'
import type { Database } from '#platform/server/database.ts'
import { inLanguage, type TextLanguage } from '#platform/shared/text.ts'
import { entryOfStatus, type MailType } from '../../rules/status-mails.ts'

/** What the academy calls the status that a mail of this type is about, in this language; empty where it calls it nothing. */
export async function statusWord(
  db: Database,
  type: Pick<MailType, 'about'>,
  status: string,
  language: TextLanguage,
): Promise<string> {
  const entry = entryOfStatus(type, status)
  if (!entry) return ''
  const found = (await lookupEntries(db)).ofCode(entry.list, entry.code)
  return found ? inLanguage(found.name, language).text : ''
}
