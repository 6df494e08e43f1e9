import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountsCalls } from '#modules/accounts/contract/calls.ts'
import { classesCalls } from '#modules/classes/contract/calls.ts'
import { peopleCalls } from '#modules/people/contract/calls.ts'
import { planningCalls } from '#modules/planning/contract/calls.ts'
import { signinCalls } from '#modules/signin/contract/calls.ts'
import type { AuditKind } from '#platform/shared/record/event-kinds.ts'
import type { Asker } from '../asker.ts'
import { castPassword } from '../stages/cast.ts'
import { audited } from '../stages/audited.ts'
import { startTestServer, type TestServer } from '../server.ts'
import { anyTime, planRowOf, stagedClass, stageIds } from '../stages/stage-plan.ts'

/* What decides about money or rights is changed through its call, and the audit has it as it was and as it is. */

let server: TestServer
let ids: Awaited<ReturnType<typeof stageIds>>
let nadia: Asker, huda: Asker, omar: Asker
beforeAll(async () => {
  server = await startTestServer()
  server.at('2027-01-10T08:00:00Z')
  await server.db.deleteFrom('planning.holiday').execute()
  ids = await stageIds(server)
  ;[nadia, huda, omar] = (await Promise.all(['nadia', 'huda', 'omar'].map((who) => server.as(who)))) as [
    Asker,
    Asker,
    Asker,
  ]
})
afterAll(() => server.close())

const egp = (Minor: number) => ({ Minor, Currency: 'EGP' })
const last = async (kind: AuditKind) => {
  const row = (await audited(server.db, kind)).at(-1)!
  return { by: row.actor_id, before: row.before, after: row.after }
}

test('an instructor’s daily fee and rights', async () => {
  const body = {
    FullName: { ar: 'باسل عادل', en: 'Basel Adel' },
    Email: 'basel@example.com',
    Mobile: '',
    IsExaminer: false,
    IsPracticalAssessor: false,
    DailyFee: egp(100_000),
    StatusID: null,
    IndustrySectorID: null,
    Biography: {},
  }
  const { ID, Version } = await nadia.send(peopleCalls.addInstructor, { body: { ...body, SendInvitation: false } })
  expect(await last('people.addInstructor')).toMatchObject({ after: { dailyFee: egp(100_000), isExaminer: false } })
  const changed = { ...body, Version, DailyFee: egp(250_000), IsExaminer: true, IsPracticalAssessor: true }
  await nadia.send(peopleCalls.updateInstructor, { ID, body: changed })
  expect(await last('people.updateInstructor')).toEqual({
    by: nadia.accountId,
    before: { dailyFee: egp(100_000), isExaminer: false, isPracticalAssessor: false },
    after: { dailyFee: egp(250_000), isExaminer: true, isPracticalAssessor: true },
  })
})

test('role and rights, address and state of an account', async () => {
  const fields = { NameAr: 'منى فؤاد', NameEn: 'Mona Fouad', Role: 'trainee', Permissions: [], Language: 'ar' } as const
  const body = { ...fields, Permissions: [], Email: 'mona@example.com' }
  const { ID, Version } = await nadia.send(accountsCalls.addUser, { body })
  expect(await last('accounts.addUser')).toEqual({
    by: nadia.accountId,
    before: null,
    after: {
      nameAr: 'منى فؤاد',
      nameEn: 'Mona Fouad',
      email: 'mona@example.com',
      role: 'trainee',
      permissions: [],
      language: 'ar',
      gender: null,
      state: 'pending',
      wantsSecondFactor: false,
    },
  })
  // Nobody has used it: another address counts at once. One change is two facts.
  const changed = { ...body, Email: 'fouad@example.com', Permissions: ['enteringcourses' as const], Version }
  const saved = await nadia.send(accountsCalls.updateUser, { ID, body: changed })
  expect(await last('accounts.updateUser')).toMatchObject({
    before: { email: 'mona@example.com' },
    after: { email: 'fouad@example.com' },
  })
  expect(await last('accounts.changeRights')).toEqual({
    by: nadia.accountId,
    before: { permissions: [] },
    after: { permissions: ['enteringcourses'] },
  })
  await nadia.send(accountsCalls.setUserActive, { body: { ...saved, IsActive: false } })
  expect(await last('accounts.deactivateUser')).toMatchObject({
    before: { state: 'pending' },
    after: { state: 'inactive' },
  })
  await nadia.send(accountsCalls.deleteUser, { ID })
  expect(await last('accounts.deleteUser')).toMatchObject({ before: { email: 'fouad@example.com' }, after: null })
})

