import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { bothNames, nameRead } from '#platform/server/reading/both-names.ts'
import type { Language } from '#platform/shared/actor.ts'

const shown = 20

/** Accounts whose name or address holds the text; administrators first, since they are looked for most. */
export async function searchPeople(db: Database, language: Language, search: string | undefined, id?: number) {
  const text = sql`'%' || platform.fold(${(search ?? '').replace(/[\\%_]/g, (sign) => `\\${sign}`)}) || '%'`
  const found = await db
    .selectFrom('accounts.account_facts')
    .select(['account_id as ID', 'account_email as Email'])
    .select(bothNames('account_name').as('Name'))
    .$if(id !== undefined, (q) => q.where('account_id', '=', id!))
    .$if(search !== undefined, (q) =>
      q.where(
        sql<boolean>`platform.fold(account_name_ar || ' ' || account_name_en || ' ' || account_email) like ${text}`,
      ),
    )
    .orderBy(sql`role <> 'admin'`)
    .orderBy(nameRead(language, 'account_name'))
    .orderBy('account_id')
    .limit(sql.lit(shown + 1))
    .execute()
  return { Items: found.slice(0, shown), Total: found.length }
}

/** To whom the head is mailed. */
export const activeAdmins = (db: Database) =>
  db
    .selectFrom('accounts.account_facts')
    .select(['account_email', 'account_language', 'account_name_ar', 'account_name_en'])
    .where('role', '=', 'admin')
    .where('account_state', '=', 'active')
    .orderBy('account_id')
    .execute()
