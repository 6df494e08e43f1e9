import { afterAll, beforeAll, expect, test } from 'vitest'
import { passes } from '#platform/shared/access.ts'
import type { Call } from '#platform/shared/call.ts'
import { changeSetting } from '#platform/server/settings.ts'
import { signInSettings } from '../../contract/settings.ts'
import { declaredCalls } from '#apps/server/openapi.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { byAdmin } from '#testing/whole/by-admin.ts'
import { peopleCalls } from '#modules/people/contract/calls.ts'
import { accountsCalls } from '#modules/accounts/contract/calls.ts'
import { signinCalls } from '../../contract/calls.ts'
import { recordActingEnds } from '../calls/acting.ts'
import { createAccount, setAccountActive } from '#modules/accounts/server/public.ts'
import { signIns } from '../public.ts'

let server: TestServer
let nadia: Asker
let layla: number
beforeAll(async () => {
  server = await startTestServer()
  nadia = await server.as('nadia')
  layla = (await server.as('layla')).accountId
})
afterAll(() => server.close())

const start = (ID: number, asker = nadia) => asker.send(signinCalls.actAs, { body: { ID, Reason: 'لا تجد شهادتها' } })
const by = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
/** Sends with the token of the acting session instead of the asker's own. */
const ask = async (token: string, call: Call, input: object = {}) => {
  const response = await server.anonymous.raw(call, input, by(token))
  return { status: response.statusCode, ...(response.json() as { code?: string }) } as Record<string, unknown>
}
const kinds = async (kind: string) =>
  server.db
    .selectFrom('platform.audit')
    .select(['actor_id', 'on_behalf_of_id', 'subject_id', 'data'])
    .where('kind', '=', kind)
    .orderBy('id')
    .execute()

test('an administrator acts as somebody for an hour at most, and everything bears both names', async () => {
  const acting = await start(layla)
  expect(acting.userData).toMatchObject({ uid: layla, userRole: 'trainee', acting: { adminId: nadia.accountId } })
  const until = Date.parse(acting.userData.acting!.until) - Date.now()
  expect(until).toBeGreaterThan(59 * 60_000)
  expect(until).toBeLessThanOrEqual(60 * 60_000)
  expect(await ask(acting.accessToken, signinCalls.getMe)).toMatchObject({ uid: layla, acting: { adminName: {} } })

  expect((await kinds('signin.actAs')).at(-1)).toMatchObject({
    actor_id: nadia.accountId,
    subject_id: layla,
    data: { reason: 'لا تجد شهادتها' },
  })

  // The person has not signed in by it.
  expect((await nadia.send(accountsCalls.getUser, { ID: layla })).LastSignIn).toBeNull()
  expect((await (await server.as('layla')).send(signinCalls.getSessions)).Items.some((each) => each.IsActing)).toBe(
    true,
  )

  expect(await ask(acting.accessToken, signinCalls.stopActing, {})).toMatchObject({ status: 200 })
  await expect.poll(async () => (await ask(acting.accessToken, signinCalls.getMe)).status).toBe(401)
  expect(await ask((await nadia.token())!, signinCalls.getMe)).toMatchObject({ uid: nadia.accountId, acting: null })
  expect((await kinds('signin.stopActing')).at(-1)).toMatchObject({
    actor_id: nadia.accountId,
    on_behalf_of_id: layla,
    data: { adminId: nadia.accountId, told: true },
  })
})

test('what is done while acting bears both names, in the event and in the audit', async () => {
  const omar = await server.as('omar')
  const acting = await start(omar.accountId)
  const { FullName, Mobile, Biography, Version } = await omar.send(peopleCalls.getLoginInstructor)
  const body = { FullName: { ar: FullName.ar, en: FullName.en }, Mobile, Biography, Version }
  expect(await ask(acting.accessToken, peopleCalls.updateLoginInstructor, { body })).toMatchObject({ status: 200 })
  expect((await kinds('people.updateInstructor')).at(-1)).toMatchObject({
    actor_id: nadia.accountId,
    on_behalf_of_id: omar.accountId,
  })
  const event = server.db.selectFrom('platform.event').select(['actor_id', 'acting_admin_id'])
  expect(await event.where('kind', '=', 'people.updateInstructor').executeTakeFirst()).toEqual({
    actor_id: omar.accountId,
    acting_admin_id: nadia.accountId,
  })
})

