import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Input } from '#platform/shared/call.ts'
import { cast } from '#testing/stages/cast.ts'
import { ApiProblem, refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { organizationBody, proveAddress, traineeBody, uploadAttachment } from '#testing/stages/sign-up.ts'
import { upload } from '#testing/stages/upload.ts'
import { signinCalls } from '#modules/signin/contract/calls.ts'
import { peopleCalls, signupCalls as calls } from '../../../contract/calls.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

type Body = Input<typeof calls.registerUser>['body']
const register = (body: Body) => server.anonymous.send(calls.registerUser, { body })
const account = (email: string) =>
  server.db
    .selectFrom('accounts.account')
    .select(['id', 'role', 'state', 'permissions', 'email_proved_at', 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst()

/** A proved address with one uploaded file. */
async function ready(email: string) {
  const { Key } = await proveAddress(server, email)
  return { Key, fileId: await uploadAttachment(server, Key) }
}

test('a trainee registers, is signed in, and the academy sees what was handed in', async () => {
  const { Key, fileId } = await ready('sara@example.com')
  const reply = await register(traineeBody(Key, 'sara@example.com', fileId))
  expect(reply).toMatchObject({
    Standing: 'active',
    Session: { userData: { email: 'sara@example.com', userRole: 'trainee', permissions: [] } },
  })
  const bearer = { headers: { authorization: `Bearer ${reply.Session!.accessToken}` } }
  const me = await server.anonymous.send(signinCalls.getMe, {}, bearer)
  const trainee = await (await server.as('huda')).send(peopleCalls.getTrainee, { ID: me.traineeId! })
  expect(trainee).toMatchObject({
    Code: reply.Code,
    FullName: { ar: 'سارة النجار', en: 'Sara Elnaggar' },
    NameParts: { First: { ar: 'سارة', en: 'Sara' }, Last: { ar: 'النجار', en: 'Elnaggar' } },
    Mobile: '+201002003000',
    WorkEmail: 'work.sara@example.com',
    IsNew: true,
    IsLight: false,
    OrganizationID: null,
    AccountState: 'active',
    Education: [{ DegreeID: 4, Subject: 'هندسة الطيران', Year: 2015 }],
    Attachments: [{ FileID: fileId, Title: 'السيرة الذاتية', FileName: 'cv.pdf' }],
  })
  expect(trainee.Contacts.map((each) => [each.Type, each.IsMain])).toEqual([
    ['EMAIL', true],
    ['WORKEMAIL', true],
    ['MOBILE', true],
    ['WHATSAPP', true],
  ])
  // Who handed the file in may fetch it, so may the reviewers, and no other trainee.
  const fetched = async (token: string | null) =>
    (await server.app.inject({ url: `/api/File/Download?ID=${fileId}`, headers: { authorization: `Bearer ${token}` } }))
      .statusCode
  expect(await fetched(reply.Session!.accessToken)).toBe(200)
  expect(await fetched(await (await server.as('huda')).token())).toBe(200)
  expect(await fetched(await (await server.as('layla')).token())).toBe(404)
})

test('an answer that was lost on the way is given again; a quarter of an hour later no more', async () => {
  const { Key, fileId } = await ready('again@example.com')
  const body = traineeBody(Key, 'again@example.com', fileId)
  const [one, other] = await Promise.all([register(body), register(body)])
  expect(other.Code).toBe(one.Code)
  expect((await register(body)).Session?.userData.uid).toBe(one.Session!.userData.uid)
  // Nobody looks at the password again, nor hashes it: this one would be refused.
  const stolen = { Password: 'Liverpool#1', ConfirmPassword: 'Liverpool#1' }
  expect((await register({ ...body, ...stolen })).Code).toBe(one.Code)
  const events = await server.db
    .selectFrom('platform.event')
    .select('kind')
    .where('actor_id', '=', one.Session!.userData.uid)
    .where('kind', '=', 'people.registerTrainee')
    .execute()
  expect(events).toHaveLength(1)
  server.at(new Date(Date.now() + 16 * 60_000))
  expect((await refusalOf(register(body))).code).toBe('signupOver')
  server.at()
})

/** What is wrong with a body, as `path code`. */
async function wrong(body: object): Promise<string[]> {
  const problem = await refusalOf(register(body as Body))
  return (problem.fields ?? [{ path: '', code: problem.code }]).map((field) => `${field.path} ${field.code}`)
}

test('every validation of a trainee is refused at its field and changes nothing', async () => {
  const email = 'checks@example.com'
  const { Key, fileId } = await ready(email)
  const good = traineeBody(Key, email, fileId)
  const [own, work, mobile, whatsapp] = good.Contacts as [object, object, object, object]
  const cases: [change: object, finding: string | string[]][] = [
    [{ ConfirmPassword: 'Other-Sky-47' }, 'ConfirmPassword mismatch'],
    [{ Password: 'short', ConfirmPassword: 'short' }, 'Password weak'],
    [{ Password: 'alllower-47', ConfirmPassword: 'alllower-47' }, 'Password weak'],
    [{ Password: 'NoDigits-here', ConfirmPassword: 'NoDigits-here' }, 'Password weak'],
    [{ Password: 'NoSpecial47', ConfirmPassword: 'NoSpecial47' }, 'Password weak'],
    [{ Password: 'Password-1', ConfirmPassword: 'Password-1' }, 'Password weak'],
    [{ Terms: false }, 'Terms notAccepted'],
    [{ FirstName: { ar: '', en: 'Sara' } }, 'FirstName.ar required'],
    [{ FirstName: { ar: 'سارة', en: 'سارة' } }, 'FirstName.en latinOnly'],
    [{ FirstName: { ar: 'نينا', en: 'Нина' } }, 'FirstName.en latinOnly'],
    [{ LastName: { ar: 'أ\u202eب', en: 'B' } }, 'LastName.ar badCharacters'],
    [{ Gender: null }, 'Gender required'],
    [{ BirthDate: '2999-01-01' }, 'BirthDate notInThePast'],
    [{ BirthDate: '1415-09-01' }, 'BirthDate tooLongAgo'],
    [{ BirthDate: '1995-02-30' }, 'BirthDate notADay'],
    [{ NationalityID: null }, 'NationalityID required'],
    [{ Contacts: [own, work] }, 'Contacts contactInfoMissing'],
    [{ Contacts: [own, mobile] }, 'Contacts contactInfoMissing'],
    [{ Contacts: [work, mobile] }, 'Contacts contactInfoMissing'],
    [{ Contacts: [{ Type: 'EMAIL', Value: 'x@example.com' }, work, mobile] }, 'Contacts ownEmailMissing'],
    [{ Contacts: [own, work, mobile, whatsapp, whatsapp] }, 'Contacts.4 alreadyExists'],
    [{ Contacts: [own, work, mobile, { Type: 'MOBILE', Value: '+٢٠١٠٠٢٠٠٣٠٠٠' }] }, 'Contacts.3 alreadyExists'],
    [{ Contacts: [own, work, { Type: 'MOBILE', Value: '12' }] }, 'Contacts.2.Value invalidPhone'],
    [{ Contacts: [own, work, mobile, { Type: 'PIGEON', Value: 'x' }] }, 'Contacts.3.Type notFound'],
    [{ Education: [] }, 'Education entryMissing'],
    [
      { Education: [good.Education[0], { ...good.Education[0]!, Subject: 'هندسه الطيران' }] },
      'Education.1 alreadyExists',
    ],
    [{ Attachments: [] }, 'Attachments entryMissing'],
    [{ Attachments: [good.Attachments[0], good.Attachments[0]] }, 'Attachments.1 alreadyExists'],
    [{ Attachments: [{ FileID: fileId + 1000, Title: 'x' }] }, 'Attachments.0.FileID notFound'],
    [{ role: 'admin', Role: 'admin' }, ['role notAllowed', 'Role notAllowed']],
    [{ State: 'active' }, 'State notAllowed'],
    [{ OrganizationID: 1 }, 'OrganizationID notAllowed'],
    [{ IsActive: true }, 'IsActive notAllowed'],
    [{ Kind: 'admin' }, 'Kind notAllowed'],
    [{ Key: 'y'.repeat(43) }, ' signupOver'],
  ]
  const found = []
  for (const [change] of cases) found.push(await wrong({ ...good, ...change }))
  expect(found).toEqual(cases.map(([, finding]) => [finding].flat()))
  expect(await account(email)).toBeUndefined()
  // The same body without a fault is taken, so that nothing above was refused for another reason.
  expect((await register(good)).Standing).toBe('active')
})

test('another visitor’s file is not to be had', async () => {
  const [mine, theirs] = [await ready('mine@example.com'), await ready('theirs@example.com')]
  expect(await wrong(traineeBody(mine.Key, 'mine@example.com', theirs.fileId))).toEqual([
    'Attachments.0.FileID notFound',
  ])
})

test('somebody who got an account meanwhile is already registered', async () => {
  const [one, other] = [await ready('twice@example.com'), await ready('raced@example.com')]
  await (
    await server.as('huda')
  ).send(peopleCalls.addTrainee, {
    body: {
      FullName: { ar: 'سارة', en: '' },
      Gender: null,
      BirthDate: null,
      NationalityID: null,
      PassportExpiresOn: null,
      PassportFileID: null,
      Email: 'twice@example.com',
      WorkEmail: '',
      Mobile: '',
      JobTitle: '',
      Employer: '',
      OrganizationID: null,
      EducationDegreeID: null,
    },
  })
  expect(await wrong(traineeBody(one.Key, 'twice@example.com', one.fileId))).toEqual([' alreadyRegistered'])
  // Two browsers that both proved the address: one registers.
  server.at(new Date(Date.now() + 120_000))
  const second = await ready('raced@example.com')
  const raced = await Promise.all([
    register(traineeBody(other.Key, 'raced@example.com', other.fileId)).then(() => 'in', refusedWith),
    register(traineeBody(second.Key, 'raced@example.com', second.fileId)).then(() => 'in', refusedWith),
  ])
  server.at()
  expect(raced.toSorted()).toEqual(['alreadyRegistered', 'in'])
})
const refusedWith = (error: unknown) => (error as ApiProblem).code

test('a light trainee comes for a competition and is completed later under the same id', async () => {
  const email = 'light@example.com'
  const { Key } = await proveAddress(server, email)
  const light = {
    Kind: 'lightTrainee' as const,
    Key,
    Terms: true as const,
    Name: 'ليلى السيد',
    Mobile: '+201007770000',
    CountryID: 1,
    CompetitionCode: 'QURAN-2026',
  }
  expect(await wrong({ ...light, Password: 'Blue-Sky-47' })).toEqual(['Password notAllowed'])
  expect(await wrong({ ...light, Mobile: 'x' })).toEqual(['Mobile invalidPhone'])
  const first = await register(light)
  expect(first.Session?.userData.userRole).toBe('trainee')
  expect(await account(email)).toMatchObject({ state: 'active', password_hash: null })
  const huda = await server.as('huda')
  const found = (await huda.send(peopleCalls.listTrainees, { IsLight: true, search: 'ليلى السيد' })).Items[0]!

  server.at(new Date(Date.now() + 120_000))
  const proof = await proveAddress(server, email)
  expect(proof.Signup).toMatchObject({
    Standing: 'light',
    LightTrainee: { Name: { ar: 'ليلى السيد', en: '' }, CompetitionCode: 'QURAN-2026' },
  })
  const fileId = await uploadAttachment(server, proof.Key)
  const whole = await register(traineeBody(proof.Key, email, fileId))
  server.at()
  expect(whole).toMatchObject({ Code: first.Code, Session: { userData: { uid: first.Session!.userData.uid } } })
  expect(await huda.send(peopleCalls.getTrainee, { ID: found.ID })).toMatchObject({
    IsLight: false,
    FullName: { ar: 'سارة النجار' },
    CompetitionCode: 'QURAN-2026',
  })
  // The sessions of before are over, as a password was set.
  const old = { headers: { authorization: `Bearer ${first.Session!.accessToken}` } }
  await expect
    .poll(() => server.anonymous.send(signinCalls.getMe, {}, old).then(() => 'in', refusedWith))
    .toBe('notSignedIn')
})

test('an organization waits: no session, not active, the contact person does not get in', async () => {
  const { Key, fileId } = await ready('mona@delta.example')
  const good = organizationBody(Key, fileId)
  expect(await wrong({ ...good, CreditApproved: true })).toEqual(['CreditApproved notAllowed'])
  expect(await wrong({ ...good, Attachments: [] })).toEqual(['Attachments entryMissing'])
  expect(await wrong({ ...good, Name: {} })).toEqual(['Name required'])
  const reply = await register(good)
  expect(reply).toEqual({ Standing: 'waiting', Code: expect.stringMatching(/^ORG-/), Session: null })
  expect(await account('mona@delta.example')).toMatchObject({ role: 'customer', state: 'pending' })
  const login = { email: 'mona@delta.example', password: 'Blue-Sky-47', FCMToken: null }
  const refused = await server.anonymous.raw(signinCalls.login, { body: login })
  expect(refused.json()).not.toHaveProperty('accessToken')
})

test('the published short form makes a trainee whose address is still to be proved', async () => {
  const body = { email: 'short@example.com', password: 'Blue-Sky-47', confirmPassword: 'Blue-Sky-47' }
  expect(
    await refusalOf(server.anonymous.send(calls.register, { body: { ...body, confirmPassword: 'x' } })),
  ).toMatchObject({
    fields: [{ path: 'confirmPassword', code: 'mismatch' }],
  })
  const withRole = { ...body, role: 'admin' } as never
  expect((await refusalOf(server.anonymous.send(calls.register, { body: withRole }))).code).toBe('invalidInput')
  const reply = await server.anonymous.send(calls.register, { body })
  expect(reply).toMatchObject({ expiresIn: 600, userData: { userRole: 'trainee', email: 'short@example.com' } })
  expect(await account('short@example.com')).toMatchObject({ role: 'trainee', email_proved_at: null })
  // Rule: no upload before the address is proved.
  const short = await server.as('short@example.com')
  await expect(upload(server.app, short, 'passportScan', { name: 'a.pdf', bytes: '%PDF-1.7' })).rejects.toThrow(
    'emailNotProved',
  )
  expect(await refusalOf(server.anonymous.send(calls.register, { body }))).toMatchObject({
    status: 409,
    code: 'alreadyRegistered',
  })
  expect(
    (await refusalOf(server.anonymous.send(calls.register, { body: { ...body, email: cast.layla.email } }))).code,
  ).toBe('alreadyRegistered')
})

test('who proves an address takes it from who registered it without proof', async () => {
  const email = 'squatted@example.com'
  const squatter = await server.anonymous.send(calls.register, {
    body: { email, password: 'Blue-Sky-47', confirmPassword: 'Blue-Sky-47' },
  })
  const { Key } = await proveAddress(server, email)
  const light = {
    Key,
    Terms: true as const,
    Name: 'Owner',
    Mobile: '+201007770001',
    CountryID: 1,
    CompetitionCode: null,
  }
  const owner = await register({ Kind: 'lightTrainee', ...light })
  expect(owner.Session?.userData.uid).toBe(squatter.userData.uid)
  expect(await account(email)).toMatchObject({ password_hash: null, email_proved_at: expect.any(String) })
  const old = { headers: { authorization: `Bearer ${squatter.accessToken}` } }
  await expect
    .poll(() => server.anonymous.send(signinCalls.getMe, {}, old).then(() => 'in', refusedWith))
    .toBe('notSignedIn')
})
