import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { peopleCalls } from '#modules/people/contract/calls.ts'
import { cast, castPassword, type CastKey } from '#testing/stages/cast.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { mailedToken } from '#testing/sign-in.ts'
import { accountsCalls } from '../../contract/calls.ts'
import { signinCalls } from '#modules/signin/contract/calls.ts'
import { addPasswordTokens, inviteAccounts, invite } from '../public.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const start = Date.now()
const at = (seconds: number) => server.at(new Date(start + seconds * 1000))
beforeEach(() => at(0))

const password = castPassword
const anonymous = () => server.anonymous
const confirm = (token: string) => anonymous().send(accountsCalls.confirmAddress, { body: { token } })
const undo = (token: string) => anonymous().send(accountsCalls.undoAddress, { body: { token } })
const login = (email: string, typed = password) =>
  anonymous().raw(signinCalls.login, { body: { email, password: typed } })
const account = (id: number) =>
  server.db.selectFrom('accounts.account').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const audited = async (id: number) =>
  (
    await server.db
      .selectFrom('platform.audit')
      .select('kind')
      .where('subject_type', '=', 'account')
      .where('subject_id', '=', id)
      .where('kind', 'like', 'accounts.%Address')
      .orderBy('id')
      .execute()
  ).map(({ kind }) => kind)

async function traineeForm(asker: Asker, who: CastKey) {
  const own = await (await server.as(who)).send(peopleCalls.getLoginTrainee)
  const ID = own.ID
  const it = await asker.send(peopleCalls.getTrainee, { ID })
  const body = {
    FullName: { ar: it.FullName.ar ?? '', en: it.FullName.en ?? '' },
    Gender: it.Gender,
    BirthDate: it.BirthDate,
    NationalityID: it.NationalityID,
    PassportExpiresOn: it.PassportExpiresOn,
    PassportFileID: it.PassportFile?.ID ?? null,
    Email: it.Email,
    WorkEmail: it.WorkEmail,
    Mobile: it.Mobile,
    JobTitle: it.JobTitle,
    Employer: it.Employer,
    OrganizationID: it.OrganizationID,
    EducationDegreeID: it.EducationDegreeID,
    Version: it.Version,
  }
  return { ID, body }
}

test('an address that the academy writes into a record counts once it is proved; then every session ends', async () => {
  const huda = await server.as('huda')
  const layla = await server.as('layla')
  await layla.send(signinCalls.getMe)
  const { ID, body } = await traineeForm(huda, 'layla')
  const Email = 'layla.new@academy.example'
  await huda.send(peopleCalls.updateTrainee, { ID, body: { ...body, Email } })

  // Nothing but the waiting address has changed.
  expect(await huda.send(peopleCalls.getTrainee, { ID })).toMatchObject({
    Email: cast.layla.email,
    AddressChange: { AccountID: layla.accountId, Email },
  })
  expect((await login(Email)).statusCode).toBe(401)
  expect((await login(cast.layla.email)).statusCode).toBe(200)
  expect((await layla.send(signinCalls.getSecurity)).AddressChange).toMatchObject({ Email })
  const warned = await mailedToken(server.db, cast.layla.email)
  const token = await mailedToken(server.db, Email)
  expect(await anonymous().send(accountsCalls.getAddressLink, { body: { token } })).toEqual({
    kind: 'confirm',
    email: Email,
    formerEmail: cast.layla.email,
    isDone: false,
  })
  // The letter to the old address proves nothing.
  expect((await refusalOf(confirm(warned))).code).toBe('linkOver')

  const bearer = { headers: { authorization: `Bearer ${await layla.token()}` } }
  await confirm(token)
  expect((await refusalOf(confirm(token))).code).toBe('linkOver')
  await expect.poll(async () => (await anonymous().raw(signinCalls.getMe, {}, bearer)).statusCode).toBe(401)
  expect((await login(Email)).statusCode).toBe(200)
  expect((await login(cast.layla.email)).statusCode).toBe(401)
  expect(await huda.send(peopleCalls.getTrainee, { ID })).toMatchObject({ Email, AddressChange: null })
  expect(await audited(layla.accountId)).toEqual(['accounts.askForAddress', 'accounts.confirmAddress'])

  // The old address says for a week that it was not them.
  at(6 * 86_400)
  await undo(warned)
  expect((await account(layla.accountId)).email).toBe(cast.layla.email)
  expect(await huda.send(peopleCalls.getTrainee, { ID })).toMatchObject({ Email: cast.layla.email })
})

