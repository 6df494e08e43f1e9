import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAccounts, addInstructors, addOrganizations, addTrainees } from '#database/seeds/world/people.ts'
import { cast, type CastKey } from '../stages/cast.ts'
import { bodiesFor, documentedWrites, queryFor, type Aim } from './aimed-writes.ts'
import { startTestServer, type TestServer } from '../server.ts'

/*
 * Nobody changes, through whichever page, the account of somebody who holds more than they could grant: every writing
 * call of the API document is aimed at such people by everybody of lesser rank, with another address, another state and
 * their ids in every place. What stands in the database of the account and of its record must stay.
 */
let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

/** Calls that may write into the record of somebody whose account holds more, and why that gives nobody the account. */
const exceptions: Readonly<Record<string, string>> = {
  'GET /api/Instructor/SetAsNotNew': 'takes a badge off the list of records; nothing of the person',
  'GET /api/Trainee/SetAsNotNew': 'takes a badge off the list of records; nothing of the person',
}

type Kind = 'trainee' | 'instructor' | 'organization' | 'account'
const lesser: readonly CastKey[] = ['sami', 'huda', 'omar', 'karim', 'hany', 'layla']
// A right that none of them holds, so that none of them could give it.
const permission = ['correctiontraineeexam']
const roleOf = { trainee: 'trainee', instructor: 'evaluator', organization: 'customer', account: 'admin' } as const
const permissionsOf = { trainee: permission, instructor: permission, organization: permission, account: [] } as const

const names = { ar: 'صاحب الحساب', en: 'Owner' }
let made = 0
/** Somebody whose account holds more than an editor grants, with a record of the kind. */
async function somebody(kind: Kind, plain = false): Promise<Aim> {
  const email = `aim${++made}@outrank.example`
  const [account] = (await addAccounts(server.db, [
    {
      email,
      role: plain && kind === 'account' ? 'trainee' : plain && kind === 'instructor' ? 'instructor' : roleOf[kind],
      permissions: plain ? [] : [...permissionsOf[kind]],
      name_ar: names.ar,
      name_en: names.en,
      password_hash: 'none',
    },
  ])) as [number]
  return { account, record: await recordOf(kind, account, email), email, version: 1 }
}

async function recordOf(kind: Kind, account: number, email: string): Promise<number> {
  if (kind === 'account') return account
  const code = `AIM-${made}`
  const person = { account_id: account, code, names, email }
  const [id] =
    kind === 'organization'
      ? await addOrganizations(server.db, [
          { account_id: account, code, name: JSON.stringify({ ar: 'جهة', en: 'Organization' }), contact_email: email },
        ])
      : await (kind === 'trainee' ? addTrainees : addInstructors)(server.db, [person])
  return id!
}

/** All that stands of the person's account and record. */
async function standing({ account, record }: Aim): Promise<string> {
  const { rows } = await sql<{ facts: object }>`select jsonb_build_object(
    'account', (select to_jsonb(a) from accounts.account a where id = ${account}),
    'change', (select jsonb_agg(to_jsonb(c)) from accounts.address_change c where account_id = ${account}),
    'links', (select jsonb_agg(to_jsonb(p)) from accounts.password_token p where account_id = ${account}),
    'factors', (select jsonb_agg(to_jsonb(f)) from signin.authenticator f where account_id = ${account}),
    'sessions', (select jsonb_agg(to_jsonb(s)) from signin.session s where account_id = ${account}),
    'trainee', (select to_jsonb(t) from people.trainee t where account_id = ${account}),
    'instructor', (select to_jsonb(i) from people.instructor i where account_id = ${account}),
    'organization', (select to_jsonb(o) from people.organization o where account_id = ${account})) as facts,
    ${record}::integer`.execute(server.db)
  return JSON.stringify(rows[0]!.facts)
}

const writes = documentedWrites().filter((call) => !/^\/(login|logout|refresh|register)$/.test(call.path))

