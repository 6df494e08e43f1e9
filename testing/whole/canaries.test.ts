import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sealPassports } from '#modules/people/server/public.ts'
import { seedSample } from '#database/seeds/sample.ts'
import { documentedCalls, queriesOf, readPools, type Pools } from './every-input.ts'
import { startTestServer, type TestServer } from '../server.ts'
import type { CastKey } from '../stages/cast.ts'

/*
 * Secrets of the sample academy are replaced by words that stand nowhere else. Then everybody asks every reading call
 * for whatever it gives; a word in the answer to somebody who is not on its list is a leak, whatever the field is called.
 */
type Reader = CastKey | 'visitor'
const office: readonly Reader[] = ['nadia', 'sami', 'huda']
const mine = `(select id from people.trainee where email in ('layla@diwan.example', 'yusuf@diwan.example', 'mariam@diwan.example'))`
const taughtByCast = `(select f.trainee_id from people.taught_facts f join people.instructor i on i.id = f.instructor_id
  where i.email in ('omar@diwan.example', 'salma@diwan.example', 'karim@diwan.example'))`
const sentByNile = `(select id from people.trainee where organization_id = (select o.id from people.organization o
  join accounts.account a on a.id = o.account_id where a.email = 'hany@diwan.example'))`
const strangers = `id not in ${mine} and id not in ${taughtByCast} and id not in ${sentByNile}`

const canaries: readonly { word: string; plant: string; may: readonly Reader[] }[] = [
  {
    word: 'canarymodel',
    // Who sat a paper may go through it once its results are final.
    plant: `update exams.question_version v set model_answer = 'canarymodel' where not exists (select 1 from
      exams.exam_question q join exams.attempt a on a.exam_id = q.exam_id
      where q.question_id = v.question_id and a.trainee_id in ${mine})`,
    may: [...office, 'omar', 'salma', 'karim'],
  },
  {
    // What is accepted as a written answer, and what the bank says of it.
    word: 'canaryaccepted',
    plant: `insert into exams.question_answer (question_version_id, position, text, is_right, role, feedback)
      select id, 99, 'canaryaccepted', true, 'accepted', 'canaryaccepted' from exams.question_version`,
    may: [...office, 'omar', 'salma', 'karim'],
  },
  {
    word: 'CANARYPASS',
    plant: `update people.trainee set passport_to_seal = 'CANARYPASS' || id where passport_ending is not null and id not in ${mine}`,
    // Whole numbers stand on forms that their owner opens, and nowhere else.
    may: [],
  },
  {
    word: 'canarywork',
    plant: `update people.trainee set work_email = 'canarywork' || id || '@x.example' where ${strangers}`,
    may: office,
  },
  {
    word: '+2099777',
    plant: `update people.trainee set mobile = '+2099777' || lpad(id::text, 5, '0') where ${strangers}`,
    may: office,
  },
  {
    word: 'canaryhash',
    plant: `update accounts.account set password_hash = 'canaryhash' where email not like '%@diwan.example'`,
    may: [],
  },
  {
    word: 'CANARYSWIFT',
    plant: `update billing.proof p set swift_code = 'CANARYSWIFT' from billing.invoice i
      join registration.registration r on r.id = i.subject_id and i.subject_kind = 'registration' where i.id = p.invoice_id and r.trainee_id not in ${mine} and r.trainee_id not in ${sentByNile}`,
    may: office,
  },
  {
    word: 'CANARYCARD',
    plant: `update billing.proof p set swift_code = 'CANARYCARD' from billing.invoice i
      join membership.card c on c.id = i.subject_id and i.subject_kind = 'membershipCard' where i.id = p.invoice_id and c.trainee_id not in ${mine}`,
    may: ['nadia', 'sami'],
  },
  {
    word: '98765432',
    plant: `update people.instructor set daily_fee_minor = 98765432 where email not like '%@diwan.example'`,
    may: office,
  },
  {
    word: 'canarystreet',
    plant: `update people.organization set address2 = 'canarystreet' where account_id is distinct from
      (select id from accounts.account where email = 'hany@diwan.example')`,
    may: office,
  },
  {
    word: 'canarynote',
    plant: `update registration.registration set notes = 'canarynote' where trainee_id not in ${mine} and trainee_id not in ${sentByNile}`,
    may: office,
  },
  {
    word: 'canarybrowser',
    plant: `insert into signin.session (account_id, user_agent, expires_at)
      select id, 'canarybrowser', now() + interval '1 hour' from accounts.account where email not like '%@diwan.example'`,
    // Administrators end the sessions of others.
    may: ['nadia'],
  },
]

let server: TestServer
let pools: Pools
beforeAll(async () => {
  server = await startTestServer()
  await seedSample(server.db, '2026-11-21')
  for (const { word, plant } of canaries) {
    const { numAffectedRows } = await sql.raw(plant).execute(server.db)
    expect(Number(numAffectedRows), word).toBeGreaterThan(0)
  }
  // As the start does with what a seed left: sealed, so that a call would have to open it.
  expect((await sealPassports(server.db, server.vault)).sealed).toBeGreaterThan(0)
  await server.asOwner('analyze')
  pools = await readPools(server.db)
})
afterAll(() => server.close())

const reading = documentedCalls().filter((each) => each.effect === 'reads' && each.path !== '/api/Live/Stream')

/** Words seen in the answers to this person, with the call that gave them. */
async function seenBy(who: Reader): Promise<{ words: Map<string, string>; answered: Set<string> }> {
  const token = who === 'visitor' ? null : await (await server.as(who)).token()
  const words = new Map<string, string>()
  const answered = new Set<string>()
  for (const call of reading) {
    for (const query of queriesOf(call, pools)) {
      const { statusCode, body } = await server.app.inject({
        method: call.method as 'GET',
        url: call.path,
        query,
        headers: token === null ? {} : { authorization: `Bearer ${token}` },
        ...(call.hasBody && { payload: {} }),
      })
      expect(statusCode, `${call.name} ${JSON.stringify(query)}: ${body.slice(0, 300)}`).toBeLessThan(500)
      if (statusCode === 200) answered.add(call.name)
      for (const { word } of canaries)
        if (body.includes(word)) words.set(word, `${call.name}?${new URLSearchParams(query)}`)
      if (statusCode === 401 || statusCode === 403) break
    }
  }
  return { words, answered }
}

const readers: readonly Reader[] = [
  'visitor',
  'layla',
  'yusuf',
  'hany',
  'omar',
  'salma',
  'karim',
  'huda',
  'sami',
  'nadia',
]

describe('no answer holds what its reader may not know', () => {
  test.each(readers)('%s', { timeout: 120_000 }, async (who) => {
    const { words, answered } = await seenBy(who)
    const leaks = [...words].filter(([word]) => !canaries.find((each) => each.word === word)!.may.includes(who))
    expect(leaks).toEqual([])
    // The words were there to be found: who may see them does, and each person gets answers at all.
    expect(answered.size).toBeGreaterThan(who === 'visitor' ? 3 : 15)
    if (who === 'nadia')
      expect([...words.keys()].sort()).toEqual(
        canaries.flatMap((each) => (each.may.includes('nadia') ? each.word : [])).sort(),
      )
  })
})