test('who holds more than the keeper could grant keeps the address, the state and the record', async () => {
  const nadia = await server.as('nadia')
  const { ID, body } = await traineeForm(nadia, 'mariam')
  const id = (await server.as('mariam')).accountId
  await server.db
    .updateTable('accounts.account')
    .set({ permissions: ['enteringcertificatewithnocourse'] })
    .where('id', '=', id)
    .execute()
  for (const who of ['huda', 'sami'] as const) {
    const asker = await server.as(who)
    const change = asker.send(peopleCalls.updateTrainee, { ID, body: { ...body, Email: 'mine@academy.example' } })
    expect(await refusalOf(change), who).toMatchObject({ status: 403, code: 'beyondYourRights' })
    const off = asker.send(peopleCalls.setTraineeActive, { body: { ID, Version: body.Version, IsActive: false } })
    expect((await refusalOf(off)).code, who).toBe('beyondYourRights')
    // What gives nobody the account goes on.
    const saved = await asker.send(peopleCalls.updateTrainee, { ID, body: { ...body, JobTitle: who } })
    body.Version = saved.Version
  }
  await nadia.send(peopleCalls.updateTrainee, { ID, body: { ...body, Email: 'hers@academy.example' } })
  const sami = await server.as('sami')
  const giveUp = { body: { AccountID: id } }
  expect((await refusalOf(sami.send(accountsCalls.giveUpUserAddress, giveUp))).code).toBe('beyondYourRights')
  await nadia.send(accountsCalls.giveUpUserAddress, giveUp)
  expect((await refusalOf(nadia.send(accountsCalls.giveUpUserAddress, giveUp))).code).toBe('linkOver')
  for (const call of [accountsCalls.giveUpUserAddress, accountsCalls.resendUserAddress])
    expect((await refusalOf(nadia.send(call, { body: { AccountID: 999_999 } }))).code).toBe('notFound')
  expect((await refusalOf(confirm(await mailedToken(server.db, 'hers@academy.example')))).code).toBe('linkOver')
})

test('one’s own address changes the same way, after the password; a taken address is not told', async () => {
  const yusuf = await server.as('yusuf')
  const ask = (Email: string, typed = password) =>
    yusuf.send(signinCalls.changeAddress, { body: { Email, password: typed } })
  const Email = 'yusuf.new@academy.example'
  expect((await refusalOf(ask(Email, 'wrong-Password-1'))).code).toBe('wrongOldPassword')
  expect((await refusalOf(ask(cast.yusuf.email))).code).toBe('notNew')
  await ask(Email)
  // a link was mailed, so the refusal is about a link
  const tooSoon = { status: 429, code: 'linkTooSoon', data: { seconds: 60 } }
  expect(await refusalOf(yusuf.send(accountsCalls.resendAddress, { body: {} }))).toMatchObject(tooSoon)
  expect(await refusalOf(ask('yusuf.other@academy.example'))).toMatchObject(tooSoon)
  const first = await mailedToken(server.db, Email)
  at(61)
  await yusuf.send(accountsCalls.resendAddress, { body: {} })
  const second = await mailedToken(server.db, Email)
  expect((await refusalOf(confirm(first))).code).toBe('linkOver')
  await yusuf.send(accountsCalls.giveUpAddress, { body: {} })
  expect((await refusalOf(confirm(second))).code).toBe('linkOver')
  expect((await account(yusuf.accountId)).email).toBe(cast.yusuf.email)

  at(122)
  await ask(cast.hany.email)
  const toHany = server.db.selectFrom('platform.outbox_mail').select('id').where('to_address', '=', cast.hany.email)
  expect(await toHany.where('kind', '=', 'newAddress').execute()).toEqual([])
  at(200)
  await ask(Email)
  const token = await mailedToken(server.db, Email)
  at(200 + 7 * 86_400)
  expect((await refusalOf(confirm(token))).code).toBe('linkOver')
})