test('what is the person’s own, and what gives rights, is refused while acting', async () => {
  const wanted = [
    'signin.changePassword',
    'accounts.saveSettings',
    'accounts.setGender',
    'signin.endSession',
    'accounts.addUser',
    'accounts.updateUser',
    'accounts.setUserActive',
    'accounts.deleteUser',
    'accounts.resendInvitation',
    'signin.endUserSessions',
    'signin.changeAddress',
    'accounts.giveUpUserAddress',
    'signin.beginPasskey',
    'signin.removePasskey',
    'exams.startExam',
    'exams.saveAnswers',
    'exams.leaveExamMode',
    'exams.returnToExamMode',
    'exams.submitExam',
  ]
  const refused = declaredCalls().flatMap(({ module, calls: some }) =>
    Object.entries(some)
      .filter(([, call]) => call.whileActing === 'refused')
      .map(([name, call]) => ({ key: `${module}.${name}`, call })),
  )
  expect(refused.map(({ key }) => key)).toEqual(expect.arrayContaining(wanted))
  const acting = async (who: 'sami' | 'hany') => (await start((await server.as(who)).accountId)).accessToken
  const tokens = [
    ['trainee', (await start(layla)).accessToken],
    ['editor', await acting('sami')],
    ['customer', await acting('hany')],
  ] as const
  for (const { key, call } of refused) {
    const [, token] = tokens.find(([role]) => passes(call.who, role, [])) ?? tokens[0]
    // Nobody acts as an administrator: what is theirs alone is closed by the role already.
    const code = call.who === 'admin' ? 'notAllowed' : 'notWhileActing'
    expect(await ask(token, call), key).toMatchObject({ status: 403, code })
  }
})

test('nobody but an administrator acts, and never as an administrator, as themselves or as somebody switched off', async () => {
  for (const who of ['sami', 'huda', 'omar', 'karim', 'hany', 'mariam'] as const)
    expect((await refusalOf(start(layla, await server.as(who)))).code, who).toBe('notAllowed')
  const other = await createAccount(server.db, { email: 'o@act.example', role: 'admin', nameAr: 'مدير', nameEn: '' })
  const off = await createAccount(server.db, { email: 'x@act.example', role: 'trainee', nameAr: 'معطل', nameEn: '' })
  await setAccountActive(byAdmin(server), off, false, signIns)
  for (const id of [other, off, nadia.accountId]) expect((await refusalOf(start(id))).code).toBe('cannotActAs')
  expect((await refusalOf(start(999_999))).status).toBe(404)
  expect((await refusalOf(nadia.send(signinCalls.stopActing))).code).toBe('notNow')
  expect((await refusalOf(nadia.send(signinCalls.actAs, { body: { ID: layla, Reason: ' ' } }))).status).toBe(400)
})

test('it ends with its hour, whatever is renewed, and with the administrator’s own session or rights', async () => {
  const acting = await start(layla)
  const renew = (refreshToken: string) => server.anonymous.send(signinCalls.refresh, { body: { refreshToken } })
  server.at(new Date(Date.now() + 59 * 60_000))
  const later = await renew(acting.refreshToken)
  expect(later.userData.acting).toEqual(acting.userData.acting)
  expect((await ask(later.accessToken, signinCalls.getMe)).status).toBe(200)
  server.at(new Date(Date.now() + 61 * 60_000))
  expect((await ask(later.accessToken, signinCalls.getMe)).status).toBe(401)
  expect((await refusalOf(renew(later.refreshToken))).code).toBe('sessionOver')
  const before = (await kinds('signin.stopActing')).length
  await recordActingEnds({ db: server.db, now: server.now() })
  await recordActingEnds({ db: server.db, now: server.now() })
  const ended = (await kinds('signin.stopActing')).slice(before)
  expect(ended.filter(({ subject_id }) => subject_id === layla).length).toBeGreaterThan(0)
  expect(ended.every(({ actor_id }) => actor_id === null)).toBe(true)
  server.at()

  const admin = await createAccount(server.db, { email: 'a2@act.example', role: 'admin', nameAr: 'مدير', nameEn: '' })
  for (const end of [
    async (asker: Asker) => void (await asker.send(signinCalls.logout)),
    async () =>
      void (await server.db.updateTable('accounts.account').set({ role: 'editor' }).where('id', '=', admin).execute()),
  ]) {
    const asker = await server.as('a2@act.example')
    const begun = await start(layla, asker)
    await end(asker)
    expect((await ask(begun.accessToken, signinCalls.getMe)).status).toBe(401)
    expect((await refusalOf(renew(begun.refreshToken))).code).toBe('sessionOver')
  }
})

test('the academy decides whether the person is told', async () => {
  await changeSetting(server.db, signInSettings, 'actAsNotice', false)
  const acting = await start(layla)
  await ask(acting.accessToken, signinCalls.stopActing, {})
  expect((await kinds('signin.stopActing')).at(-1)).toMatchObject({ data: { told: false } })
})

test('whoever locks the own screen stops acting, in whichever tab', async () => {
  const admin = await createAccount(server.db, {
    email: 'locks@act.example',
    role: 'admin',
    nameAr: 'مديرة',
    nameEn: 'Locks',
    emailProvedAt: new Date(),
  })
  const own = await server.as('locks@act.example')
  const acting = await start(layla, own)
  expect(await ask(acting.accessToken, signinCalls.getMe)).toMatchObject({ uid: layla })
  await own.send(signinCalls.lockSession, { body: {} })
  await expect.poll(async () => (await ask(acting.accessToken, signinCalls.getMe)).status).toBe(401)
  const refresh = server.anonymous.send(signinCalls.refresh, { body: { refreshToken: acting.refreshToken } })
  expect((await refusalOf(refresh)).code).toBe('sessionOver')
  expect((await kinds('signin.stopActing')).at(-1)).toMatchObject({ data: { adminId: admin } })
})