test('who wants a code at each log-in, and nothing of the password beside it', async () => {
  const layla = await server.as('layla')
  await layla.send(signinCalls.setSecondFactor, { body: { password: castPassword, IsWanted: true } })
  expect(await last('signin.setSecondFactor')).toEqual({
    by: layla.accountId,
    before: { wantsSecondFactor: false },
    after: { wantsSecondFactor: true },
  })
})

test('that an organization may pay later', async () => {
  const body = {
    Name: { ar: 'شركة البحر', en: 'Sea Company' },
    Address1: '',
    Address2: '',
    City: '',
    Zip: '',
    CountryID: null,
    ContactName: 'Rami Adel',
    ContactJobTitle: '',
    ContactEmail: 'rami@sea.example',
    ContactPhone: '',
    CreditApproved: false,
  }
  const { ID, Version } = await nadia.send(peopleCalls.addOrganization, { body: { ...body, SendInvitation: false } })
  await nadia.send(peopleCalls.updateOrganization, { ID, body: { ...body, Version, CreditApproved: true } })
  expect(await last('people.updateOrganization')).toEqual({
    by: nadia.accountId,
    before: { creditApproved: false },
    after: { creditApproved: true },
  })
})

test('the fee of a plan row and of a class, the price of a class room', async () => {
  const row = planRowOf(ids, '2027-05-02')
  const { ID } = await huda.send(planningCalls.add, { body: row })
  await huda.send(planningCalls.edit, { ID, body: { ...row, Fee: egp(70_000), Version: 1 } })
  expect(await last('planning.edit')).toEqual({
    by: huda.accountId,
    before: { fee: row.Fee },
    after: { fee: egp(70_000) },
  })

  const staged = await stagedClass({ huda, nadia }, omar, planRowOf(ids, '2027-06-06'))
  const found = await huda.send(classesCalls.getCourseClass, { ID: staged.ID })
  const fields = {
    StartDate: found.StartDate,
    EndDate: found.EndDate,
    Place: found.Place,
    ClassRoomID: found.ClassRoomID,
    Language: 'ar' as const,
    MinTrainees: found.MinTrainees,
    MaxTrainees: found.MaxTrainees,
    OrganizationID: found.OrganizationID,
    Notes: found.Notes,
    Version: found.Version,
  }
  await huda.send(classesCalls.edit, { ID: staged.ID, body: { ...fields, Fee: egp(80_000) } })
  expect(await last('classes.edit')).toEqual({
    by: huda.accountId,
    before: { fee: found.Fee },
    after: { fee: egp(80_000) },
  })

  const classRoom = await huda.send(planningCalls.getClassRoom, { ID: ids.R101 })
  const { Code, Name, KindID, Capacity, Building, Floor, IsActive, Version } = classRoom
  const body = { Code, Name, KindID, Capacity, Building, Floor, IsActive, Version, ...anyTime }
  await huda.send(planningCalls.editClassRoom, { ID: ids.R101, body: { ...body, DayPrice: egp(5_000) } as never })
  expect(await last('planning.editClassRoom')).toMatchObject({
    by: huda.accountId,
    before: { dayPrice: classRoom.DayPrice },
    after: { dayPrice: egp(5_000) },
  })
})
