import { sql } from 'kysely'
import type { TestServer } from '../server.ts'
import { admitted, answers, holds, type Question } from './ask.ts'

/** What Layla has asked for, and a card of hers that the academy withholds. */
export async function stageCards({ db }: TestServer, layla: number): Promise<Record<string, number>> {
  const add = async (hidden: string | null, state: string) =>
    (
      await sql<{ id: number }>`insert into membership.card
        (trainee_id, kind, state, requested_by, is_hidden, hidden_reason, number, verify_code, name_ar, name_en, valid_from, valid_until)
        select ${layla}, 'first', ${state}, 1, ${hidden !== null}, ${hidden}, n, n, n, n, d, d
        from (select case when ${state} = 'active' then 'MC-1' end as n, case when ${state} = 'active' then '2099-01-01'::date end as d) x
        returning id`.execute(db)
    ).rows[0]!.id
  return { cardOfLayla: await add(null, 'requested'), hiddenCardOfLayla: await add('x', 'active') }
}

export const cardQuestions: Readonly<Record<string, Question>> = {
  membershipCard: async (asker, ID) => {
    const alone = await answers(asker, 'GET /api/MembershipCard/GetMembershipCard', { ID })
    const listed = await answers(asker, 'GET /api/MembershipCard/GetMembershipCardRequests', { pageSize: 100 })
    const own = await answers(asker, 'GET /api/MembershipCard/GetMyMembershipCards')
    return admitted({ alone, listed, own }, (answer, way) =>
      way === 'alone'
        ? answer.status === 200
        : holds(answer, (row) => row['ID'] === ID, way === 'own' ? 'Cards' : 'Items'),
    )
  },
}
