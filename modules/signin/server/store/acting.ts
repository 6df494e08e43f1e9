import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { newRefreshToken } from '../session/refresh-token.ts'
import { addToken } from './sessions.ts'

export interface NewActing {
  readonly accountId: number
  readonly adminId: number
  /** The administrator's own session: this one ends with it. */
  readonly from: string
  readonly reason: string
  readonly userAgent: string
  readonly until: Date
}

/** Begins a session of the account for the administrator. That somebody signed in stays as it was. */
export async function addActing(
  db: Database,
  acting: NewActing,
  now: Date,
): Promise<{ sessionId: string; refreshToken: string }> {
  const at = now.toISOString()
  const { id } = await db
    .insertInto('signin.session')
    .values({
      account_id: acting.accountId,
      acting_admin_id: acting.adminId,
      acting_from: acting.from,
      acting_reason: acting.reason,
      user_agent: acting.userAgent,
      created_at: at,
      last_used_at: at,
      expires_at: acting.until.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const refreshToken = newRefreshToken()
  await addToken(db, id, refreshToken, now)
  return { sessionId: id, refreshToken }
}

export interface Acting {
  readonly adminId: number
  readonly adminName: { readonly ar: string; readonly en: string }
  readonly until: string
  /** Whether the administrator still is one, and still signed in. */
  readonly stands: boolean
}

/** Who acts in a session; null in one of the person's own. */
export async function actingIn(db: Database, sessionId: string): Promise<Acting | null> {
  const row = await db
    .selectFrom('signin.session as s')
    .innerJoin('accounts.account_facts as a', 'a.account_id', 's.acting_admin_id')
    .innerJoin('signin.session as o', 'o.id', 's.acting_from')
    .select(['a.account_id', 'a.account_name_ar', 'a.account_name_en', 's.expires_at'])
    .select(
      sql<boolean>`a.role = 'admin' and a.account_state = 'active' and o.revoked_at is null and o.locked_at is null`.as(
        'stands',
      ),
    )
    .where('s.id', '=', sessionId)
    .executeTakeFirst()
  if (!row) return null
  return {
    adminId: row.account_id!,
    adminName: { ar: row.account_name_ar || row.account_name_en!, en: row.account_name_en || row.account_name_ar! },
    until: row.expires_at,
    stands: row.stands,
  }
}

/** Ends what is over and not on record yet: one session, those begun from an own session, or every one whose time or whose administrator is gone. */
export const endActing = (db: Database, which: { readonly only?: string; readonly from?: string }, now: Date) =>
  db
    .updateTable('signin.session as s')
    .set({ acting_ended_at: now.toISOString(), revoked_at: sql`coalesce(s.revoked_at, ${now.toISOString()})` })
    .where('s.acting_admin_id', 'is not', null)
    .where('s.acting_ended_at', 'is', null)
    .$if(which.only !== undefined, (q) => q.where('s.id', '=', which.only!))
    .$if(which.from !== undefined, (q) => q.where('s.acting_from', '=', which.from!))
    .$if(which.only === undefined && which.from === undefined, (q) =>
      q.where(
        sql<boolean>`(s.revoked_at is not null or s.expires_at <= ${now.toISOString()}
          or exists (select from signin.session o where o.id = s.acting_from and o.revoked_at is not null))`,
      ),
    )
    .returning(['s.account_id', 's.acting_admin_id', 's.created_at'])
    .execute()