test('“this was not me” ends sessions, the password and what was added since, and starts a reset', async () => {
  const hany = await server.as('hany')
  await hany.send(signinCalls.getMe)
  const Email = 'thief@academy.example'
  await hany.send(signinCalls.changeAddress, { body: { Email, password } })
  const undoToken = await mailedToken(server.db, cast.hany.email)
  await confirm(await mailedToken(server.db, Email))
  await server.db
    .insertInto('signin.passkey')
    .values({
      account_id: hany.accountId,
      credential_id: 'thiefs',
      public_key: Buffer.from('x'),
      name: 'theirs',
      created_at: new Date(start + 1000).toISOString(),
    })
    .execute()
  at(3600)
  const link = await anonymous().send(accountsCalls.getAddressLink, { body: { token: undoToken } })
  expect(link).toMatchObject({ kind: 'undo', isDone: true, formerEmail: cast.hany.email })
  const { token } = await undo(undoToken)
  expect(await account(hany.accountId)).toMatchObject({ email: cast.hany.email, password_hash: null })
  expect(
    await server.db.selectFrom('signin.passkey').select('id').where('account_id', '=', hany.accountId).execute(),
  ).toEqual([])
  expect((await login(Email)).statusCode).toBe(401)
  const set = { token, newPassword: 'Quiet-River-71', confirmPassword: 'Quiet-River-71' }
  await anonymous().send(signinCalls.setPassword, { body: set })
  expect((await login(cast.hany.email, 'Quiet-River-71')).statusCode).toBe(200)
  expect((await refusalOf(undo(undoToken))).code).toBe('linkOver')
  expect(await audited(hany.accountId)).toEqual([
    'accounts.askForAddress',
    'accounts.confirmAddress',
    'accounts.undoAddress',
  ])
  // A token is kept for no replay.
  const kept = await server.db.selectFrom('platform.idempotency_key').select('reply').execute()
  expect(JSON.stringify(kept)).not.toContain(token)
})

test('a new password ends the link to an address that was asked for under the former one, not “this was not me”', async () => {
  const newPassword = 'Quiet-River-72'
  const typed = { newPassword, confirmPassword: newPassword }
  const asked = async (who: 'omar' | 'karim') => {
    const asker = await server.as(who)
    const Email = `${who}.thief@academy.example`
    await asker.send(signinCalls.changeAddress, { body: { Email, password } })
    const [link, notMe] = [await mailedToken(server.db, Email), await mailedToken(server.db, cast[who].email)]
    return { asker, link, notMe }
  }
  const omar = await asked('omar')
  await omar.asker.send(signinCalls.changePassword, { body: { oldPassword: password, ...typed } })
  expect((await refusalOf(confirm(omar.link))).code).toBe('linkOver')
  // Whoever changed the password may have been the thief.
  await undo(omar.notMe)
  expect(await account(omar.asker.accountId)).toMatchObject({ email: cast.omar.email, password_hash: null })

  const karim = await asked('karim')
  const hour = new Date(start + 3_600_000)
  const [token] = await addPasswordTokens(server.db, [karim.asker.accountId], 'reset', server.now(), hour)
  await anonymous().raw(signinCalls.setPassword, { body: { token: token!, ...typed } })
  expect((await account(karim.asker.accountId)).password_hash).not.toBeNull()
  expect((await refusalOf(confirm(karim.link))).code).toBe('linkOver')
})