/** Asks in every way that the call takes. */
async function ask(call: (typeof writes)[number], aim: Aim, token: string) {
  const replies = []
  for (const body of bodiesFor(call, aim)) {
    replies.push(
      await server.app.inject({
        method: call.method as 'POST',
        url: call.path,
        query: queryFor(call, aim),
        headers: {
          authorization: `Bearer ${token}`,
          'idempotency-key': randomUUID(),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { payload: JSON.stringify(body) }),
      }),
    )
  }
  return replies
}

/** Asks as one person, who comes in anew after a call that has ended or locked the own session. */
function askingAs(who: CastKey) {
  let token: string | null = null
  return async (call: (typeof writes)[number], aim: Aim) => {
    for (let attempt = 1; ; attempt++) {
      token ??= (await (await server.as(who)).token())!
      const replies = await ask(call, aim, token)
      if (!replies.some(({ statusCode }) => statusCode === 401) || attempt > 1) return replies
      token = null
    }
  }
}

const kinds: readonly Kind[] = ['trainee', 'instructor', 'organization', 'account']

/** What the call does to people of this kind who hold nothing beyond an editor's reach, asked by an administrator. */
async function reaching(): Promise<Set<string>> {
  const reached = new Set<string>()
  const asNadia = askingAs('nadia')
  for (const kind of kinds) {
    let aim = await somebody(kind, true)
    let before = await standing(aim)
    for (const call of writes) {
      const replies = await asNadia(call, aim)
      if (replies.every(({ statusCode }) => statusCode >= 400)) continue
      if ((await standing(aim)) !== before) reached.add(call.name)
      // Something else may hang on the person now and stand in the way of the next call.
      aim = await somebody(kind, true)
      before = await standing(aim)
    }
  }
  return reached
}

test('an administrator reaches accounts by these calls: the aim is true', { timeout: 300_000 }, async () => {
  const reached = await reaching()
  for (const call of [
    'PUT /api/Trainee/UpdateTrainee',
    'PUT /api/Instructor/UpdateInstructor',
    'PUT /api/Customer/UpdateCustomer',
    'PUT /api/User/UpdateUser',
    'POST /api/Trainee/SetActive',
    'POST /api/Instructor/SetActive',
    'POST /api/Customer/SetActive',
    'POST /api/User/SetActive',
    'DELETE /api/Trainee/DeleteTrainee',
    'POST /api/Instructor/DeleteListOfInstructor',
    'DELETE /api/User/DeleteUser',
  ])
    expect([...reached], call).toContain(call)
})

test.each(lesser)('%s changes nothing of who holds more', { timeout: 300_000 }, async (who) => {
  const changed: string[] = []
  const asThey = askingAs(who)
  for (const kind of kinds) {
    let aim = await somebody(kind)
    let before = await standing(aim)
    let refused: string[] = []
    // What was refused is looked at together.
    const lookAtRefused = async () => {
      if ((await standing(aim)) !== before) changed.push(`at ${kind}, though refused, one of ${refused.join(', ')}`)
      refused = []
    }
    for (const call of writes) {
      if (call.name in exceptions) await lookAtRefused()
      const replies = await asThey(call, aim)
      for (const { statusCode, body } of replies) {
        const answered = `${call.name} ${statusCode} ${body.slice(0, 300)}`
        expect(statusCode, answered).toBeLessThan(500)
        expect(body, answered).not.toContain('"notSignedIn"')
      }
      if (replies.every(({ statusCode }) => statusCode >= 400)) {
        refused.push(call.name)
        continue
      }
      const after = await standing(aim)
      if (after === before) continue
      if (!(call.name in exceptions))
        changed.push(`${call.name} at ${kind}: ${replies.map(({ statusCode }) => statusCode).join()}`)
      aim = await somebody(kind)
      before = await standing(aim)
    }
    await lookAtRefused()
  }
  expect(changed, `${cast[who].role} reached an account that holds more`).toEqual([])
})
