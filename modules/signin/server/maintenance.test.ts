import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cast, castPassword } from '#testing/stages/cast.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { loggedIn } from '#testing/sign-in.ts'
import { attemptCalls } from '#modules/exams/contract/calls.ts'
import { declaredCalls } from '#apps/server/openapi.ts'
import { accountsCalls } from '#modules/accounts/contract/calls.ts'
import { signinCalls } from '../contract/calls.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const start = Date.parse('2026-03-01T08:00:00Z')
const at = (seconds: number) => server.at(new Date(start + seconds * 1000))
beforeEach(() => at(0))

const message = { ar: 'نحدّث النظام', en: 'We are updating', fr: '' }
const body = { IsOn: true, Until: '2026-03-01T09:00:00Z', Message: message, Version: 1 }
const now = async () => ({ Version: (await server.anonymous.send(signinCalls.getMaintenance)).Version })

test('everybody but administrators is kept out until the end, and told why', async () => {
  const nadia = await server.as('nadia')
  const layla = await server.as('layla')
  const huda = await server.as('huda')
  const ask = () =>
    layla.send(signinCalls.getMe).then(
      () => 'in',
      (error) => error.code,
    )
  expect((await refusalOf(huda.send(signinCalls.saveMaintenance, { body }))).code).toBe('notAllowed')
  const empty = { ...body, Message: { ar: '', en: ' ', fr: '' } }
  expect((await refusalOf(nadia.send(signinCalls.saveMaintenance, { body: empty }))).fields?.[0]?.path).toBe('Message')
  expect(await ask()).toBe('in')
  await nadia.send(signinCalls.saveMaintenance, { body })
  await expect.poll(ask).toBe('maintenance')

  const response = await layla.raw(signinCalls.getMe)
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '3600'])
  expect(response.json()).toMatchObject({ code: 'maintenance', data: { ...message, seconds: 3600, until: body.Until } })
  expect((await refusalOf(huda.send(signinCalls.getMe))).code).toBe('maintenance')
  expect((await refusalOf(server.anonymous.send(accountsCalls.getSetupState))).code).toBe('maintenance')
  expect((await nadia.send(signinCalls.getMe)).email).toBe(cast.nadia.email)
  expect(await server.anonymous.send(signinCalls.getMaintenance)).toEqual({
    IsOn: true,
    Until: body.Until,
    Message: message,
    Version: 2,
  })
  // An exam that is being sat goes on: its calls are answered as ever.
  const clock = layla.send(attemptCalls.getAttemptClock, { AttemptID: 999_999 })
  expect((await refusalOf(clock)).code).toBe('notFound')
  // Who signs in is not asked whether they are an administrator before they have proved it.
  await loggedIn(server.anonymous.send(signinCalls.login, { body: { email: cast.hany.email, password: castPassword } }))

  at(3600)
  expect(await ask()).toBe('in')
  expect((await server.anonymous.send(signinCalls.getMaintenance)).IsOn).toBe(false)
  at(0)
  await nadia.send(signinCalls.saveMaintenance, { body: { ...body, ...(await now()), IsOn: false } })
  await expect.poll(ask).toBe('in')
  const audited = await server.db
    .selectFrom('platform.audit')
    .select(['before', 'after'])
    .where('kind', '=', 'platform.changeSetting')
    .orderBy('id')
    .execute()
  expect(audited.map(({ after }) => (after as { value: { on: boolean } }).value.on)).toEqual([true, false])
})

test('without an end it lasts until somebody ends it', async () => {
  const nadia = await server.as('nadia')
  const layla = await server.as('layla')
  await nadia.send(signinCalls.saveMaintenance, { body: { ...body, ...(await now()), Until: null } })
  await expect.poll(() => layla.send(signinCalls.getMe).catch((error) => error.code)).toBe('maintenance')
  at(30 * 86_400)
  const late = await server.as('mariam')
  expect(await refusalOf(late.send(signinCalls.getMe))).toMatchObject({ data: { until: null, seconds: 60 } })
  await (
    await server.as('nadia')
  ).send(signinCalls.saveMaintenance, { body: { ...body, ...(await now()), IsOn: false } })
})

test('who read it before a colleague changed it is told so, and throws no switch back', async () => {
  const nadia = await server.as('nadia')
  const { Version } = await nadia.send(signinCalls.getMaintenance)
  await nadia.send(signinCalls.saveMaintenance, { body: { ...body, Version } })
  const read = await nadia.send(signinCalls.getMaintenance)
  await nadia.send(signinCalls.saveMaintenance, { body: { ...body, Version: read.Version, IsOn: false } })
  const other = { ...body, Message: { ...message, ar: 'رسالة أخرى' }, Version: read.Version }
  const refused = await refusalOf(nadia.send(signinCalls.saveMaintenance, { body: other }))
  expect(refused).toMatchObject({ code: 'changedMeanwhile', data: { at: expect.any(String) } })
  expect((await nadia.send(signinCalls.getMaintenance)).IsOn).toBe(false)

  // Of two at the same moment one comes first.
  const rules = { SecondFactor: 'staff', ActAsNotice: true } as const
  const at = (await nadia.send(signinCalls.getSignInRules)).Version
  const save = (LockAfterMinutes: number) =>
    nadia.send(signinCalls.saveSignInRules, { body: { ...rules, LockAfterMinutes, Version: at } }).then(
      () => 'saved',
      ({ code }) => code as unknown,
    )
  expect((await Promise.all([11, 12, 13].map(save))).toSorted()).toEqual([
    'changedMeanwhile',
    'changedMeanwhile',
    'saved',
  ])
})

test('what goes on is signing in and an exam that is being sat, and nothing else', () => {
  const going = declaredCalls()
    .flatMap(({ calls: all }) => Object.values(all))
    .filter((call) => call.duringMaintenance)
    .map((call) => call.path)
  expect(going.filter((path) => !path.startsWith('/api/Account/')).toSorted()).toEqual([
    '/api/TraineeExamAnswer/GetAttemptClock',
    '/api/TraineeExamAnswer/GetExamCover',
    '/api/TraineeExamAnswer/LeaveExamMode',
    '/api/TraineeExamAnswer/ReturnToExamMode',
    '/api/TraineeExamAnswer/SaveAnswers',
    '/api/TraineeExamAnswer/StartExam',
    '/api/TraineeExamAnswer/SubmitExam',
    '/login',
    '/logout',
    '/refresh',
  ])
})