test('an address that the academy wrote wrongly gives whoever has it nothing that stays', async () => {
  const nadia = await server.as('nadia')
  const { ID, body } = await traineeForm(nadia, 'mariam')
  const { accountId } = await server.as('mariam')
  const Email = 'stranger@academy.example'
  await nadia.send(peopleCalls.updateTrainee, { ID, body: { ...body, Email } })
  const [link, notMe] = [await mailedToken(server.db, Email), await mailedToken(server.db, cast.mariam.email)]
  await confirm(link)
  const linked = { issuer: 'https://provider.example', subject: 'stranger', provider: 'company' }
  await server.db
    .insertInto('signin.provider_link')
    .values({ ...linked, account_id: accountId, linked_at: new Date(start + 1000).toISOString() })
    .execute()
  at(3600)
  await undo(notMe)
  expect(await account(accountId)).toMatchObject({ email: cast.mariam.email, password_hash: null })
  const links = server.db.selectFrom('signin.provider_link').select('subject').where('account_id', '=', accountId)
  expect(await links.execute()).toEqual([])
})

test('an account that nobody has used gets the address at once, and its invitation anew', async () => {
  const person = { email: 'typo@academy.example', role: 'customer', nameAr: 'سعاد', nameEn: 'Suad' } as const
  const [ID] = await inviteAccounts(server.db, [person])
  await invite(server.db, [ID!], server.now())
  const old = await mailedToken(server.db, person.email)
  const sami = await server.as('sami')
  const { Version } = await sami.send(accountsCalls.getUser, { ID: ID! })
  const fields = { NameAr: 'سعاد', NameEn: 'Suad', Role: 'customer', Permissions: [], Language: 'ar' } as const
  const Email = 'right@academy.example'
  await sami.send(accountsCalls.updateUser, { ID: ID!, body: { ...fields, Permissions: [], Email, Version } })
  expect((await account(ID!)).email).toBe(Email)
  const whose = (token: string) => anonymous().send(signinCalls.getPasswordToken, { body: { token } })
  expect((await refusalOf(whose(old))).code).toBe('linkOver')
  expect(await whose(await mailedToken(server.db, Email))).toMatchObject({ kind: 'invitation', email: Email })
})

test('somebody who took the address meanwhile keeps it', async () => {
  const salma = await server.as('salma')
  const Email = 'wanted@academy.example'
  await salma.send(signinCalls.changeAddress, { body: { Email, password } })
  await inviteAccounts(server.db, [{ email: Email, role: 'trainee', nameAr: 'س', nameEn: '' }])
  expect((await refusalOf(confirm(await mailedToken(server.db, Email)))).code).toBe('emailTaken')
})

test('who is in an account and gives up what it asked for is put out by the old address all the same', async () => {
  const thief = await server.as('huda')
  const ask = (Email: string) => thief.send(signinCalls.changeAddress, { body: { Email, password } })
  const [first, later] = ['huda.first@academy.example', 'huda.later@academy.example']
  await ask(first)
  const [link, notMe] = [await mailedToken(server.db, first), await mailedToken(server.db, cast.huda.email)]
  const key = { credential_id: 'of a thief', public_key: Buffer.from('x'), name: 'theirs' }
  await server.db
    .insertInto('signin.passkey')
    .values({ ...key, account_id: thief.accountId, created_at: new Date(start + 1000).toISOString() })
    .execute()
  await thief.send(accountsCalls.giveUpAddress, { body: {} })
  expect((await refusalOf(confirm(link))).code).toBe('linkOver')
  expect((await thief.send(signinCalls.getSecurity)).AddressChange).toBeNull()
  expect((await refusalOf(thief.send(accountsCalls.giveUpAddress, { body: {} }))).code).toBe('linkOver')
  // Asking and giving up in turn mails nobody more often than asking does.
  expect((await refusalOf(ask(later))).code).toBe('linkTooSoon')

  at(61)
  await ask(later)
  const laterNotMe = await mailedToken(server.db, cast.huda.email)
  await confirm(await mailedToken(server.db, later))
  expect((await account(thief.accountId)).email).toBe(later)
  at(3600)
  await undo(notMe)
  expect(await account(thief.accountId)).toMatchObject({ email: cast.huda.email, password_hash: null })
  const passkeys = server.db.selectFrom('signin.passkey').select('id').where('account_id', '=', thief.accountId)
  expect(await passkeys.execute()).toEqual([])
  expect((await refusalOf(undo(laterNotMe))).code).toBe('linkOver')
})
